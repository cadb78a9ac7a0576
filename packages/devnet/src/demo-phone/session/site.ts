import type { KeptSession } from '@mooring/testing/phone';
import { type Address, getAddress, isAddress } from 'viem';
import { type Peer, readPeer } from '../proposal/readPeer.ts';

/** A site the phone is connected to. */
export type Site = {
  topic: string;
  peer: Peer;
  account: Address;
  /** The network the site is told of as the current one. */
  chainId: number;
  /** Every approved network. */
  chains: readonly number[];
  methods: readonly string[];
  events: readonly string[];
  /** Milliseconds since 1970. */
  expiresAt: number;
};

/**
 * A session as the phone shows it; undefined when it has no account or no network.
 *
 * @param chosen the network chosen last, where one was.
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
