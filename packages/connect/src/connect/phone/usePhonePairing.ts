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

/** Thrown when a phone wallet cannot switch to a network. */
export class OtherNetworkError extends ConnectBaseError {
  override readonly name = 'OtherNetworkError';
}

/** Components of a pairing with a phone. */
export interface PhoneParts {
  /** List items: wallets on this phone, and any wallet on another phone. */
  readonly Rows: ComponentType<{
    /** @param wallet chosen by name; undefined for any phone wallet */
    readonly onChoose: (wallet?: Wallet) => void;
  }>;
  /** QR code or, on a phone, link that opens the wallet; render it while {@link PhonePairing.reach} is pending. */
  readonly Code: ComponentType<{
    readonly wallet: Wallet | undefined;
    readonly onCancel: () => void;
  }>;
  /** Note that the phone has a request; on the phone itself, with a link to the wallet. */
  readonly Waiting: ComponentType<{ readonly wallet: Wallet | undefined }>;
}

/** Pairing with a phone, beside the connected account. */
export interface PhonePairing {
  /** Undefined until they are loaded. */
  readonly parts: PhoneParts | undefined;
  /** True if the parts could not be loaded. */
  readonly failed: boolean;
  /** Loads the parts again. */
  readonly retry: () => void;
  /** True if the session existed before this component; `end` leaves it open. */
  isKept(): boolean;
  /** Pairs with a phone, or uses the existing pairing. Rejects with code 4001 when `cancel` is called. */
  reach(): Promise<InstalledWallet & { readonly provider: WalletProvider }>;
  /** Cancels the attempt to pair. */
  cancel(): void;
  /** Ends the session, if this component started it. */
  end(): void;
}

/**
 * Pairs with a phone without changing wagmi's connection. A session that this component starts ends when it unmounts.
 * @returns undefined if no connector for phone wallets is configured
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
  const connector = useConnectors().find((candidate) => pairingOf(candidate));
  const pairing = pairingOf(connector);
  const load = useCallback(async () => {
    const { loadPhoneParts } = await import('./phoneParts.tsx');
    return loadPhoneParts(locales, pairing);
  }, [locales, pairing]);
  const { part: parts, failed, retry } = useLazyPart(pairing && load);
  const session = useRef<'existing' | 'started'>(undefined);
  const end = useCallback(() => {
    if (session.current !== 'started') return;
    session.current = undefined;
    connector?.disconnect().catch(report);
  }, [connector, report]);
  useEffect(() => end, [end]);

  if (!connector || !pairing) return undefined;
  return {
    parts,
    failed,
    retry,
    isKept: () => session.current === 'existing',
    cancel: () => pairing.cancel(),
    end,
    async reach() {
      session.current ??= pairing.getSession() ? 'existing' : 'started';
      // The phone only sends transactions; its account does not sign in.
      pairing.offerSignIn?.(async () => undefined);
      const phone = await getWalletProvider({ connector });
      await phone.request({ method: 'eth_requestAccounts' });
      const name = readPairingSession(pairing.getSession())?.name || t('connect.phoneWallet');
      const { id } = connector;
      return {
        id,
        name,
        icon: undefined,
        connector,
        provider: withNetworkSwitch(connector, phone),
      };
    },
  };
}

/** Routes network switches through the connector, which adds a network unknown to the wallet. */
function withNetworkSwitch(connector: Connector, phone: WalletProvider): WalletProvider {
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
