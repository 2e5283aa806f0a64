/** Brings what a part of the page is made of all at once, and the part when its styles are there. */

/** Styles on their way, or here. */
const styles = new Map<string, Promise<void>>();

/** As Vite's own does, for browsers that know of modules: theirs is for others too, and four times as much. */
export async function preload<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map((file) => bring(`/${file}`)));
  return load();
}

function bring(href: string): Promise<void> | undefined {
  if (document.querySelector(`link[href="${href}"]`)) return styles.get(href);
  const link = Object.assign(document.createElement("link"), { href, crossOrigin: "", rel: "modulepreload" });
  if (href.endsWith(".css")) {
    link.rel = "stylesheet";
    styles.set(
      href,
      new Promise((here, failed) => {
        link.onload = () => here();
        link.onerror = () => {
          link.remove(); // so that it can be tried again
          failed(new Error(href));
        };
      }),
    );
  }
  document.head.append(link);
  return styles.get(href);
}
