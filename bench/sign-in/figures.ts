/** The middle one; of an even number, the upper of the two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The median, with the least and the most in brackets. */
export function spread(values: readonly number[], digits: number): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(
    (value) => value.toLocaleString('en', { maximumFractionDigits: digits }),
  );
  return `${middle} (${least}–${most})`;
}

/** What was measured of one of several, once in each round. */
export interface Rated {
  readonly name: string;
  readonly rates: readonly number[];
}

/** One row for each of several that were measured in the same rounds, with its ratio to each base. */
export function rowsOf(
  measured: readonly Rated[],
  bases: readonly Rated[] = measured.slice(-1),
): readonly (readonly string[])[] {
  return measured.map(({ name, rates }) => {
    // Round by round, so that what slows the machine for a while slows both.
    const ratios = bases.map((base) =>
      rates.map((rate, round) => rate / (base.rates[round] ?? Number.NaN)),
    );
    return [name, spread(rates, 0), ...ratios.map((each) => spread(each, 2))];
  });
}
