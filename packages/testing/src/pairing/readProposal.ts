import { isRecord } from '../rpc/params.ts';

/** Required or optional half of a proposal's namespaces (specs/clients/sign/namespaces). */
export interface Wanted {
  /** Chain ids of the `eip155` namespace; NaN for a malformed one. */
  readonly chainIds: readonly number[];
  readonly methods: readonly string[];
  readonly events: readonly string[];
  /** Other namespaces, such as `solana`. */
  readonly otherNamespaces: readonly string[];
}

/** A site's proposal. */
export interface Proposal {
  readonly id: number;
  /** X25519, 64 hex digits. */
  readonly publicKey: string;
  /** Self-declared by the site. */
  readonly site: { readonly name: string; readonly url: string };
  /** Features the site cannot do without. */
  readonly required: Wanted;
  readonly optional: Wanted;
  /** Raw parameters. */
  readonly params: unknown;
}

/** Most entries read of one list; the rest is ignored. */
const most = 200;
/** Longest name of a method, event or network, in characters. */
const longest = 100;

/** Parses the parameters of `wc_sessionPropose`; `undefined` if malformed. */
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

/** A key is `eip155`, with its networks inside, or one network of it, such as `eip155:10`. */
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

/** Chain id of a CAIP-2 id such as `eip155:10`; NaN for other namespaces. */
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
