/**
 * Sets on a dialog how much of the window is covered (`--mooring-above`, `--mooring-below`): a phone's
 * keyboard makes the visual viewport smaller, and leaves the window as it is.
 */
export function fitWindow(dialog: HTMLElement, signal: AbortSignal): void {
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
