/** Subscription of `useSyncExternalStore` to a constant. */
export function neverChanges() {
  return () => {};
}
