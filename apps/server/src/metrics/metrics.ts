import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';

/** Label values of a metric, in the order of their names. */
type LabelValues = readonly string[];

/** Monotonic counter. */
type Counter = { add(labels: LabelValues, amount?: number): void };

/** Histogram of observations. */
type Histogram = { observe(labels: LabelValues, value: number): void };

/** Current values: labels, each with its number. */
type Readings = () => Iterable<readonly [LabelValues, number]>;

/** Metrics of a running server, in the Prometheus text format. */
export type Metrics = {
  counter(name: string, help: string, labels: readonly string[]): Counter;
  histogram(
    name: string,
    help: string,
    labels: readonly string[],
    bounds: readonly number[],
  ): Histogram;
  /** Registers a gauge, or a counter kept elsewhere; read on each scrape. */
  read(
    kind: 'gauge' | 'counter',
    name: string,
    help: string,
    labels: readonly string[],
    readings: Readings,
  ): void;
  /** All metrics in the text format (https://prometheus.io/docs/instrumenting/exposition_formats). */
  text(): string;
};

type Sizes = { labels: LabelValues; counts: number[]; sum: number; count: number };

/**
 * Creates a metrics registry. A few dozen lines instead of a library: labels come from tables and the
 * configuration, never from visitors, so that their number is bounded.
 */
export function createMetrics(): Metrics {
  const parts: (() => string)[] = [];
  const add = (head: string, lines: () => Iterable<string>) => {
    parts.push(() => {
      const written = [...lines()];
      return written.length === 0 ? '' : `${head}\n${written.join('\n')}\n`;
    });
  };

  return {
    counter(name, help, labels) {
      const sums = new Map<string, { labels: LabelValues; value: number }>();
      add(headOf(name, help, 'counter'), function* () {
        for (const { labels: values, value } of sums.values()) {
          yield `${name}${labelsOf(labels, values)} ${value}`;
        }
      });
      return {
        add(labelValues, amount = 1) {
          const key = labelValues.join('\0');
          const sum = sums.get(key);
          if (sum === undefined) sums.set(key, { labels: labelValues, value: amount });
          else sum.value += amount;
        },
      };
    },
    histogram(name, help, labels, bounds) {
      const all = new Map<string, Sizes>();
      add(headOf(name, help, 'histogram'), function* () {
        for (const sizes of all.values()) yield* histogramLines(name, labels, bounds, sizes);
      });
      return {
        observe(labelValues, value) {
          const key = labelValues.join('\0');
          let sizes = all.get(key);
          if (sizes === undefined) {
            sizes = { labels: labelValues, counts: bounds.map(() => 0), sum: 0, count: 0 };
            all.set(key, sizes);
          }
          const place = bounds.findIndex((bound) => value <= bound);
          if (place >= 0) sizes.counts[place] = (sizes.counts[place] ?? 0) + 1;
          sizes.sum += value;
          sizes.count += 1;
        },
      };
    },
    read(kind, name, help, labels, readings) {
      add(headOf(name, help, kind), function* () {
        for (const [labelValues, value] of readings()) {
          yield `${name}${labelsOf(labels, labelValues)} ${value}`;
        }
      });
    },
    text: () => parts.map((part) => part()).join(''),
  };
}

function headOf(name: string, help: string, kind: string): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} ${kind}`;
}

function* histogramLines(
  name: string,
  names: readonly string[],
  bounds: readonly number[],
  { labels, counts, sum, count }: Sizes,
): Iterable<string> {
  let upTo = 0;
  for (const [index, bound] of bounds.entries()) {
    upTo += counts[index] ?? 0;
    yield `${name}_bucket${labelsOf([...names, 'le'], [...labels, String(bound)])} ${upTo}`;
  }
  yield `${name}_bucket${labelsOf([...names, 'le'], [...labels, '+Inf'])} ${count}`;
  yield `${name}_sum${labelsOf(names, labels)} ${sum}`;
  yield `${name}_count${labelsOf(names, labels)} ${count}`;
}

function labelsOf(names: readonly string[], values: LabelValues): string {
  if (names.length === 0) return '';
  return `{${names.map((name, index) => `${name}="${escaped(values[index] ?? '')}"`).join(',')}}`;
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}

/** Creates an app that serves only `GET /metrics`, with the result of `text`; for a separate port. */
export function metricsApp(text: () => string) {
  const app = new Hono();
  app.use(methodNotAllowed({ app }));
  app.get('/metrics', () => {
    const headers = {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    };
    return new Response(text(), { headers });
  });
  return { fetch: async (request: Request) => app.fetch(request) };
}
