import type { KeptSession } from '@mooring/testing/phone';
import { type Address, getAddress, isAddress } from 'viem';
import { type Peer, readPeer } from '../proposal/readPeer.ts';

/** Connected site. */
export type Site = {
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
};

/**
 * A session for display; undefined when it has no account or no network.
 *
 * @param chosen network selected last, if any.
 */
export function siteOf(
  { topic, site, terms, expiry }: Pick<KeptSession, 'topic' | 'site' | 'terms' | 'expiry'>,
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
