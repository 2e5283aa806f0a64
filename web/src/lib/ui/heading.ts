/** Move the focus to the heading of a page, now or when it comes, unless somebody has gone elsewhere by then. */
export function goToHeading(main: HTMLElement): () => void {
  main.focus({ preventScroll: true });
  const watch = new MutationObserver(look);
  function look(): void {
    const heading = main.querySelector("h1");
    const gone = document.activeElement !== main && document.activeElement !== document.body;
    if (!heading && !gone) return;
    watch.disconnect();
    if (!heading || gone) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  watch.observe(main, { childList: true, subtree: true });
  look();
  return () => watch.disconnect();
}
