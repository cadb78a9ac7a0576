/** Loader of a mark: an SVG, as text or `data:` URL. */
export type LoadMark = () => Promise<{ readonly default: string }>;

/** Loads a mark as a `data:` URL. */
export async function markAddress(load: LoadMark | undefined): Promise<string | undefined> {
  if (!load) return undefined;
  const { default: mark } = await load();
  return mark.startsWith('data:') ? mark : `data:image/svg+xml,${encodeURIComponent(mark)}`;
}
