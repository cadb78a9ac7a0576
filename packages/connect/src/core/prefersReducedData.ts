/** True if the visitor asks for reduced data. */
export function prefersReducedData(): boolean {
  // Chromium only, and not in TypeScript's library.
  const connection: { readonly saveData?: boolean } | undefined = Reflect.get(
    navigator,
    'connection',
  );
  return connection?.saveData === true;
}
