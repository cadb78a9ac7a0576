import type { NetworkClient } from '@mooring/rpc-proxy';
import { type Context, Hono } from 'hono';
import type { ValidConfig } from '../config/configSchema.ts';
import { createNetworkHealth } from './health.ts';

/** Time after which a failing server may be asked again, in seconds. */
const RETRY_SECONDS = 5;

/**
 * Creates the health routes: `/livez` answers 200 until the server stops; `/readyz` and `/healthz` also need the database to
 * take a change, and the networks to answer where the configuration or `?networks` counts them.
 */
export function createHealthRoutes(options: {
  config: Pick<ValidConfig, 'health'>;
  /** Checks that the database takes a change; undefined without one. */
  isDatabaseUsable: (() => Promise<boolean>) | undefined;
  networks: ReadonlyMap<number, NetworkClient>;
  /** True once the server stops: no proxy should send it another request. */
  isStopping: () => boolean;
}): Hono {
  const { config, isDatabaseUsable, isStopping } = options;
  const networkHealth = createNetworkHealth(options.networks);

  async function ready(context: Context): Promise<Response> {
    const isCounted = config.health.networks || context.req.query('networks') !== undefined;
    const [isUsable = true, networks] = await Promise.all([
      isDatabaseUsable?.(),
      isCounted ? networkHealth() : undefined,
    ]);
    const isReachable = Object.values(networks ?? {}).every((health) => health === 'reachable');
    const isReady = isUsable && isReachable;
    const body = {
      status: isReady ? 'ok' : 'failing',
      ...(!isUsable && { database: 'unusable' }),
      ...(networks && { networks }),
    };
    const headers = { ...NOT_STORED, ...(!isReady && { 'retry-after': `${RETRY_SECONDS}` }) };
    return context.json(body, isReady ? 200 : 503, headers);
  }

  return new Hono()
    .on('GET', ['/livez', '/readyz', '/healthz'], async (context, next) => {
      if (!isStopping()) return next();
      return context.json({ status: 'stopping' }, 503, NOT_STORED);
    })
    .get('/livez', (context) => context.json({ status: 'ok' }, 200, NOT_STORED))
    .get('/readyz', ready)
    .get('/healthz', ready);
}

const NOT_STORED = { 'cache-control': 'no-store' };
