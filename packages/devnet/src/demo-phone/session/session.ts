import type { StoredSession } from '@mooring/testing/phone';
import { parseState, type WalletState } from '@mooring/testing/wallet';
import { type Address, getAddress, isAddress } from 'viem';
import {
  createStoredValue,
  type StoredValue,
  type StringStorage,
} from '../../demo-wallet/storedValue.ts';

/** Connected site. */
export interface Site {
  topic: string;
  peer: Peer;
  account: Address;
  /** Current chain of the session. */
  chainId: number;
  /** All approved chains. */
  chains: readonly number[];
  methods: readonly string[];
  events: readonly string[];
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/**
 * A session for display; undefined when it has no account or no network.
 *
 * @param chosen network selected last, if any.
 */
export function siteOf(
  { topic, site, terms, expiry }: Pick<StoredSession, 'topic' | 'site' | 'terms' | 'expiry'>,
  chosen: number | null,
): Site | undefined {
  const { accounts, chainIds, methods, events } = terms;
  const [address = ''] = accounts;
  const [first] = chainIds;
  if (!isAddress(address) || first === undefined) return undefined;
  return {
    topic,
    peer: readPeer(site),
    account: getAddress(address),
    chainId: chosen !== null && chainIds.includes(chosen) ? chosen : first,
    chains: chainIds,
    methods,
    events,
    expiresAt: expiry * 1_000,
  };
}

/** Site, self-declared. */
interface Peer {
  name: string;
  url: string;
}

/** Metadata of a site, shortened for display. */
export function readPeer({ name, url }: Peer): Peer {
  return { name: cut(name, 80) || 'A site without a name', url: cut(url, 200) || 'no address' };
}

function cut(text: string, longest: number): string {
  const characters = [...text.trim().slice(0, longest * 2)];
  return characters.length > longest
    ? `${characters.slice(0, longest).join('')}…`
    : characters.join('');
}

const SESSION_PREFIX = 'demo-phone.session.';

/** State of a session in addition to the library's record: its network and its batches. */
export function openSessionState(topic: string, storage: StringStorage): StoredValue<WalletState> {
  return createStoredValue({ key: SESSION_PREFIX + topic, storage, parse: parseState });
}

/** Deletes the state of ended sessions. */
export function forgetOtherSessions(topics: readonly string[], storage: Storage): void {
  const kept = new Set(topics.map((topic) => SESSION_PREFIX + topic));
  for (const key of Object.keys(storage)) {
    if (key.startsWith(SESSION_PREFIX) && !kept.has(key)) storage.removeItem(key);
  }
}

/**
 * Wallet state while handling one request: the session's account, and the network of the request. A network
 * the wallet switches to is set in `chainId`; the caller stores it and notifies the site.
 */
export function stateForRequest(
  kept: StoredValue<WalletState>,
  { account, chainId }: { account: Address; chainId: number },
): StoredValue<WalletState> {
  let current = chainId;
  const view = (state: WalletState): WalletState => ({
    ...state,
    connected: [account],
    selected: account,
    chainId: current,
  });
  return {
    ...kept,
    get: () => view(kept.get()),
    update(change) {
      kept.update((state) => {
        const next = change(view(state));
        current = next.chainId ?? current;
        return { ...next, connected: [], selected: null, chainId: state.chainId };
      });
    },
  };
}
