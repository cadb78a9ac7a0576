import { useCallback, useEffect, useRef } from 'react';
import { type Connector, useConnectors } from 'wagmi';
import { ConnectBaseError } from '../../core/connectBaseError.ts';
import type { LocaleStore } from '../../core/locales/localeStore.ts';
import { useMooring } from '../../core/MooringContext.ts';
import { useLoaded } from '../../core/useLoaded.ts';
import { useTranslate } from '../../texts/useTranslate.ts';
import { type Pairing, pairingOf } from '../../wallets/pairing.ts';
import { readPairingSession } from '../../wallets/pairingSession.ts';
import type { WalletProvider } from '../../wallets/passkey.ts';
import { isRejection } from '../../wallets/walletError.ts';
import { type OtherWallet, providerOf } from './useOtherWallets.ts';

/** The wallet does not go to the network of a transaction. */
export class OtherNetworkError extends ConnectBaseError {
  override readonly name = 'OtherNetworkError';
}

/** A wallet on a phone, to send what an account without a wallet has signed. */
export interface Phone {
  readonly pairing: Pairing;
  /** Rows, code and link, once they are loaded. */
  readonly part: Awaited<ReturnType<typeof loadPhone>> | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
  /** True for a session that was here before: it stays. */
  isKept(): boolean;
  /** Pairs with a phone, unless one is paired. Rejects with 4001 once `cancel` is called. */
  reach(): Promise<OtherWallet & { readonly provider: WalletProvider }>;
  /** Ends a session that was begun here. */
  end(): void;
}

/**
 * Pairs with a phone beside the connected account: wagmi's connection stays as it is. A session that begins here ends
 * with the dialog.
 */
export function usePhone(): Phone | undefined {
  const { locales, report } = useMooring();
  const t = useTranslate();
  const connector = useConnectors().find((one) => pairingOf(one));
  const pairing = pairingOf(connector);
  const load = useCallback(() => loadPhone(locales), [locales]);
  const { part, failed, retry } = useLoaded(connector && load);
  const session = useRef<'kept' | 'begun'>(undefined);
  const end = useCallback(() => {
    if (session.current !== 'begun') return;
    session.current = undefined;
    connector?.disconnect().catch(report);
  }, [connector, report]);
  useEffect(() => end, [end]);

  if (!connector || !pairing) return undefined;
  return {
    pairing,
    part,
    failed,
    retry,
    isKept: () => session.current === 'kept',
    end,
    async reach() {
      session.current ??= pairing.getSession() ? 'kept' : 'begun';
      // The phone sends; nobody signs in as its account.
      pairing.offerSignIn?.(async () => undefined);
      const phone = await providerOf({ connector });
      await phone.request({ method: 'eth_requestAccounts' });
      const name = readPairingSession(pairing.getSession())?.name || t('connect.phoneWallet');
      const { id } = connector;
      return { id, name, icon: undefined, connector, provider: addingNetworks(connector, phone) };
    },
  };
}

/** Has the wallet add a network it does not know: the connector has the network's facts. */
function addingNetworks(connector: Connector, phone: WalletProvider): WalletProvider {
  return {
    async request(call) {
      if (call.method !== 'wallet_switchEthereumChain') return phone.request(call);
      const [{ chainId }] = call.params as [{ chainId: string }];
      try {
        return await connector.switchChain?.({ chainId: Number(chainId) });
      } catch (cause) {
        if (isRejection(cause)) throw cause;
        throw new OtherNetworkError('The wallet is on another network', cause);
      }
    },
  };
}

/** Fetches the phone's rows and screens. */
async function loadPhone(locales: LocaleStore) {
  const { loadScreens, PhonePairing, PhoneRows, PhoneWaiting } = await import('./PhoneRows.tsx');
  return { PhonePairing, PhoneRows, PhoneWaiting, ...(await loadScreens(locales)) };
}
