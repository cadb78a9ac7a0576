/**
 * Calls back once with the first element of a selector, now or later.
 * @returns stops observing
 */
export function whenThere(selector: string, found: (element: HTMLElement) => void): () => void {
  const watcher = new MutationObserver(look);
  watcher.observe(document, { subtree: true, childList: true });
  look();
  return () => watcher.disconnect();

  function look() {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) return;
    watcher.disconnect();
    found(element);
  }
}
