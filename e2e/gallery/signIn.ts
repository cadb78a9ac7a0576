import type {
  AuthenticationByStatus,
  MultisigSource,
  PendingAuthentication,
} from '@mooring/connect';
import { type Person, people } from './people.ts';

/** Sign-in of a mocked host. */
export interface SignInWorld {
  readonly status?: AuthenticationByStatus['status'];
  /** Account that is signed in. */
  readonly owner?: Person;
  readonly required?: boolean;
  /** Behaviour of its server and its message. Default: none fails. */
  readonly nonce?: 'never' | 'refused';
  readonly message?: 'broken';
  readonly verification?: 'never' | 'refused';
  /** Pending sign-in of a multisig. */
  readonly pending?: PendingBehaviour;
}

const never = new Promise<never>(() => {});

/** Authentication props of such a host. */
export function mockSignIn(world: SignInWorld): Omit<AuthenticationByStatus, 'children'> {
  const { status = 'unauthenticated', owner, required = true } = world;
  return {
    status,
    required,
    ...(owner && { address: people[owner].address }),
    adapter: {
      async getNonce() {
        if (world.nonce === 'refused') throw new Error('503');
        return world.nonce === 'never' ? never : '32891756a1b2c3d4';
      },
      createMessage({ address, nonce }) {
        if (world.message === 'broken') throw new Error('The page has no statement.');
        return `${address} ${nonce}`;
      },
      async verify() {
        return world.verification === 'never' ? never : world.verification !== 'refused';
      },
      async signOut() {},
      ...(world.pending && { pending: mockPending(world.pending) }),
    },
  };
}

/** State of a pending multisig sign-in of Mira: pending, unreadable, or over. */
type PendingBehaviour = 'waiting' | 'unknown' | 'over';

const DAY_MS = 86_400_000;

/** Mocked pending authentication of a host's adapter. */
function mockPending(behaviour: PendingBehaviour): PendingAuthentication {
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
