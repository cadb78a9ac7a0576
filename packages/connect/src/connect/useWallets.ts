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

/** A wallet a person can pick. */
export interface WalletChoice {
  readonly id: string;
  readonly name: string;
  readonly icon?: string | undefined;
  /** In this browser, rather than reached by a code or a link. */
  readonly installed?: boolean;
  /** Used on this device before. */
  readonly recent: boolean;
  /** Another wallet has the same name: its id tells them apart. */
  readonly ambiguous?: boolean;
  /** Text that distinguishes it from other wallets. */
  readonly note?: string;
  readonly connector: Connector;
  /** True if the host's groups have a row for it. */
  readonly grouped?: true;
  /** Its row of the catalogue or of the host's groups: of one on a phone when it was chosen by name. */
  readonly row?: Wallet | undefined;
}

/**
 * The wallets of this page but those on phones: the Safe around it first, installed ones before
 * others, recent ones first among each.
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
    const shown = connectors.filter(
      (connector) =>
        (connector.id !== BROWSER_WALLET || legacy) &&
        // A Safe that is not around this page cannot be reached through it; phones and passkeys have rows of their own.
        (connector === safe || connectorKind(connector) === undefined) &&
        // The wallet itself has announced what this connector would load another way to.
        (wallets.isAnnounced(connector.id) || ![connector.rdns].flat().some(isAnnounced)),
    );
    const choices = shown.map((connector) => {
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
        ambiguous: shown.some((other) => other.id !== id && other.name === connector.name),
        connector,
        ...(connector === safe && { note: t('connect.safeNote') }),
      };
    });
    return choices.sort(
      (a, b) =>
        Number(b.connector === safe) - Number(a.connector === safe) ||
        Number(b.installed) - Number(a.installed) ||
        rank(recent, a.id) - rank(recent, b.id),
    );
  }, [connectors, wallets, config, walletName, legacy, t]);
}

function rank(recent: readonly string[], id: string): number {
  const index = recent.indexOf(id);
  return index < 0 ? recent.length : index;
}

/** Time phone browsers have to inject their wallet into the page, in ms. */
const LATEST_MS = 3_000;
const LOOK_PAUSE_MS = 250;

/** True where `window.ethereum` is a wallet that did not announce itself; also when it appears late. */
function useLegacyWallet(): boolean {
  const { wallets } = useMooring();
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const isHere = wallets.hasLegacyWallet();
  useEffect(() => {
    if (isHere) return;
    window.addEventListener('ethereum#initialized', lookAgain);
    const timer = setInterval(() => wallets.hasLegacyWallet() && lookAgain(), LOOK_PAUSE_MS);
    const end = setTimeout(() => clearInterval(timer), LATEST_MS);
    return () => {
      window.removeEventListener('ethereum#initialized', lookAgain);
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [wallets, isHere]);
  return isHere;
}
