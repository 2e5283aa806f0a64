/**
 * Where a button goes away under somebody's fingers, the keyboard goes on nearby: with a card to draw, an answer, what can
 * be done when the game is over, the hand.
 */

const NEAR = ["[data-list=draw]", ".prompt", ".over", "[data-list=hand]"];
/** A key pressed again so soon, in milliseconds, was meant for what has gone away. */
const AGAIN = 400;

/** Keep the keyboard at a table where it was there; return what ends that. */
export function keepFocus(board: HTMLElement): () => void {
  let within = false;
  let moved = false;
  let last: KeyboardEvent | null = null;
  const watch = new MutationObserver(() => {
    if (!within || document.activeElement !== document.body) return;
    // Never on a call: whoever presses Enter twice has not called "Willi!".
    NEAR.map((where) => `${where} button:not(:disabled, .call)`)
      .map((where) => board.querySelector<HTMLElement>(where))
      .find(Boolean)
      ?.focus({ preventScroll: true });
    moved = true;
  });
  watch.observe(board, { childList: true, subtree: true, attributeFilter: ["disabled"] });
  board.addEventListener("focusin", () => ([within, moved] = [true, false]));
  board.addEventListener("focusout", (event) => (within = event.relatedTarget === null));
  board.addEventListener("keydown", (event) => {
    if (![" ", "Enter"].includes(event.key)) return;
    const again = moved && event.key === last?.key && event.timeStamp - last.timeStamp < AGAIN;
    if (event.repeat || again) event.preventDefault();
    else last = event;
  });
  return () => watch.disconnect();
}
