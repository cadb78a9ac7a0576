/** Events of ours that a host's own modal would take for a click or a focus outside of it. */
const HELD_EVENTS = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'touchmove',
  'wheel',
  'focusin',
] as const;

const FOCUSABLE = 'a[href], :is(button, input, select, textarea):not(:disabled), [tabindex="0"]';

/**
 * Makes an open modal dialog close by Escape and backdrop, and where people touch by the way back too;
 * keeps Tab inside it, and keeps its events from modals of the host page around it. Its own button
 * closes it by a `cancel` event.
 * @param onClose asks for the dialog to be closed
 * @returns stops guarding
 */
export function manageModal(dialog: HTMLDialogElement, onClose: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let pressedOnBackdrop = false;
  let leave = onClose;

  // jsdom and its like have none.
  if (window.matchMedia?.('(pointer: coarse)').matches) {
    import('./touch.ts')
      .then(({ adaptToTouch }) => {
        leave = adaptToTouch(dialog, onClose, signal);
      })
      // Without it, the dialog closes all the same.
      .catch(() => {});
  }

  const isInside = (event: Event) => event.target instanceof Node && dialog.contains(event.target);

  // Before any listener of the host: libraries close their own modal on Escape at the document.
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing || !isInside(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      leave();
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
  // The browser may close it over our head (a second close request without a person's gesture). The
  // event comes late: React's StrictMode has opened the dialog again by then.
  for (const type of ['cancel', 'close']) {
    dialog.addEventListener(
      type,
      (event) => {
        event.preventDefault();
        if (type === 'cancel' || !dialog.open) leave();
      },
      { signal },
    );
  }
  dialog.addEventListener(
    'pointerdown',
    (event) => {
      pressedOnBackdrop = event.target === dialog;
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    (event) => {
      if (event.target === dialog && pressedOnBackdrop) leave();
    },
    { signal },
  );
  // At the window: over the backdrop the browser scrolls without asking the dialog's own listeners.
  for (const type of ['wheel', 'touchmove'] as const) {
    window.addEventListener(
      type,
      (event) => {
        if (isInside(event)) lockScroll(dialog, event);
      },
      { capture: true, passive: false, signal },
    );
  }
  for (const type of HELD_EVENTS) {
    dialog.addEventListener(type, (event) => event.stopPropagation(), { signal, passive: true });
  }
  return () => ending.abort();
}

/** The page behind stays where it is, unless something inside the dialog has room to scroll. */
function lockScroll(dialog: HTMLDialogElement, event: Event) {
  let element = event.target instanceof Element ? event.target : null;
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

/** From the last element on to the first, and back. */
function trapFocus(dialog: HTMLDialogElement, event: KeyboardEvent) {
  const all = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.getClientRects().length > 0 && element.tabIndex >= 0,
  );
  const first = all.at(0);
  const last = all.at(-1);
  if (!first || !last) return;
  const { activeElement } = dialog.ownerDocument;
  const leaves = event.shiftKey
    ? activeElement === first || activeElement === dialog
    : activeElement === last;
  if (!leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}
