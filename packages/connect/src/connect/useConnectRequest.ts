import { useCallback, useContext, useEffect } from 'react';
import { useConfig } from 'wagmi';
import { AuthenticationContext } from '../core/authentication.ts';
import type { ConnectionAttempt } from '../core/connectionAttempt.ts';
import { useMooring } from '../core/MooringContext.ts';
import { pairingOf } from '../wallets/pairing.ts';
import { connectWallet } from './connectWallet.ts';

/** Connects a wallet; resolves with true if that signed in too. @throws {ConnectWalletError} */
export type ConnectRequest = (attempt: ConnectionAttempt) => Promise<unknown>;

/** Connects as the page is configured: for how long, on which network, and with sign-in where a wallet can do both. */
export function useConnectRequest(): ConnectRequest {
  const { config, report, initialChain } = useMooring();
  const chainId = typeof initialChain === 'object' ? initialChain.id : initialChain;
  const wagmi = useConfig();
  const onePrompt = useContext(AuthenticationContext)?.onePrompt;
  useEffect(() => onePrompt?.prepare(wagmi), [onePrompt, wagmi]);
  return useCallback(
    async (attempt) => {
      const connect = (one: ConnectionAttempt) =>
        connectWallet(wagmi, one, {
          // A phone's link has a time of its own, and is renewed for as long as a person looks at it.
          timeoutMs: pairingOf(one.connector) ? undefined : config.timeouts.connectMs,
          chainId,
          onSwitchFailed: report,
        });
      return onePrompt
        ? onePrompt.connect(attempt, wagmi.state.chainId, connect)
        : connect(attempt);
    },
    [wagmi, config, chainId, report, onePrompt],
  );
}
