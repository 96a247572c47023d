import { findRoom } from '@spieleabend/games';
import { error } from '@sveltejs/kit';

export function load({ params }) {
  return { room: findRoom(params.id) ?? error(404) };
}
