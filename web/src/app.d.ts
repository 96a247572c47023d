/// <reference types="vite-plugin-pwa/client" />

declare module '*.md' {
  export const html: string;
  export const contents: readonly { readonly id: string; readonly level: number; readonly title: string }[];
}
