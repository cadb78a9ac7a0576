/** Whether somebody asks pages to load no more than they must. */
export function prefersReducedData(): boolean {
  // Chromium's alone, and not in TypeScript's library.
  const connection: { readonly saveData?: boolean } | undefined = Reflect.get(
    navigator,
    'connection',
  );
  return connection?.saveData === true;
}
