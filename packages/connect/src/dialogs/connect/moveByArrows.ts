import type { KeyboardEvent } from 'react';

/**
 * Moves the focus through the search field and the rows of a dialog by the arrows up and down. Enter leads
 * from the field to what was found, and a phone's keyboard goes away.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const searched = event.key === 'Enter' && event.target instanceof HTMLInputElement;
  const step = searched ? 1 : { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.nativeEvent.isComposing) return;
  const dialog = event.currentTarget.closest('dialog') ?? event.currentTarget;
  const stops = [...dialog.querySelectorAll<HTMLElement>('.mooring-search-field, .mooring-row')];
  const { activeElement } = event.currentTarget.ownerDocument;
  const at = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
  const next = stops[at < 0 ? (step > 0 ? 0 : stops.length - 1) : at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
