import type { BalancePoint } from './readBalanceHistory.ts';

/** SVG drawing of balances, `width` by `height`, y downwards. */
interface ChartLine {
  /** SVG path data of the line. */
  readonly line: string;
  /** SVG path data of the area under it. */
  readonly area: string;
  /** Vertical position of the last point, 0 to 1 from the top. */
  readonly endsAt: number;
}

/** Resolution between the lowest and the highest balance. */
const FINENESS = 10_000n;
/** Margin above and below the line, as a share of the height. */
const MARGIN = 0.08;

/**
 * Draws balances over time. A balance is constant until it changes, so the line is stepped; one that never
 * changes is in the middle.
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

/** Lowest and highest balance. */
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
