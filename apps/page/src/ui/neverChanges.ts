/** Subscription of `useSyncExternalStore` to what stays as it is while the page is open. */
export function neverChanges() {
  return () => {};
}
