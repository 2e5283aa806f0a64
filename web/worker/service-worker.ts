/**
 * Keeps the page itself at hand, so that the rulebook and the score pad open without a network. The server's doors are never
 * answered from here: a table is as the server says, or not at all.
 */

declare const FILES: string[];
declare const VERSION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = `billi-${VERSION}`;
const SHELL = "/";
/** Milliseconds somebody waits for a page that may be newer. */
const PATIENCE = 3_000;
const LOOSE = ["/icon.svg", "/manifest.webmanifest"];

// A new one waits until no tab of the old page is open: what that page has yet to load is in the old cache alone.
worker.addEventListener("install", (event) => {
  event.waitUntil(keepAll());
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOld().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || isDoor(pathname)) return;
  if (event.request.mode === "navigate") event.respondWith(newest(event.request));
  else event.respondWith(kept(event.request));
});

function isDoor(path: string): boolean {
  return path.startsWith("/api/") || path === "/healthz" || path === "/metrics";
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([SHELL, ...LOOSE, ...FILES]);
}

async function forgetOld(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** A page from the server, which may be newer; the kept one when there is no network, or one that takes too long. */
async function newest(request: Request): Promise<Response> {
  const asked = fetch(request);
  try {
    return await Promise.race([asked, late()]);
  } catch {
    return (await caches.match(SHELL)) ?? asked;
  }
}

function late(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, PATIENCE));
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
