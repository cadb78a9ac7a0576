/** Loads a mark: an SVG, as text or as a data address. */
export type LoadMark = () => Promise<{ readonly default: string }>;

/** Data address of a mark. */
export async function markAddress(load: LoadMark | undefined): Promise<string | undefined> {
  if (!load) return undefined;
  const { default: mark } = await load();
  return mark.startsWith('data:') ? mark : `data:image/svg+xml,${encodeURIComponent(mark)}`;
}
