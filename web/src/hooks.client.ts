import type { ClientInit } from '@sveltejs/kit';

/** An address with a broken percent escape would stop the router: its percent signs are taken as they stand. */
export const init: ClientInit = () => {
  try {
    decodeURI(location.pathname);
  } catch {
    const { pathname, search, hash } = location;
    history.replaceState(history.state, '', pathname.replaceAll('%', '%25') + search + hash);
  }
};
