/** Calls the listener when the person returns to the page: from another app, or from offline. */
export function watchReturn(
  onReturn: () => void,
  page: EventTarget | undefined = globalThis.document,
  window: EventTarget | undefined = globalThis.window,
): () => void {
  const onVisibility = () => {
    if (globalThis.document?.visibilityState !== 'hidden') onReturn();
  };
  // Passed as options: only its `signal` is read.
  const stop = new AbortController();
  page?.addEventListener('visibilitychange', onVisibility, stop);
  window?.addEventListener('pageshow', onReturn, stop);
  window?.addEventListener('online', onReturn, stop);
  return () => stop.abort();
}
