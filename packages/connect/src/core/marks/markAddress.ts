/** Loads a mark: an SVG, as text. */
export type LoadMark = () => Promise<{ readonly default: string }>;

/** Data address of a mark. */
export async function markAddress(load: LoadMark | undefined): Promise<string | undefined> {
  return load && `data:image/svg+xml,${encodeURIComponent((await load()).default)}`;
}
