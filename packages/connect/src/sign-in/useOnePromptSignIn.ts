import { isRecord } from '@mooring/internal';
import { type RefObject, useMemo, useRef } from 'react';
import type {
  AuthenticationAdapter,
  AuthenticationStatus,
  Nonces,
  OnePromptSignIn,
} from '../core/authentication.ts';
import { pairingOf } from '../wallets/pairing.ts';
import type { createOnePromptSignIn } from './one-prompt/createOnePromptSignIn.ts';

interface OnePromptOptions {
  readonly nonces: Nonces;
  readonly status: RefObject<AuthenticationStatus>;
}

/**
 * Sign-in with the prompt that connects: a chunk of its own, for visitors who connect. The same object all along, so
 * that who signs in meanwhile ends no attempt.
 */
export function useOnePromptSignIn(
  latest: RefObject<AuthenticationAdapter>,
  { nonces, status }: OnePromptOptions,
): OnePromptSignIn {
  const loaded = useRef<Promise<ReturnType<typeof createOnePromptSignIn> | undefined>>(null);
  return useMemo(() => {
    const load = async () => {
      if (status.current !== 'unauthenticated') return undefined;
      loaded.current ??= import('./one-prompt/createOnePromptSignIn.ts').then(
        ({ createOnePromptSignIn }) => createOnePromptSignIn(() => latest.current, nonces),
        // Connecting does without.
        () => undefined,
      );
      return loaded.current;
    };
    return {
      prepare(wagmi) {
        void load().then((part) => part?.prepare(wagmi.storage));
        for (const connector of wagmi.connectors) {
          pairingOf(connector)?.offerSignIn?.(async () =>
            (await load())?.compose(wagmi.state.chainId),
          );
        }
      },
      async finish(connector) {
        // Only phones bring something of before: for others nothing is fetched.
        const session = pairingOf(connector)?.getSession();
        if (!isRecord(session) || !session['signIn']) return false;
        return (await load())?.finish(connector) ?? false;
      },
      skipSignIn: async (connector) => (await loaded.current)?.skipSignIn(connector),
      async connect(attempt, chainId, connect) {
        const part = await load();
        if (part) return part.connect(attempt, chainId, connect);
        await connect(attempt);
        return false;
      },
    };
  }, [latest, nonces, status]);
}
