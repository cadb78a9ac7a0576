import type { BalancePoint } from './readBalanceHistory.ts';

/** A drawing of balances on a plane of `width` by `height`, y downwards. */
export interface ChartLine {
  /** The line, as SVG path data. */
  readonly line: string;
  /** The area under it. */
  readonly area: string;
  /** Where the last point lies, 0 to 1 from the top. */
  readonly endsAt: number;
}

/** Steps between the lowest and the highest balance that a drawing tells apart. */
const FINENESS = 10_000n;
/** Room above and below the line, as a part of the height. */
const MARGIN = 0.08;

/**
 * Draws balances over time. A balance stays until it changes, so the line goes in steps; one that
 * never changed lies in the middle.
 * @param points at least one, oldest first
 */
export function chartLine(
  points: readonly BalancePoint[],
  width: number,
  height: number,
): ChartLine {
  const times = points.map(({ time }) => time);
  const [start, end] = [Math.min(...times), Math.max(...times)];
  const { lowest, highest } = extremes(points);
  const x = (time: number) => (end === start ? 0 : ((time - start) / (end - start)) * width);
  const y = (value: bigint) => {
    const part =
      highest === lowest
        ? 0.5
        : Number(((value - lowest) * FINENESS) / (highest - lowest)) / Number(FINENESS);
    return height * (1 - MARGIN - part * (1 - 2 * MARGIN));
  };
  const corners = points.map(({ time, value }, index) => {
    const place = `${round(x(time))} ${round(y(value))}`;
    return index === 0 ? `M${place}` : `H${round(x(time))}V${round(y(value))}`;
  });
  const line = `${corners.join('')}H${width}`;
  const last = points.at(-1);
  return {
    line,
    area: `${line}V${height}H0z`,
    endsAt: last ? y(last.value) / height : 0.5,
  };
}

/** The lowest and the highest balance. */
export function extremes(points: readonly BalancePoint[]): {
  readonly lowest: bigint;
  readonly highest: bigint;
} {
  const values = points.map(({ value }) => value);
  const first = values[0] ?? 0n;
  return {
    lowest: values.reduce((least, value) => (value < least ? value : least), first),
    highest: values.reduce((most, value) => (value > most ? value : most), first),
  };
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}
