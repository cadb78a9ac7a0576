import { type ComponentType, useCallback, useEffect, useRef } from 'react';
import { type Connector, useConnectors } from 'wagmi';
import type { Wallet } from '../../core/catalogue/wallet.ts';
import { ConnectBaseError } from '../../core/connectBaseError.ts';
import { useMooring } from '../../core/MooringContext.ts';
import { useLazyPart } from '../../core/useLazyPart.ts';
import { useTranslate } from '../../texts/useTranslate.ts';
import { pairingOf } from '../../wallets/pairing.ts';
import { readPairingSession } from '../../wallets/pairingSession.ts';
import {
  getWalletProvider,
  type InstalledWallet,
  type WalletProvider,
} from '../../wallets/useInstalledWallets.ts';
import { isRejection } from '../../wallets/walletError.ts';

/** Refusal of a wallet to go to a network. */
export class OtherNetworkError extends ConnectBaseError {
  override readonly name = 'OtherNetworkError';
}

/** Components of a pairing with a phone. */
export interface PhoneParts {
  /** List items: wallets on the phone that shows this page, and any wallet on another. */
  readonly Rows: ComponentType<{
    /** @param wallet that was chosen by name; undefined for any wallet on a phone */
    readonly onChoose: (wallet?: Wallet) => void;
  }>;
  /** The code to scan or, on a phone, the link that opens its wallet: while {@link PhonePairing.reach} waits. */
  readonly Code: ComponentType<{
    readonly wallet: Wallet | undefined;
    readonly onCancel: () => void;
  }>;
  /** Note that the phone has a request. On the phone that shows this page, links to its wallet. */
  readonly Waiting: ComponentType<{ readonly wallet: Wallet | undefined }>;
}

/** Pairing with a phone, beside the connected account. */
export interface PhonePairing {
  /** Undefined until they are loaded. */
  readonly parts: PhoneParts | undefined;
  /** True where they could not be loaded. */
  readonly failed: boolean;
  /** Loads them once more. */
  readonly retry: () => void;
  /** True for a session that was here before: it stays. */
  isKept(): boolean;
  /** Pairs with a phone, unless one is paired. Rejects with code 4001 once `cancel` is called. */
  reach(): Promise<InstalledWallet & { readonly provider: WalletProvider }>;
  /** Ends the attempt to pair. */
  cancel(): void;
  /** Ends a session that was begun here. */
  end(): void;
}

/**
 * Pairs with a phone without connecting wagmi, whose connection stays as it is. A session that begins here ends with
 * the component.
 * @returns undefined without a connector for phone wallets
 *
 * @example
 * ```tsx
 * import { usePhonePairing } from '@mooring/connect/parts';
 *
 * export function PhoneSender() {
 *   const phone = usePhonePairing();
 *   if (!phone?.parts) return null;
 *   const { Rows } = phone.parts;
 *   return (
 *     <ul>
 *       <Rows onChoose={() => void phone.reach()} />
 *     </ul>
 *   );
 * }
 * ```
 */
export function usePhonePairing(): PhonePairing | undefined {
  const { locales, report } = useMooring();
  const t = useTranslate();
  const connector = useConnectors().find((one) => pairingOf(one));
  const pairing = pairingOf(connector);
  const load = useCallback(async () => {
    const { loadPhoneParts } = await import('./phoneParts.tsx');
    return loadPhoneParts(locales, pairing);
  }, [locales, pairing]);
  const { part: parts, failed, retry } = useLazyPart(pairing && load);
  const session = useRef<'kept' | 'begun'>(undefined);
  const end = useCallback(() => {
    if (session.current !== 'begun') return;
    session.current = undefined;
    connector?.disconnect().catch(report);
  }, [connector, report]);
  useEffect(() => end, [end]);

  if (!connector || !pairing) return undefined;
  return {
    parts,
    failed,
    retry,
    isKept: () => session.current === 'kept',
    cancel: () => pairing.cancel(),
    end,
    async reach() {
      session.current ??= pairing.getSession() ? 'kept' : 'begun';
      // The phone sends; nobody signs in as its account.
      pairing.offerSignIn?.(async () => undefined);
      const phone = await getWalletProvider({ connector });
      await phone.request({ method: 'eth_requestAccounts' });
      const name = readPairingSession(pairing.getSession())?.name || t('connect.phoneWallet');
      const { id } = connector;
      return { id, name, icon: undefined, connector, provider: addingNetworks(connector, phone) };
    },
  };
}

/** Switches by the connector, which adds a network the wallet does not know. */
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
