import type { AuthenticationByStatus } from '@mooring/connect';
import { type PendingMood, pretendedPending } from './pending.ts';
import { type Person, people } from './people.ts';

/** How a pretended host signs people in. */
export interface SignInWorld {
  readonly status?: AuthenticationByStatus['status'];
  /** Whose sign-in it is. */
  readonly owner?: Person;
  readonly required?: boolean;
  /** How its server and its message behave. Default: as they should. */
  readonly nonce?: 'never' | 'refused';
  readonly message?: 'broken';
  readonly verification?: 'never' | 'refused';
  /** A sign-in that waits for the owners of a multisig. */
  readonly pending?: PendingMood;
}

const never = new Promise<never>(() => {});

/** What such a host hands to the kit. */
export function pretendedSignIn(world: SignInWorld): Omit<AuthenticationByStatus, 'children'> {
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
      ...(world.pending && { pending: pretendedPending(world.pending) }),
    },
  };
}
