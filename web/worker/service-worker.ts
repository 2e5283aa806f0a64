/**
 * Keeps the page itself at hand, so that the rulebook and the score pad open without a network. The server's doors are never
 * answered from here: a table is as the server says, or not at all.
 */

declare const FILES: string[];
declare const VERSION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = `billi-${VERSION}`;
const SHELL = "/";
const LOOSE = ["/icon.svg", "/manifest.webmanifest"];

worker.addEventListener("install", (event) => {
  event.waitUntil(keepAll().then(() => worker.skipWaiting()));
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

/** A page from the server, which may be newer; the kept one when there is no network. */
async function newest(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
