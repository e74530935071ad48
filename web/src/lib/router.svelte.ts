/** Two pages: the house (/) and a table (/t/ID). */

export type Route = { page: "start" } | { page: "table"; id: string };

export function route(path: string): Route {
  const found = /^\/t\/([^/]+)\/?$/.exec(path);
  return found ? { page: "table", id: decodeURIComponent(found[1]!) } : { page: "start" };
}

class Router {
  now = $state.raw<Route>(route(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.now = route(location.pathname)));
  }

  go = (path: string): void => {
    history.pushState(null, "", path);
    this.now = route(location.pathname);
    scrollTo(0, 0);
  };

  /** For links: an ordinary click stays on the page. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.go(link.pathname);
  };
}

export const router = new Router();
