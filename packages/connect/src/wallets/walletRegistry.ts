import { readField } from '@mooring/internal';
import { type EIP1193Provider, withTimeout } from 'viem';
import type { Config } from 'wagmi';
import type { DeviceStorage } from '../core/deviceStorage.ts';
import type { WalletRegistry } from '../core/MooringContext.ts';
import { isSafeIcon } from '../core/text/isSafeIcon.ts';
import { announcedConnector, type PageWallet } from './announcedConnector.ts';

/**
 * The part of wagmi that it keeps from its types: the kept state, absent in a configuration without
 * storage. No other file reads `_internal`.
 */
interface Rehydrated {
  readonly ssr: boolean;
  readonly store: { readonly persist?: { rehydrate(): unknown } };
}

/** The connector id of whatever wallet is found as `window.ethereum` without announcing itself. */
export const BROWSER_WALLET = 'browser';

/**
 * @param readTimeoutMs how long a wallet may take for what needs no person, in milliseconds
 * @param storage where the accounts chosen on this page are remembered
 */
export function createWalletRegistry(
  wagmi: Config,
  readTimeoutMs: number,
  storage?: DeviceStorage,
): WalletRegistry {
  const announced = new Map<string, EIP1193Provider>();
  /** Other objects of the same wallets, announced later: one takes the place of one that is dead. */
  const fresh = new Map<string, EIP1193Provider>();
  let isAnother = false;

  function add(wallet: PageWallet) {
    if (wagmi.connectors.some(({ id }) => id === wallet.id)) return;
    const { setup, setState } = wagmi._internal.connectors;
    const connector = setup(
      announcedConnector({ ...wallet, ...(storage && { storage }) }, readTimeoutMs),
    );
    setState((connectors) => [...connectors, connector]);
  }

  /** `window.ethereum`, unless it is one of those announced. */
  function unannounced(): EIP1193Provider | undefined {
    const legacy = legacyProvider();
    return [...announced.values()].some((provider) => provider === legacy) ? undefined : legacy;
  }

  /** `eth_accounts` of `window.ethereum` and of those announced: it shows no window. */
  async function compareAccounts() {
    const legacy = unannounced();
    if (!legacy) return;
    const [own = [], ...others] = await Promise.all(
      [legacy, ...announced.values()].map((provider) => sharedAccounts(provider, readTimeoutMs)),
    );
    isAnother =
      own.length > 0 && !others.some((known) => !known || known.some((one) => own.includes(one)));
    // A change of the connectors makes the list of wallets anew.
    if (isAnother) wagmi._internal.connectors.setState((connectors) => [...connectors]);
  }

  function refreshLegacyWallet(rdns: string): boolean {
    requestWallets();
    const provider = fresh.get(rdns);
    if (!provider) return false;
    fresh.delete(rdns);
    announced.set(rdns, provider);
    return true;
  }

  return {
    start() {
      // With `ssr`, wagmi leaves what is kept (the network chosen) unread until the page has taken over.
      const { ssr, store }: Rehydrated = wagmi._internal;
      if (ssr) store.persist?.rehydrate();
      // A host's own wagmi configuration may find wallets by itself.
      if (wagmi._internal.mipd) return () => {};
      add({ id: BROWSER_WALLET, name: 'Browser wallet', provider: legacyProvider });
      return discoverWallets(
        ({ rdns, name, icon, provider }) => {
          announced.set(rdns, provider);
          const current = () => announced.get(rdns);
          add({ id: rdns, name, icon, provider: current, renew: () => refreshLegacyWallet(rdns) });
          void compareAccounts();
        },
        ({ rdns, provider }) => provider !== announced.get(rdns) && fresh.set(rdns, provider),
      );
    },
    isAnnounced: (id) => announced.has(id),
    hasLegacyWallet() {
      return (announced.size === 0 || isAnother) && unannounced() !== undefined;
    },
  };
}

/** The accounts that a wallet has shown to this page, in lower case; undefined where it does not say. */
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

/** A wallet that announced itself in this page (EIP-6963), checked and safe to show. */
export interface AnnouncedWallet {
  /** Reverse domain name: what the wallet is known by between visits. */
  readonly rdns: string;
  /** As the wallet says it, bounded; hidden characters are made visible where it is shown. */
  readonly name: string;
  /** A `data:image/…` address, only ever shown through `<img>`. */
  readonly icon?: string;
  readonly provider: EIP1193Provider;
}

const RDNS = /^[a-z\d_-]+(\.[a-z\d_-]+)+$/i;
const LONGEST_RDNS = 253;
const LONGEST_ANNOUNCED_NAME = 100;

/**
 * Listens for wallets until stopped: those here already, late ones (some phone browsers take three
 * seconds) and repeated announcements, of which the first of each `rdns` counts. Not for a server.
 * @param onWallet called once per wallet
 * @param onRepeated called with further announcements of a wallet
 * @returns stops listening
 * @see https://eips.ethereum.org/EIPS/eip-6963
 */
export function discoverWallets(
  onWallet: (wallet: AnnouncedWallet) => void,
  onRepeated: (wallet: AnnouncedWallet) => void = () => {},
): () => void {
  const known = new Set<string>();
  const onAnnouncement = (event: Event) => {
    const wallet = parseAnnouncement(event);
    if (!wallet) return;
    if (known.has(wallet.rdns)) return onRepeated(wallet);
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

/** Parses an announcement; undefined when it is not one: any script of the page can send it. */
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
