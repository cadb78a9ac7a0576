import { isRecord, type UnknownRecord } from '@mooring/testing/wallet';
import { type Peer, readPeer } from './readPeer.ts';

/** What a site asks of every session, as far as the phone understands it. */
export type Proposal = {
  peer: Peer;
  /** Chains of the `eip155` namespace, by their id. */
  chains: readonly number[];
  methods: readonly string[];
  events: readonly string[];
  /** What the site cannot do without; most sites leave it empty. */
  required: {
    /** NaN for one that is not written as a chain of `eip155`. */
    chains: readonly number[];
    methods: readonly string[];
    events: readonly string[];
    otherNamespaces: readonly string[];
  };
  /** Namespaces that are not `eip155`, such as `solana`. */
  otherNamespaces: readonly string[];
};

/** Entries of one list that are read; a site that asks for more gets no more. */
const MOST = 200;

/** Reads a proposal of the pairing protocol. Whatever is malformed is as if it were not there. */
export function readProposal(params: unknown): Proposal {
  const { proposer, requiredNamespaces, optionalNamespaces } = isRecord(params) ? params : {};
  const required = readNamespaces(requiredNamespaces);
  const optional = readNamespaces(optionalNamespaces);
  const both = (list: 'chains' | 'methods' | 'events') =>
    [...new Set<string>([...required[list], ...optional[list]])].slice(0, MOST);
  return {
    peer: readPeer(isRecord(proposer) ? proposer['metadata'] : undefined),
    chains: chainIds(both('chains')),
    methods: both('methods'),
    events: both('events'),
    required: {
      chains: required.chains.map((chain) => readChain(chain) ?? Number.NaN),
      methods: required.methods,
      events: required.events,
      otherNamespaces: required.others,
    },
    otherNamespaces: [...new Set([...required.others, ...optional.others])].slice(0, MOST),
  };
}

type Asked = { chains: string[]; methods: string[]; events: string[]; others: string[] };

/** Namespaces come by name (`eip155`, with chains inside) or by chain (`eip155:10`). */
function readNamespaces(value: unknown): Asked {
  const asked: Asked = { chains: [], methods: [], events: [], others: [] };
  const entries: [string, unknown][] = isRecord(value) ? Object.entries(value).slice(0, MOST) : [];
  for (const [key, namespace] of entries) {
    if (!isRecord(namespace)) continue;
    if (key !== 'eip155' && !key.startsWith('eip155:')) {
      asked.others.push(key.slice(0, 40));
      continue;
    }
    asked.chains.push(...(key === 'eip155' ? texts(namespace, 'chains') : [key]));
    asked.methods.push(...texts(namespace, 'methods'));
    asked.events.push(...texts(namespace, 'events'));
  }
  return asked;
}

function texts(namespace: UnknownRecord, field: string): string[] {
  const list = namespace[field];
  if (!Array.isArray(list)) return [];
  return list.slice(0, MOST).filter((item) => typeof item === 'string' && item.length <= 100);
}

function chainIds(chains: readonly string[]): number[] {
  return chains.map(readChain).filter((id) => id !== undefined);
}

/** The id of a chain written by CAIP-2, such as 10 for `eip155:10`. */
export function readChain(chain: string): number | undefined {
  const id = Number(/^eip155:([1-9]\d{0,15})$/.exec(chain)?.[1]);
  return Number.isSafeInteger(id) ? id : undefined;
}
