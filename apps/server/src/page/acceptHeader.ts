/** Names of an `Accept…` header in lower case, with their weights (`q`), in the order they are listed. */
export function weightsOf(header: string): ReadonlyMap<string, number> {
  return new Map(
    header.split(',').map((item) => {
      const [name = '', ...parameters] = item.toLowerCase().split(';');
      const weight = parameters.map((part) => /^\s*q=([\d.]+)\s*$/.exec(part)?.[1]).find(Boolean);
      return [name.trim(), weight === undefined ? 1 : Number(weight)];
    }),
  );
}

/** Weight of the first of `names` in an `Accept…` header; 0 when none is listed. */
export function weightOf(header: string, names: readonly string[]): number {
  const weights = weightsOf(header);
  for (const name of names) {
    const weight = weights.get(name);
    if (weight !== undefined) return weight;
  }
  return 0;
}
