import { FOCUSABLE, finishPress } from '@mooring/internal';

/** Events that a host's modal would treat as a click or focus outside of it. */
const STOPPED_EVENTS = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'touchmove',
  'wheel',
  'focusin',
] as const;

/**
 * Closes an open modal dialog on Escape, on the backdrop and, on touch screens, on browser back. Traps the focus, and stops
 * its events before modals of the host page around it. Its close button dispatches a `cancel` event.
 * @param onClose called to close the dialog
 * @returns the function that stops managing the dialog
 */
export function manageModal(dialog: HTMLDialogElement, onClose: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let pressed: PointerEvent | undefined;
  let requestClose = onClose;

  // Not implemented in jsdom.
  if (window.matchMedia?.('(pointer: coarse)').matches) {
    import('./touch.ts')
      .then(({ adaptToTouch }) => {
        requestClose = adaptToTouch(dialog, onClose, signal);
      })
      // Without it, the dialog still closes.
      .catch(() => {});
  }

  const isInside = (event: Event) => event.target instanceof Node && dialog.contains(event.target);

  // Before the host's listeners: libraries close their own modal on Escape at the document.
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing || !isInside(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      requestClose();
    },
    { capture: true, signal },
  );
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab') trapFocus(dialog, event);
    },
    { signal },
  );
  // The browser may close it directly (on a second close request without a user gesture). The event is
  // late: React's StrictMode has opened the dialog again by then.
  for (const type of ['cancel', 'close']) {
    dialog.addEventListener(
      type,
      (event) => {
        event.preventDefault();
        if (type === 'cancel' || !dialog.open) requestClose();
      },
      { signal },
    );
  }
  dialog.addEventListener(
    'click',
    (event) => {
      if (event.target === dialog && pressed?.target === dialog) requestClose();
      else if (pressed) finishPress(pressed, event);
    },
    { signal },
  );
  // At the window: over the backdrop, the browser scrolls without events on the dialog.
  for (const type of ['wheel', 'touchmove'] as const) {
    window.addEventListener(
      type,
      (event) => {
        if (isInside(event)) lockScroll(dialog, event);
      },
      { capture: true, passive: false, signal },
    );
  }
  for (const type of STOPPED_EVENTS) {
    dialog.addEventListener(
      type,
      (event) => {
        event.stopPropagation();
        if (type === 'pointerdown') pressed = event as PointerEvent;
      },
      { signal, passive: true },
    );
  }
  return () => controller.abort();
}

/** Prevents scrolling of the page behind, unless an element in the dialog can scroll. */
function lockScroll(dialog: HTMLDialogElement, event: Event) {
  let element = event.target as Element | null;
  while (element && element !== dialog) {
    if (
      element.scrollHeight > element.clientHeight &&
      getComputedStyle(element).overflowY === 'auto'
    ) {
      return;
    }
    element = element.parentElement;
  }
  if (event.cancelable) event.preventDefault();
}

/** Moves the focus from the last element to the first with Tab, and back with Shift+Tab. */
function trapFocus(dialog: HTMLDialogElement, event: KeyboardEvent) {
  const all = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.getClientRects().length > 0 && element.tabIndex >= 0,
  );
  if (event.shiftKey) all.reverse();
  // Backwards, the dialog comes before its first element.
  const ends: readonly unknown[] = [all.at(-1), event.shiftKey && dialog];
  if (!ends.includes(document.activeElement)) return;
  event.preventDefault();
  all[0]?.focus();
}
