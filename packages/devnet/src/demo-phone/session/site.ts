import { type Address, getAddress, isAddress } from 'viem';
import { type Peer, readPeer } from '../proposal/readPeer.ts';
import { readChain } from '../proposal/readProposal.ts';
import type { Kit } from '../startKit.ts';

type Session = ReturnType<Kit['getActiveSessions']>[string];

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
 * A session of the library as the phone sees it; undefined when it has no account of an Ethereum
 * network.
 *
 * @param chosen the network chosen last, where one was.
 */
export function siteOf(session: Session, chosen: number | null): Site | undefined {
  const granted = session.namespaces['eip155'];
  const address = granted?.accounts[0]?.split(':')[2];
  if (!granted || address === undefined || !isAddress(address)) return undefined;
  const chains = granted.accounts
    .map((account) => readChain(account.split(':').slice(0, 2).join(':')))
    .filter((id) => id !== undefined);
  const [first] = chains;
  if (first === undefined) return undefined;
  return {
    topic: session.topic,
    peer: readPeer(session.peer.metadata),
    account: getAddress(address),
    chainId: chosen !== null && chains.includes(chosen) ? chosen : first,
    chains,
    methods: granted.methods,
    events: granted.events,
    expiresAt: session.expiry * 1_000,
  };
}
