import type Provider from 'oidc-provider';
import type { Log } from '../log/log.ts';
import type { OidcMetrics } from './oidcMetrics.ts';
import type { Logout, OidcStore } from './oidcStore.ts';

/** Time in which a delivery ends, in ms; then another server may try. */
const DELIVERY_LEASE_MS = 30_000;
/** Delays after a failed delivery, in ms; after the last one it is given up. */
const DELIVERY_DELAYS_MS = [10_000, 60_000, 300_000, 1_800_000, 7_200_000];
/** Time an application has to answer, in ms. */
const LOGOUT_TIMEOUT_MS = 5_000;

/**
 * Creates the delivery of logouts that are due (OpenID Connect Back-Channel Logout). One of several servers delivers each;
 * the token is signed anew for each try.
 */
export function createLogouts(options: {
  store: OidcStore;
  open: () => Promise<{ provider: Provider }>;
  metrics: OidcMetrics;
  log: Log;
  now: () => number;
}): () => Promise<void> {
  const { store, open, metrics, log, now } = options;

  async function deliver(provider: Provider, logout: Logout): Promise<void> {
    const { id, clientId, account, sid, tries } = logout;
    const client = await provider.Client.find(clientId);
    // Not in the types of the library.
    const send: unknown = client?.['backchannelLogout'];
    if (client?.['backchannelLogoutUri'] === undefined || typeof send !== 'function')
      return store.recordLogout(id, 'none');
    try {
      await Reflect.apply(send, client, [account, sid]);
      metrics.loggedOut('delivered');
      await store.recordLogout(id, 'delivered');
    } catch (error) {
      const delay = DELIVERY_DELAYS_MS[tries - 1];
      metrics.loggedOut(delay === undefined ? 'given up' : 'failed');
      // The client's id is the operator's own; the URL may hold a secret.
      const reason = `${clientId}: ${error instanceof Error ? error.name : 'unknown'}`;
      log({ level: 'warn', message: 'application not told of a logout', reason });
      await store.recordLogout(id, 'failed', delay === undefined ? undefined : now() + delay);
    }
  }

  return async () => {
    for (;;) {
      const due = await store.claimLogouts({ now: now(), until: now() + DELIVERY_LEASE_MS });
      if (due.length === 0) return;
      const { provider } = await open();
      await Promise.all(due.map((logout) => deliver(provider, logout)));
    }
  };
}

/** Sends a request to an application: to the address that the operator wrote, and no further. */
export const sendToApplication: typeof fetch = (url, { body = null, headers, method } = {}) =>
  fetch(url, {
    ...{ body, method: method ?? 'GET', redirect: 'manual' },
    ...(headers && { headers }),
    signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS),
  });
