import { fitWindow } from './fitWindow.ts';
import { holdWayBack } from './wayBack.ts';

/**
 * Fits an open dialog to where people touch, until the signal aborts. Fetched there only.
 * @returns closes the dialog, as a person wants it
 */
export function onTouch(dialog: HTMLElement, onClose: () => void, signal: AbortSignal): () => void {
  if (signal.aborted) return onClose;
  fitWindow(dialog, signal);
  return holdWayBack(onClose, signal);
}
