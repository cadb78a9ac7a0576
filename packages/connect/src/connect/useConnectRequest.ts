import { useCallback, useContext, useEffect } from 'react';
import { useConfig } from 'wagmi';
import { AuthenticationContext } from '../core/authentication.ts';
import type { ConnectionAttempt } from '../core/connectionAttempt.ts';
import { useMooring } from '../core/MooringContext.ts';
import { pairingOf } from '../wallets/pairing.ts';
import { connectWallet } from './connectWallet.ts';

/** Connects a wallet; resolves to true if that signed in too. @throws {ConnectWalletError} */
export type ConnectRequest = (attempt: ConnectionAttempt) => Promise<unknown>;

/** Returns a function that connects with the configured time limit, network and one-prompt sign-in. */
export function useConnectRequest(): ConnectRequest {
  const { config, report, initialChain } = useMooring();
  const chainId = typeof initialChain === 'object' ? initialChain.id : initialChain;
  const wagmi = useConfig();
  const onePrompt = useContext(AuthenticationContext)?.onePrompt;
  useEffect(() => onePrompt?.prepare(wagmi), [onePrompt, wagmi]);
  return useCallback(
    async (attempt) => {
      const connect = (request: ConnectionAttempt) =>
        connectWallet(wagmi, request, {
          // A pairing link expires by itself, and is renewed while the user looks at it.
          timeoutMs: pairingOf(request.connector) ? undefined : config.timeouts.connectMs,
          chainId,
          report,
        });
      return onePrompt
        ? onePrompt.connect(attempt, wagmi.state.chainId, connect)
        : connect(attempt);
    },
    [wagmi, config, chainId, report, onePrompt],
  );
}
