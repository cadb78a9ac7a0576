/** Delay without `requestIdleCallback`, in ms. */
const SOON_MS = 500;

/** Runs `work` when idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  let wanted: typeof work | undefined = work;
  const act = () => wanted?.();
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, SOON_MS);
  return () => {
    wanted = undefined;
  };
}

/** Returns true if the visitor prefers reduced data. */
export function prefersReducedData(): boolean {
  // Chromium only, and not in TypeScript's library.
  const { saveData }: { saveData?: unknown } = Object(Reflect.get(navigator, 'connection'));
  return saveData === true;
}
