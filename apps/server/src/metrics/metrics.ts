import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { Counter, Gauge, Histogram, type LabelValues, type Registry } from 'prom-client';

/**
 * Registers a counter.
 *
 * @param zeros Label values that are counted from 0 on: an increase from nothing is no increase to Prometheus.
 */
export function createCounter<Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[],
  zeros: Iterable<LabelValues<Label>> = [],
): Counter<Label> {
  const counter = new Counter({ name, help, labelNames, registers: [registry] });
  for (const labels of zeros) counter.inc(labels, 0);
  return counter;
}

/** Buckets of durations, in seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Registers a histogram of durations in seconds. */
export function createDurations<Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[],
  zeros: Iterable<LabelValues<Label>>,
): Histogram<Label> {
  const options = { name, help, labelNames, buckets: SECONDS, registers: [registry] };
  const histogram = new Histogram(options);
  for (const labels of zeros) histogram.zero(labels);
  return histogram;
}

/** Values of a gauge: labels, each with a value. */
export type Readings<Label extends string> = Iterable<readonly [LabelValues<Label>, number]>;

/** Registers a gauge that is read on each scrape. */
export function registerGauge<Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[],
  readings: () => Readings<Label> | Promise<Readings<Label>>,
): void {
  const gauge = new Gauge({
    ...{ name, help, labelNames, registers: [registry] },
    async collect() {
      const read = [...(await readings())];
      gauge.reset();
      for (const [labels, value] of read) gauge.set(labels, value);
    },
  });
}

/** Creates an app that serves only `GET /metrics`, for a separate port. */
export function metricsApp(registry: Registry) {
  const app = new Hono();
  app.use(methodNotAllowed({ app }));
  app.get('/metrics', async () => {
    const headers = {
      'content-type': registry.contentType,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    };
    return new Response(await registry.metrics(), { headers });
  });
  return { fetch: async (request: Request) => app.fetch(request) };
}
