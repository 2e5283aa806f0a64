/**
 * Where a button goes away under somebody's fingers, the keyboard goes on nearby: with a card to draw, an answer, what can
 * be done when the game is over, the hand.
 */

const NEAR = ["[data-list=draw]", ".prompt", ".over", "[data-list=hand]"];

/** Keep the keyboard at a table where it was there; give what ends that. */
export function keepFocus(board: HTMLElement): () => void {
  let within = false;
  const watch = new MutationObserver(() => {
    if (!within || document.activeElement !== document.body) return;
    // Never on a call: whoever presses Enter twice has not called "Willi!".
    NEAR.map((where) => `${where} button:not(:disabled, .call)`)
      .map((where) => board.querySelector<HTMLElement>(where))
      .find(Boolean)
      ?.focus({ preventScroll: true });
  });
  watch.observe(board, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  board.addEventListener("focusin", () => (within = true));
  board.addEventListener("focusout", (event) => (within = event.relatedTarget === null));
  return () => watch.disconnect();
}
