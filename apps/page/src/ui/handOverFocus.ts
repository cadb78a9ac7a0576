/** Parts of a page that have a heading. */
const PARTS = '.card, section, main';

/**
 * Ref of a button that is removed by what it does: `<button ref={handOverFocus}>`. If it has the focus then, the first row
 * that its part of the page shows anew gets it, or the part's heading: a browser would leave it to the body, and the keyboard
 * would start at the top of the page.
 */
export function handOverFocus(button: HTMLElement | null): (() => void) | undefined {
  if (!button) return undefined;
  let parts: readonly Element[] = [];
  let rows: readonly Element[] = [];
  const note = () => {
    parts = partsAround(button);
    rows = rowsIn(parts[0]);
  };
  button.addEventListener('click', note, true);
  return () => {
    button.removeEventListener('click', note, true);
    const { ownerDocument } = button;
    if (ownerDocument.activeElement !== button) return;
    // React is changing the page: other code may have its own place for the focus.
    queueMicrotask(() => {
      const { activeElement, body } = ownerDocument;
      if (activeElement !== null && activeElement !== body) return;
      const part = parts.find(({ isConnected }) => isConnected);
      // Among rows: a list that is shown at once begins at its heading.
      const row = rows.length > 0 ? rowsIn(part).find((one) => !rows.includes(one)) : undefined;
      const target = row ?? part?.querySelector<HTMLElement>('h1, h2, h3');
      if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
      target?.focus();
    });
  };
}

const rowsIn = (part: Element | undefined) => [
  ...(part?.querySelectorAll<HTMLElement>('li') ?? []),
];

/** Parts around an element, the innermost first. */
function partsAround(element: Element): readonly Element[] {
  const part = element.parentElement?.closest(PARTS);
  return part ? [part, ...partsAround(part)] : [];
}
