/**
 * Returns true if the server's HTML is this visitor's first view, which is then hydrated. `before.js` decides before the first
 * paint.
 */
export function isServerRendered(page: HTMLElement): boolean {
  return document.documentElement.dataset['firstView'] === 'shown' && page.hasChildNodes();
}

/** Ends the first view, and replays a press that came before hydration, after the current task. */
export function endFirstView(): void {
  const { dataset } = document.documentElement;
  const { pressed } = dataset;
  delete dataset['firstView'];
  delete dataset['pressed'];
  if (pressed === undefined) return;
  const button = document.querySelectorAll<HTMLElement>('#app button')[Number(pressed)];
  // React hydrates what is pressed at once, but not in an effect: a click there is lost.
  queueMicrotask(() => button?.click());
}
