/** Where in the page we are, from the address, and ways to go elsewhere without loading anything again. */

class Route {
  #url = $state.raw(new URL(location.href));

  constructor() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** The parts of the path: "/t/abc" is ["t", "abc"]. */
  get parts(): string[] {
    return this.#url.pathname.split("/").filter(Boolean).map(decoded);
  }

  get query(): URLSearchParams {
    return this.#url.searchParams;
  }

  get hash(): string {
    return this.#url.hash.slice(1);
  }

  /** Go to another place in the page. */
  go(path: string, how: "push" | "replace" = "push"): void {
    history[how === "push" ? "pushState" : "replaceState"](null, "", path);
    const before = this.#url.pathname;
    this.#read();
    if (this.#url.pathname !== before) scrollTo(0, 0);
  }

  #read(): void {
    this.#url = new URL(location.href);
  }

  /** Follow our own links here; all others, and those wanted in a new tab, are the browser's. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

/** A part of the path as people read it, or as it stands where it is nonsense. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = new Route();
