interface InOrderOptions<Result> {
  /** Maximum concurrency. */
  readonly atOnce: number;
  /** Called with the results so far, up to the first pending one. */
  readonly onMore?: (results: readonly Result[]) => void;
}

/** Maps items concurrently, starting in order, and keeps their order. Rejects as `work` does. */
export async function inOrder<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  { atOnce, onMore }: InOrderOptions<Result>,
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
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, workNext));
  return inRow;
}
