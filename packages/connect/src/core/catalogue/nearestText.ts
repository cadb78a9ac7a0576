/** Closest candidate by edit distance, to suggest for a typo. */
export function nearestText(text: string, candidates: readonly string[]): string | undefined {
  const wanted = text.toLowerCase();
  const distances = candidates.map((candidate) => ({
    candidate,
    distance: distance(wanted, candidate.toLowerCase()),
  }));
  return distances.sort((a, b) => a.distance - b.distance)[0]?.candidate;
}

/** Levenshtein distance. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (to[column - 1] === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
