/**
 * Adapts an open dialog to touch screens, until the signal aborts. Loaded only there, after the dialog is painted: it
 * changes nothing visible at first, and takes time on a slow phone.
 * @returns the function that closes the dialog on the user's request
 */
export function adaptToTouch(
  dialog: HTMLElement,
  onClose: () => void,
  signal: AbortSignal,
): () => void {
  let close = onClose;
  // Same as `afterPaint`; sharing it would need another file.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (signal.aborted) return;
      trackCoveredArea(dialog, signal);
      close = closeOnBack(onClose, signal);
    }),
  );
  return () => close();
}

/**
 * Browser back (a phone's button or gesture) closes an open dialog instead of leaving the page. For this, an entry with
 * the page's URL and a mark in its state is pushed to the history:
 *
 *   page → page, marked      a dialog opens; a following dialog finds the mark
 *   page ← page, marked      browser back closes the dialog; closing the dialog goes back
 *   page, marked             a dialog closed by its result, such as a connection
 *
 * In the last case, a host often navigates immediately, and going back at that moment would undo it. The entry stays, and
 * browser back passes through it to the previous page.
 *
 * A page has one history, so this state is shared by all dialogs of the page.
 */
const MARK = 'mooringDialog';

/** Functions that close the open dialogs; the last is the topmost. */
let closeFunctions: readonly (() => void)[] = [];
/** URL of the page while the marked entry is the current one. */
let markedUrl: string | undefined;
/** True while a step back of this module is pending. */
let isGoingBack = false;

/**
 * Closes a dialog on browser back until the signal aborts. Not in a frame, which shares the history with the host.
 * @returns the function that closes the dialog on the user's request
 */
export function closeOnBack(onClose: () => void, signal: AbortSignal): () => void {
  if (window.parent !== window) return onClose;
  closeFunctions = [...closeFunctions, onClose];
  signal.addEventListener('abort', () => {
    closeFunctions = closeFunctions.filter((other) => other !== onClose);
    // Browser back then closes the dialog below.
    if (closeFunctions.length > 0 && !isGoingBack) pushMarkedEntry();
  });
  // Added once, before a router's listener.
  window.addEventListener('popstate', onPop, { capture: true });
  if (!isGoingBack) pushMarkedEntry();
  return () => {
    onClose();
    // The host may have replaced the entry by another page.
    if (isGoingBack || !isMarked(history.state) || location.href !== markedUrl) return;
    isGoingBack = true;
    history.back();
  };
}

function pushMarkedEntry(): void {
  const state: unknown = history.state;
  if (!isMarked(state)) {
    if (state !== null && typeof state !== 'object') return;
    try {
      // With the host's state, which its router needs.
      history.pushState({ ...state, [MARK]: true }, '');
    } catch {
      // Browsers limit how often a page can push entries.
      return;
    }
  }
  markedUrl = location.href;
}

function onPop(event: PopStateEvent): void {
  const from = markedUrl;
  markedUrl = isMarked(history.state) ? location.href : undefined;
  if (isGoingBack) {
    isGoingBack = false;
    event.stopImmediatePropagation();
    if (closeFunctions.length > 0) pushMarkedEntry();
    return;
  }
  if (markedUrl !== undefined || from !== location.href) return;
  const close = closeFunctions.at(-1);
  if (close) close();
  else history.back();
}

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && MARK in state;
}

/**
 * Sets the covered heights of the window on a dialog (`--mooring-above`, `--mooring-below`): a phone's keyboard shrinks
 * the visual viewport, not the window.
 */
function trackCoveredArea(dialog: HTMLElement, signal: AbortSignal): void {
  const { visualViewport } = window;
  if (!visualViewport) return;
  // Initially nothing is covered: setting the same style again would cause a new layout.
  let measured = '0 0';
  const measure = () => {
    const { scale, offsetTop, height } = visualViewport;
    // When zoomed in, the user pans over the page.
    const above = scale > 1 ? 0 : Math.max(0, offsetTop);
    const below = scale > 1 ? 0 : Math.max(0, window.innerHeight - above - height);
    if (measured === `${above} ${below}`) return;
    measured = `${above} ${below}`;
    dialog.style.setProperty('--mooring-above', `${above}px`);
    dialog.style.setProperty('--mooring-below', `${below}px`);
  };
  measure();
  visualViewport.addEventListener('resize', measure, { signal });
  visualViewport.addEventListener('scroll', measure, { signal });
}
