/**
 * Whether a request may come from where it says: a browser names the page's origin, and that has to be this very host. Programs
 * that are no browsers name none.
 */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}
