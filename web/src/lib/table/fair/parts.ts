/** What a table shows of how its chance was agreed on: fetched when there is something to show, and then all at once. */
export { default as Deceived } from './Deceived.svelte';
export { default as Proof } from './Proof.svelte';
export { default as SealButton } from './SealButton.svelte';
