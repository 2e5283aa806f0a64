/**
 * Where what was pressed gives way to something else in its spot, the keyboard stays there: with what gives nothing away,
 * if there is a choice.
 */

export function keepSpots(main: HTMLElement): void {
  let at: Element | null = null;
  let spot: Element | null = null;
  main.addEventListener("focusin", ({ target }) => {
    at = target as Element;
    spot = at.closest("[data-spot]");
  });
  new MutationObserver(() => {
    if (document.activeElement !== document.body || at?.isConnected) return;
    const next = spot?.querySelector<HTMLElement>(".keep") ?? spot?.querySelector<HTMLElement>("button, input");
    next?.focus({ preventScroll: true });
  }).observe(main, { childList: true, subtree: true });
}
