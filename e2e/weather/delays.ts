/** Random numbers from 0 to 1 by a seed and a name, the same each time (mulberry32). */
export function seededRandom(seed: number, name: string): () => number {
  let state = seed >>> 0;
  for (const letter of name) state = (Math.imul(state, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Share of the longest delay, from 0 to 1: mostly short, one in ten up to all of it. */
export function delayShare(random: () => number): number {
  return random() * (random() < 0.1 ? 1 : 0.15);
}

/** Delays of one document, more than are used before they repeat unnoticed. */
export function delayShares(seed: number, name: string): readonly number[] {
  const random = seededRandom(seed, name);
  return Array.from({ length: 997 }, () => delayShare(random));
}
