import { readField } from '@mooring/internal';
import { type EIP1193Provider, withTimeout } from 'viem';
import type { Config } from 'wagmi';
import type { DeviceStorage } from '../core/deviceStorage.ts';
import type { WalletRegistry } from '../core/MooringContext.ts';
import { isSafeIcon } from '../core/text/isSafeIcon.ts';
import { announcedConnector, type PageWallet } from './announcedConnector.ts';

/** Connector id of a wallet in `window.ethereum` that did not announce itself. */
export const BROWSER_WALLET = 'browser';

/**
 * Creates the registry of installed wallets, which adds a connector for each.
 * @param readTimeoutMs time limit for a wallet's answer that needs no prompt, in ms
 * @param storage storage for the accounts chosen on this page
 */
export function createWalletRegistry(
  wagmi: Config,
  readTimeoutMs: number,
  storage?: DeviceStorage,
): WalletRegistry {
  const announced = new Map<string, EIP1193Provider>();
  /** Providers of the same wallets, announced later: they replace dead ones. */
  const replacements = new Map<string, EIP1193Provider>();
  let isOtherWallet = false;

  function add(wallet: PageWallet) {
    if (wagmi.connectors.some(({ id }) => id === wallet.id)) return;
    const { setup, setState } = wagmi._internal.connectors;
    const connector = setup(
      announcedConnector({ ...wallet, ...(storage && { storage }) }, readTimeoutMs),
    );
    setState((connectors) => [...connectors, connector]);
  }

  /** Returns `window.ethereum`, unless it is an announced provider. */
  function unannounced(): EIP1193Provider | undefined {
    const legacy = legacyProvider();
    return [...announced.values()].some((provider) => provider === legacy) ? undefined : legacy;
  }

  /** Compares `eth_accounts` of `window.ethereum` and the announced wallets, which shows no prompt. */
  async function compareAccounts() {
    const legacy = unannounced();
    if (!legacy) return;
    const [legacyAccounts = [], ...others] = await Promise.all(
      [legacy, ...announced.values()].map((provider) => sharedAccounts(provider, readTimeoutMs)),
    );
    isOtherWallet =
      legacyAccounts.length > 0 &&
      !others.some(
        (accounts) => !accounts || accounts.some((account) => legacyAccounts.includes(account)),
      );
    // Triggers a recompute of the wallet list.
    if (isOtherWallet) wagmi._internal.connectors.setState((connectors) => [...connectors]);
  }

  function refreshLegacyWallet(rdns: string): boolean {
    requestWallets();
    const provider = replacements.get(rdns);
    if (!provider) return false;
    replacements.delete(rdns);
    announced.set(rdns, provider);
    return true;
  }

  return {
    start() {
      // The host's wagmi configuration may discover wallets itself.
      if (wagmi._internal.mipd) return () => {};
      add({ id: BROWSER_WALLET, name: 'Browser wallet', provider: legacyProvider });
      return discoverWallets(
        ({ rdns, name, icon, provider }) => {
          announced.set(rdns, provider);
          const current = () => announced.get(rdns);
          add({ id: rdns, name, icon, provider: current, renew: () => refreshLegacyWallet(rdns) });
          void compareAccounts();
        },
        ({ rdns, provider }) =>
          provider !== announced.get(rdns) && replacements.set(rdns, provider),
      );
    },
    isAnnounced: (id) => announced.has(id),
    hasLegacyWallet() {
      return (announced.size === 0 || isOtherWallet) && unannounced() !== undefined;
    },
  };
}

/** Returns the accounts a wallet shares with this page, in lower case; undefined if it does not answer. */
async function sharedAccounts(provider: EIP1193Provider, timeout: number) {
  try {
    const accounts = await withTimeout(() => provider.request({ method: 'eth_accounts' }), {
      timeout,
    });
    return accounts.map((account) => account.toLowerCase());
  } catch {
    return undefined;
  }
}

function legacyProvider(): EIP1193Provider | undefined {
  const provider = readField(globalThis, 'ethereum');
  return isProvider(provider) ? provider : undefined;
}

/** Wallet announced by EIP-6963, checked and safe to show. */
export interface AnnouncedWallet {
  /** Reverse domain name; identifies the wallet across visits. */
  readonly rdns: string;
  /** Announced name, bounded; hidden characters are made visible where it is shown. */
  readonly name: string;
  /** URL of the form `data:image/…`, shown only through `<img>`. */
  readonly icon?: string;
  readonly provider: EIP1193Provider;
}

const RDNS = /^[a-z\d_-]+(\.[a-z\d_-]+)+$/i;
const LONGEST_RDNS = 253;
const LONGEST_ANNOUNCED_NAME = 100;

/**
 * Discovers announced wallets, existing and late ones (some phone browsers take three seconds). The first announcement
 * of each `rdns` counts. Not for a server.
 * @param onWallet called once per wallet
 * @param onRepeated called with further announcements of a wallet
 * @returns the function that stops listening
 * @see https://eips.ethereum.org/EIPS/eip-6963
 */
export function discoverWallets(
  onWallet: (wallet: AnnouncedWallet) => void,
  onRepeated?: (wallet: AnnouncedWallet) => void,
): () => void {
  const known = new Set<string>();
  const onAnnouncement = (event: Event) => {
    const wallet = parseAnnouncement(event);
    if (!wallet) return;
    if (known.has(wallet.rdns)) return onRepeated?.(wallet);
    known.add(wallet.rdns);
    onWallet(wallet);
  };
  window.addEventListener('eip6963:announceProvider', onAnnouncement);
  window.addEventListener('ethereum#initialized', requestWallets);
  requestWallets();
  return () => {
    window.removeEventListener('eip6963:announceProvider', onAnnouncement);
    window.removeEventListener('ethereum#initialized', requestWallets);
  };
}

function requestWallets(): void {
  window.dispatchEvent(new Event('eip6963:requestProvider'));
}

/** Parses an announcement; undefined if invalid, since any script in the page can send one. */
function parseAnnouncement(event: Event): AnnouncedWallet | undefined {
  const detail = readField(event, 'detail');
  const info = readField(detail, 'info');
  const [rdns, name, icon] = ['rdns', 'name', 'icon'].map((field) => readField(info, field));
  const provider = readField(detail, 'provider');
  if (typeof rdns !== 'string' || rdns.length > LONGEST_RDNS || !RDNS.test(rdns)) return undefined;
  if (typeof name !== 'string' || name.trim() === '') return undefined;
  if (!isProvider(provider)) return undefined;
  return {
    rdns,
    name: name.trim().slice(0, LONGEST_ANNOUNCED_NAME),
    ...(isSafeIcon(icon) && { icon: icon.trim() }),
    provider,
  };
}

/** Checks the shape of an EIP-1193 provider; its answers are checked where they are used. */
export function isProvider(value: unknown): value is EIP1193Provider {
  return ['request', 'on'].every((method) => typeof readField(value, method) === 'function');
}
