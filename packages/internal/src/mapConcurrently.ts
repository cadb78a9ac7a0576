interface MapOptions<Result> {
  /** Maximum concurrency. */
  readonly concurrency: number;
  /** Called with the results so far, up to the first pending one. */
  readonly onMore?: (results: readonly Result[]) => void;
}

/** Maps items concurrently, starting in order, and keeps their order. Rejects as `work` does. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  { concurrency, onMore }: MapOptions<Result>,
): Promise<readonly Result[]> {
  const done = new Map<number, { readonly result: Result }>();
  const inRow: Result[] = [];
  const rest = items.entries();
  const workNext = async () => {
    for (const [index, item] of rest) {
      done.set(index, { result: await work(item) });
      const before = inRow.length;
      for (let next = done.get(before); next; next = done.get(inRow.length))
        inRow.push(next.result);
      if (inRow.length > before) onMore?.([...inRow]);
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, workNext));
  return inRow;
}
