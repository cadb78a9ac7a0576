import { useCallback, useContext, useEffect } from 'react';
import { type Connector, useConfig } from 'wagmi';
import { AuthenticationContext } from '../core/authentication.ts';
import { useMooring } from '../core/MooringContext.ts';
import { pairingOf } from '../wallets/pairing.ts';
import { connectWallet } from './connectWallet.ts';

/** Connects a wallet; resolves with true if that signed in too. @throws {ConnectWalletError} */
export type ConnectRequest = (connector: Connector, signal: AbortSignal) => Promise<unknown>;

/** Connects as the page is configured: for how long, on which network, and with sign-in where a wallet can do both. */
export function useConnectRequest(): ConnectRequest {
  const { config, report, initialChain } = useMooring();
  const chainId = typeof initialChain === 'object' ? initialChain.id : initialChain;
  const wagmi = useConfig();
  const together = useContext(AuthenticationContext)?.together;
  useEffect(() => together?.prepare(wagmi), [together, wagmi]);
  return useCallback(
    async (connector, signal) => {
      const connectBy = (way: Connector) =>
        connectWallet(wagmi, way, {
          // A phone's link has a time of its own, and is renewed for as long as a person looks at it.
          timeoutMs: pairingOf(connector) ? undefined : config.timeouts.connectMs,
          chainId,
          onSwitchFailed: report,
          signal,
        });
      return together
        ? together.connect(connector, wagmi.state.chainId, connectBy)
        : connectBy(connector);
    },
    [wagmi, config, chainId, report, together],
  );
}
