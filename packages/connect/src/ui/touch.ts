import { fitWindow } from './fitWindow.ts';
import { holdWayBack } from './wayBack.ts';

/**
 * Fits an open dialog to where people touch, until the signal aborts. Fetched there only. At first it moves
 * nothing that is seen, and on a slow phone it takes time: the dialog is painted before.
 * @returns closes the dialog, as a person wants it
 */
export function onTouch(dialog: HTMLElement, onClose: () => void, signal: AbortSignal): () => void {
  let leave = onClose;
  // As `afterPaint` does; sharing it would be one more file.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (signal.aborted) return;
      fitWindow(dialog, signal);
      leave = holdWayBack(onClose, signal);
    }),
  );
  return () => leave();
}
