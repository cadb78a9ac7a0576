/**
 * True if the server's HTML shows what this visitor is to see first: then it is taken over, otherwise
 * rendered anew. `before.js` has decided, before the first paint.
 */
export function isTakenOver(page: HTMLElement): boolean {
  return document.documentElement.dataset['firstView'] === 'shown' && page.hasChildNodes();
}

/** Ends the first view: what was pressed while it was not yet answering is pressed again. */
export function endFirstView(): void {
  const { dataset } = document.documentElement;
  const { pressed } = dataset;
  delete dataset['firstView'];
  delete dataset['pressed'];
  if (pressed === undefined) return;
  document.querySelectorAll<HTMLElement>('#app button')[Number(pressed)]?.click();
}
