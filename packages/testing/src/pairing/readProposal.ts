import { isRecord } from '../rpc/params.ts';

/** One half of what a site asks for (specs/clients/sign/namespaces). */
export interface Wanted {
  /** Networks of Ethereum's kind; NaN for a required one that is not written as such. */
  readonly chainIds: readonly number[];
  readonly methods: readonly string[];
  readonly events: readonly string[];
  /** Namespaces of other kinds of network, such as `solana`. */
  readonly otherNamespaces: readonly string[];
}

/** A site's proposal. */
export interface Proposal {
  readonly id: number;
  /** X25519, 64 hex digits. */
  readonly publicKey: string;
  /** As it calls itself. */
  readonly site: { readonly name: string; readonly url: string };
  /** The site does without nothing of it. */
  readonly required: Wanted;
  readonly optional: Wanted;
  /** The parameters as they came. */
  readonly params: unknown;
}

/** Entries of one list that are read; a site that asks for more gets no more. */
const most = 200;
/** The longest name of a method, an event or a network, in characters. */
const longest = 100;

/** Reads the parameters of `wc_sessionPropose`; `undefined` when they are not as they have to be. */
export function readProposal(id: number, params: unknown): Proposal | undefined {
  const { proposer, requiredNamespaces, optionalNamespaces } = recordOf(params);
  const { publicKey, metadata } = recordOf(proposer);
  if (typeof publicKey !== 'string') return undefined;
  const { name, url } = recordOf(metadata);
  const optional = readWanted(optionalNamespaces);
  return {
    id,
    publicKey,
    site: { name: String(name ?? ''), url: String(url ?? '') },
    required: readWanted(requiredNamespaces),
    optional: { ...optional, chainIds: optional.chainIds.filter(Number.isSafeInteger) },
    params,
  };
}

/** A namespace is `eip155`, with its networks inside, or one network of it, as `eip155:10`. */
function readWanted(namespaces: unknown): Wanted {
  const entries = Object.entries(recordOf(namespaces)).slice(0, most);
  const own = entries.filter(([key]) => /^eip155(:|$)/.test(key));
  const all = (field: string) => [
    ...new Set(own.flatMap(([, namespace]) => textsOf(recordOf(namespace)[field])).slice(0, most)),
  ];
  const keys = own.map(([key]) => key).filter((key) => key !== 'eip155');
  return {
    chainIds: [...new Set([...keys, ...all('chains')].map(chainIdOf))],
    methods: all('methods'),
    events: all('events'),
    otherNamespaces: entries.map(([key]) => key).filter((key) => !/^eip155(:|$)/.test(key)),
  };
}

/** The id of a network as CAIP-2 writes it, such as `eip155:10`; NaN for another kind. */
export function chainIdOf(text: string): number {
  const id = Number(/^eip155:([1-9]\d{0,15})$/.exec(text)?.[1]);
  return Number.isSafeInteger(id) ? id : Number.NaN;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function textsOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, most).filter((each) => typeof each === 'string' && each.length <= longest);
}
