/** Most request ids remembered individually. */
const memory = 128;

/**
 * Adds an id to the received requests of the wallet; `undefined` when already received. Ids are time-based,
 * so when the memory is full, all below its smallest count as received: a relay that holds back old
 * messages cannot replay them, not even after a reload.
 * @param heard ascending
 */
export function hear(heard: readonly number[], id: number): readonly number[] | undefined {
  const [smallest] = heard;
  const isForgotten = heard.length >= memory && smallest !== undefined && id < smallest;
  return isForgotten || heard.includes(id) ? undefined : hearAll(heard, [id]);
}

/** Merges the received ids of two tabs, up to the memory's size, ascending. */
export function hearAll(some: readonly number[], more: readonly number[]): readonly number[] {
  return [...new Set([...some, ...more])].sort((one, other) => one - other).slice(-memory);
}
