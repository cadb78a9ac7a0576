/** Median; of an even number of values, the upper one. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Median, with minimum and maximum in brackets. */
export function spread(values: readonly number[], digits: number): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(
    (value) => value.toLocaleString('en', { maximumFractionDigits: digits }),
  );
  return `${middle} (${least}–${most})`;
}

/** Rates of one candidate, one per round. */
export interface RatedRun {
  readonly name: string;
  readonly rates: readonly number[];
}

/** Table row of each candidate of the same rounds, with its ratio to each base. */
export function rowsOf(
  measured: readonly RatedRun[],
  bases: readonly RatedRun[] = measured.slice(-1),
): readonly (readonly string[])[] {
  return measured.map(({ name, rates }) => {
    // Ratios per round, so that a slow phase of the machine affects both.
    const ratios = bases.map((base) =>
      rates.map((rate, round) => rate / (base.rates[round] ?? Number.NaN)),
    );
    return [name, spread(rates, 0), ...ratios.map((each) => spread(each, 2))];
  });
}
