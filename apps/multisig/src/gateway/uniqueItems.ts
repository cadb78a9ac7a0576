/** Items of a list's pages, without those that a page repeats. */
export function uniqueItems<Item extends { readonly id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
