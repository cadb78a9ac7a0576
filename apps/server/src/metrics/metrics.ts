import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { Counter, Gauge, type LabelValues, type Registry } from 'prom-client';

/** Registers a counter. */
export function createCounter<Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[],
): Counter<Label> {
  return new Counter({ name, help, labelNames, registers: [registry] });
}

/** Registers a gauge that is read on each scrape: `readings` returns labels, each with its value. */
export function registerGauge<Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly Label[],
  readings: () => Iterable<readonly [LabelValues<Label>, number]>,
): void {
  const gauge = new Gauge({
    ...{ name, help, labelNames, registers: [registry] },
    collect() {
      gauge.reset();
      for (const [labels, value] of readings()) gauge.set(labels, value);
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
