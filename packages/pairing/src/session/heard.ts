/** As many of the wallet's requests as are remembered one by one. */
const memory = 128;

/**
 * The wallet's requests that were heard, with one more; `undefined` when it was heard before. Ids are
 * made of the time, so when the memory is full, all below its smallest count as heard: a relay that
 * keeps old messages back cannot play them again, not even after a reload.
 * @param heard ascending
 */
export function hear(heard: readonly number[], id: number): readonly number[] | undefined {
  const [smallest] = heard;
  const isForgotten = heard.length >= memory && smallest !== undefined && id < smallest;
  return isForgotten || heard.includes(id) ? undefined : hearAll(heard, [id]);
}

/** What was heard in one tab or another, as far back as the memory goes, ascending. */
export function hearAll(some: readonly number[], more: readonly number[]): readonly number[] {
  return [...new Set([...some, ...more])].sort((one, other) => one - other).slice(-memory);
}
