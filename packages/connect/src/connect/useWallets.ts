import { connectorKind } from '@mooring/internal';
import { useEffect, useMemo, useReducer } from 'react';
import { type Connector, useConnectors } from 'wagmi';
import type { Wallet } from '../core/catalogue/wallet.ts';
import { useMooring } from '../core/MooringContext.ts';
import { safeAround } from '../core/safeAround.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { readRecentWallets } from '../wallets/recentWallets.ts';
import { useWalletName } from '../wallets/useWalletName.ts';
import { BROWSER_WALLET } from '../wallets/walletRegistry.ts';
import { connectorIcon } from './connectorIcon.ts';

/** Wallet that can be chosen. */
export interface WalletChoice {
  readonly id: string;
  readonly name: string;
  readonly icon?: string | undefined;
  /** True for a wallet in this browser, which needs no code or link. */
  readonly installed?: boolean;
  /** Used on this device before. */
  readonly recent: boolean;
  /** True if another wallet has the same name; the id distinguishes them. */
  readonly ambiguous?: boolean;
  /** Text that distinguishes it from other wallets. */
  readonly note?: string;
  readonly connector: Connector;
  /** True if the host's groups have a row for it. */
  readonly grouped?: true;
  /** Row of the wallet list or of the host's groups; for a phone wallet, if it was chosen by name. */
  readonly row?: Wallet | undefined;
}

/**
 * Returns the page's wallets, without phone wallets: the Safe around the page first, installed before others, recent
 * first within each.
 */
export function useWallets(): readonly WalletChoice[] {
  const { wallets, config } = useMooring();
  const connectors = useConnectors();
  const t = useTranslate();
  const walletName = useWalletName();
  const legacy = useLegacyWallet();
  return useMemo(() => {
    const recent = readRecentWallets(config.storage);
    const safe = safeAround({ connectors });
    const isAnnounced = (rdns?: string) => rdns !== undefined && wallets.isAnnounced(rdns);
    const available = connectors.filter(
      (connector) =>
        (connector.id !== BROWSER_WALLET || legacy) &&
        // A Safe that does not embed this page cannot connect; phone wallets and passkeys have their own rows.
        (connector === safe || connectorKind(connector) === undefined) &&
        // The wallet announced itself, so a connector that loads it another way is not needed.
        (wallets.isAnnounced(connector.id) || ![connector.rdns].flat().some(isAnnounced)),
    );
    const choices = available.map((connector) => {
      const { id, icon } = connector;
      return {
        id,
        name: walletName(connector),
        icon: connectorIcon(icon, config.iconOrigins),
        installed:
          id === BROWSER_WALLET ||
          wallets.isAnnounced(id) ||
          connector.type === 'injected' ||
          connector === safe,
        recent: recent.includes(id),
        ambiguous: available.some((other) => other.id !== id && other.name === connector.name),
        connector,
        ...(connector === safe && { note: t('connect.safeNote') }),
      };
    });
    const rank = ({ connector, installed }: WalletChoice) =>
      connector === safe ? 2 : Number(installed);
    const earlier = [...recent].reverse();
    return choices.sort(
      (a, b) => rank(b) - rank(a) || earlier.indexOf(b.id) - earlier.indexOf(a.id),
    );
  }, [connectors, wallets, config, walletName, legacy, t]);
}

/** Time a phone's browser has to inject its wallet into the page, in ms. */
const LATEST_MS = 3_000;
const LEGACY_CHECK_MS = 250;

/** Returns true if `window.ethereum` is a wallet that did not announce itself, also if it appears late. */
function useLegacyWallet(): boolean {
  const { wallets } = useMooring();
  const [, checkAgain] = useReducer((checks: number) => checks + 1, 0);
  const isHere = wallets.hasLegacyWallet();
  useEffect(() => {
    if (isHere) return;
    window.addEventListener('ethereum#initialized', checkAgain);
    const timer = setInterval(() => wallets.hasLegacyWallet() && checkAgain(), LEGACY_CHECK_MS);
    const end = setTimeout(() => clearInterval(timer), LATEST_MS);
    return () => {
      window.removeEventListener('ethereum#initialized', checkAgain);
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [wallets, isHere]);
  return isHere;
}
