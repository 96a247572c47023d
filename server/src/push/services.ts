/** The push services of Chrome and those built on it, and of Firefox. */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'];
/** Of Safari and of Edge, which have many hosts. */
const DOMAINS = ['.push.apple.com', '.notify.windows.com'];

/**
 * Whether an endpoint is at the push service of a known browser. Anything else could make this server ask any address in its own network on
 * somebody's behalf.
 */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain));
}
