import type { NetworkClient } from '@mooring/rpc-proxy';
import { type Context, Hono } from 'hono';
import type { ValidConfig } from '../config/configSchema.ts';
import { createNetworkHealth } from './health.ts';

/** Time after which a failing server may be asked again, in seconds. */
const RETRY_SECONDS = 5;

/**
 * Creates the health routes: `/livez` answers 200 while the process answers at all; `/readyz` and `/healthz` also need
 * the database to take a change, and the networks to answer where the configuration or `?networks` counts them.
 */
export function createHealthRoutes(options: {
  config: Pick<ValidConfig, 'health'>;
  /** Checks that the database takes a change; undefined without one. */
  isDatabaseUsable: (() => Promise<boolean>) | undefined;
  networks: ReadonlyMap<number, NetworkClient>;
}): Hono {
  const { config, isDatabaseUsable } = options;
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
    .get('/livez', (context) => context.json({ status: 'ok' }, 200, NOT_STORED))
    .get('/readyz', ready)
    .get('/healthz', ready);
}

const NOT_STORED = { 'cache-control': 'no-store' };
