/** Calls the listener when the person returns to the page: from another app, or from offline. */
export function watchReturn(
  onReturn: () => void,
  page: EventTarget | undefined = globalThis.document,
  window: EventTarget | undefined = globalThis.window,
): () => void {
  const onVisibility = () => {
    if (globalThis.document?.visibilityState !== 'hidden') onReturn();
  };
  page?.addEventListener('visibilitychange', onVisibility);
  window?.addEventListener('pageshow', onReturn);
  window?.addEventListener('online', onReturn);
  return () => {
    page?.removeEventListener('visibilitychange', onVisibility);
    window?.removeEventListener('pageshow', onReturn);
    window?.removeEventListener('online', onReturn);
  };
}
