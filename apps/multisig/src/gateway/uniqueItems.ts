/** Returns the items of a list's pages without duplicates. */
export function uniqueItems<Item extends { readonly id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
