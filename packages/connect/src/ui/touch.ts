/**
 * Fits an open dialog to where people touch, until the signal aborts. Fetched there only. At first it moves
 * nothing that is seen, and on a slow phone it takes time: the dialog is painted before.
 * @returns closes the dialog, as a person wants it
 */
export function adaptToTouch(
  dialog: HTMLElement,
  onClose: () => void,
  signal: AbortSignal,
): () => void {
  let leave = onClose;
  // As `afterPaint` does; sharing it would be one more file.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (signal.aborted) return;
      trackCoveredArea(dialog, signal);
      leave = closeOnBack(onClose, signal);
    }),
  );
  return () => leave();
}

/**
 * The way back (a phone's button or gesture) closes an open dialog instead of leaving the page. For this
 * an entry like the page's own, with a mark in its state, is put over it in the history:
 *
 *   page → page, marked      a dialog opens; one that follows it finds the mark
 *   page ← page, marked      the way back: closes the dialog. So does a person's closing it, by itself
 *   page, marked             a dialog closed because of what came of it, say a connection
 *
 * In the last case a host often goes on to another page at once, and a step back made in that moment
 * would undo it. The entry stays, and the way back passes through it to the page before.
 *
 * A page has one history, so this is the state of all dialogs of the page.
 */
const MARK = 'mooringDialog';

/** Close the dialogs that are open; the last stands above the others. */
let closing: readonly (() => void)[] = [];
/** Address of the page while the marked entry over it is the current one. */
let held: string | undefined;
/** A step back of ours is on the way. */
let leaving = false;

/**
 * Holds the way back for a dialog until the signal aborts. In a frame the history is the host's too, and
 * is left alone.
 * @returns closes the dialog, as a person wants it
 */
export function closeOnBack(onClose: () => void, signal: AbortSignal): () => void {
  if (window.parent !== window) return onClose;
  closing = [...closing, onClose];
  signal.addEventListener('abort', () => {
    closing = closing.filter((other) => other !== onClose);
    // The way back then closes the one below.
    if (closing.length > 0 && !leaving) hold();
  });
  // Added once, however often: before a router hears of a step that leads nowhere.
  window.addEventListener('popstate', onPop, { capture: true });
  if (!leaving) hold();
  return () => {
    onClose();
    // A host may have made another page of the entry.
    if (leaving || !isMarked(history.state) || location.href !== held) return;
    leaving = true;
    history.back();
  };
}

function hold(): void {
  const state: unknown = history.state;
  if (!isMarked(state)) {
    if (state !== null && typeof state !== 'object') return;
    try {
      // With the host's own state: its router finds its page there.
      history.pushState({ ...state, [MARK]: true }, '');
    } catch {
      // Browsers bound how often a page does this.
      return;
    }
  }
  held = location.href;
}

function onPop(event: PopStateEvent): void {
  const from = held;
  held = isMarked(history.state) ? location.href : undefined;
  if (leaving) {
    leaving = false;
    event.stopImmediatePropagation();
    if (closing.length > 0) hold();
    return;
  }
  if (held !== undefined || from !== location.href) return;
  const close = closing.at(-1);
  if (close) close();
  else history.back();
}

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && MARK in state;
}

/**
 * Sets on a dialog how much of the window is covered (`--mooring-above`, `--mooring-below`): a phone's
 * keyboard makes the visual viewport smaller, and leaves the window as it is.
 */
function trackCoveredArea(dialog: HTMLElement, signal: AbortSignal): void {
  const { visualViewport } = window;
  if (!visualViewport) return;
  // Its styles begin with nothing covered: to say it again would lay all of it out anew.
  let said = '0 0';
  const measure = () => {
    const { scale, offsetTop, height } = visualViewport;
    // Zoomed in, a person pans over the page as it is.
    const above = scale > 1 ? 0 : Math.max(0, offsetTop);
    const below = scale > 1 ? 0 : Math.max(0, window.innerHeight - above - height);
    if (said === `${above} ${below}`) return;
    said = `${above} ${below}`;
    dialog.style.setProperty('--mooring-above', `${above}px`);
    dialog.style.setProperty('--mooring-below', `${below}px`);
  };
  measure();
  visualViewport.addEventListener('resize', measure, { signal });
  visualViewport.addEventListener('scroll', measure, { signal });
}
