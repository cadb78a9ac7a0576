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
 * Returns the one-prompt sign-in, whose code loads when a visitor connects. The object is stable, so that a change of
 * the sign-in status cancels no attempt.
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
        // Without this chunk, wallets connect without signing in.
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
        // Only a phone's session can contain a sign-in; other connectors load no code.
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
