/** For browsers without `requestIdleCallback`, in ms. */
const SOON_MS = 500;

/** Does something when the page has nothing else to do, unless the function it returns is called before. */
export function whenIdle(work: () => void): () => void {
  const ending = new AbortController();
  const act = () => ending.signal.aborted || work();
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, SOON_MS);
  return () => ending.abort();
}
