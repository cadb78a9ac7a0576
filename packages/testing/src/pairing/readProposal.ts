import { isRecord } from '../rpc/params.ts';

/** What a site asks for when it pairs (specs/clients/sign/namespaces). */
export interface Proposal {
  readonly id: number;
  /** X25519, 64 hex digits. */
  readonly publicKey: string;
  readonly site: { readonly name: string; readonly url: string };
  readonly required: readonly number[];
  /** Required ones too. */
  readonly chainIds: readonly number[];
  readonly methods: readonly string[];
  readonly events: readonly string[];
}

/** Reads the parameters of `wc_sessionPropose`; `undefined` when they are not as they have to be. */
export function readProposal(id: number, params: unknown): Proposal | undefined {
  const { proposer, requiredNamespaces, optionalNamespaces } = recordOf(params);
  const { publicKey, metadata } = recordOf(proposer);
  if (typeof publicKey !== 'string') return undefined;
  const { name, url } = recordOf(metadata);
  const required = recordOf(recordOf(requiredNamespaces)['eip155']);
  const optional = recordOf(recordOf(optionalNamespaces)['eip155']);
  const all = (field: string) => [
    ...new Set([...textsOf(required[field]), ...textsOf(optional[field])]),
  ];
  return {
    id,
    publicKey,
    site: { name: String(name ?? ''), url: String(url ?? '') },
    required: textsOf(required['chains']).map(chainIdOf),
    chainIds: all('chains').map(chainIdOf),
    methods: all('methods'),
    events: all('events'),
  };
}

/** The id of a network as CAIP-2 writes it, such as `eip155:10`; NaN for another kind. */
export function chainIdOf(text: string): number {
  return Number(/^eip155:(\d+)$/.exec(text)?.[1]);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
