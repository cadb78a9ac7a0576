import type { MultisigSource, PendingAuthentication } from '@mooring/connect';
import { people } from './people.ts';

/** State of a pending multisig sign-in of Mira: pending, unreadable, or over. */
export type PendingBehaviour = 'waiting' | 'unknown' | 'over';

const DAY_MS = 86_400_000;

/** Mocked pending authentication of a host's adapter. */
export function mockPending(behaviour: PendingBehaviour): PendingAuthentication {
  let looks = 0;
  const pending = {
    address: people.mira.address,
    chainId: 1,
    message: 'Sign in',
    expiresAt: new Date(Date.now() + (behaviour === 'over' ? -1 : DAY_MS)).toISOString(),
  };
  return {
    start: async () => pending,
    async read() {
      looks += 1;
      return behaviour === 'over' && looks > 1 ? null : pending;
    },
    finish: async () => false,
    async cancel() {},
  };
}

/** Mocked multisig source: one owner has signed. */
export function mockMultisigSource(behaviour: PendingBehaviour | undefined): MultisigSource {
  let looks = 0;
  return {
    transactionStatus: async () => ({
      state: 'AWAITING_CONFIRMATIONS',
      confirmations: 1,
      threshold: 2,
    }),
    async messageStatus() {
      looks += 1;
      if (behaviour === 'unknown' && looks > 1) throw new Error('The gateway does not answer.');
      return { confirmations: 1, threshold: 2 };
    },
  };
}
