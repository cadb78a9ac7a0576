import { useSignInClient } from '@mooring/page/sign-in';
import type { SignInSession } from '@mooring/sign-in';
import { useSyncExternalStore } from 'react';
import { useConnection } from 'wagmi';

/** Visitor, as an application would know them. */
export type Visitor =
  | {
      readonly step: 'unknown' | 'signedOut';
      readonly session?: undefined;
      readonly proof?: undefined;
    }
  | {
      readonly step: 'signedIn';
      readonly session: SignInSession;
      /** Changes with each sign-in; a new one of the same account keeps the session. */
      readonly proof: string;
    };

/**
 * Returns who is signed in. A wallet that is locked or gone does not matter, as the session is enough; one with another
 * account counts as signed out.
 */
export function useVisitor(): Visitor {
  const client = useSignInClient();
  const { address } = useConnection();
  const state = useSyncExternalStore(client.subscribe, client.getState);
  if (state.status === 'loading') return { step: 'unknown' };
  if (state.status !== 'authenticated') return { step: 'signedOut' };
  const { session } = state;
  const isOther = address !== undefined && address.toLowerCase() !== session.address;
  if (isOther) return { step: 'signedOut' };
  return { step: 'signedIn', session, proof: `${session.id} ${session.createdAt}` };
}
