import type { AuthenticationByStatus } from '@mooring/connect';
import { mockPending, type PendingBehaviour } from './pending.ts';
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
