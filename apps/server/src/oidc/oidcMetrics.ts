import type { Registry } from 'prom-client';
import { createCounter } from '../metrics/metrics.ts';

const logouts = ['delivered', 'failed', 'given up'] as const;
const grants = ['issued', 'refused'] as const;

/** Counters of the OpenID provider. */
export interface OidcMetrics {
  loggedOut(outcome: (typeof logouts)[number]): void;
  granted(outcome: (typeof grants)[number]): void;
}

/** Creates the metrics of the OpenID provider. */
export function createOidcMetrics(registry: Registry): OidcMetrics {
  const deliveries = createCounter(
    registry,
    'mooring_oidc_logouts_total',
    'Logouts that applications were told of, by outcome: a failed one is sent again.',
    ['outcome'],
    logouts.map((outcome) => ({ outcome })),
  );
  const tokens = createCounter(
    registry,
    'mooring_oidc_grants_total',
    'Requests of applications for tokens, by outcome.',
    ['outcome'],
    grants.map((outcome) => ({ outcome })),
  );
  return {
    loggedOut: (outcome) => deliveries.inc({ outcome }),
    granted: (outcome) => tokens.inc({ outcome }),
  };
}
