// Where in the site we are: the part of the address behind the hash, so that tokens never reach a server's log.
class Route {
  path = $state(location.hash.slice(1) || '/');
  readonly parts = $derived(
    this.path.split('?')[0]?.split('/').filter(Boolean).map(decodeURIComponent) ?? [],
  );

  constructor() {
    addEventListener('hashchange', () => (this.path = location.hash.slice(1) || '/'));
  }
}

export const route = new Route();

export function go(path: string): void {
  location.hash = path;
}

/** Take the token out of the address bar once it is kept. */
export function hideToken(path: string): void {
  history.replaceState(null, '', `#${path}`);
  route.path = path;
}
