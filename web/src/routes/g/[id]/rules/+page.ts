import { findRoom } from '@spieleabend/games';
import { error } from '@sveltejs/kit';

export function load({ params }) {
  return { about: (findRoom(params.id) ?? error(404)).about };
}
