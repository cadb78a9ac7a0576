import { parseOrUndefined, validItems } from '@mooring/internal/schema';
import * as v from 'valibot';
import { ProviderRpcError } from '../rpc/providerError.ts';
import { type RequestedSignIn, readRequestedSignIn } from './requestedSignIn.ts';

/** Required or optional half of a proposal's namespaces (specs/clients/sign/namespaces). */
interface RequestedScope {
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
  readonly required: RequestedScope;
  readonly optional: RequestedScope;
  /** Message to sign with it, of a site that connects and signs in with one prompt. */
  readonly signIn?: RequestedSignIn | undefined;
  /** Raw parameters. */
  readonly params: unknown;
}

/** Most entries read of one list; the rest is ignored. */
const MOST_NAMESPACES = 200;
/** Longest name of a method, event or network, in characters. */
const LONGEST_PROPOSAL_TEXT = 100;

const namespaceNames = v.pipe(
  validItems(v.pipe(v.string(), v.maxLength(LONGEST_PROPOSAL_TEXT))),
  v.transform((list) => list.slice(0, MOST_NAMESPACES)),
);
const namespace = v.object({
  chains: namespaceNames,
  methods: namespaceNames,
  events: namespaceNames,
});
const noNamespaces = { chains: [], methods: [], events: [] };
/** A key is `eip155`, with its networks inside, or one network of it, such as `eip155:10`. */
const namespaces = v.fallback(v.record(v.string(), v.fallback(namespace, noNamespaces)), {});
const declared = v.fallback(v.string(), '');
const siteMetadata = v.fallback(v.object({ name: declared, url: declared }), { name: '', url: '' });
const sessionProposal = v.object({
  proposer: v.object({ publicKey: v.string(), metadata: siteMetadata }),
  requiredNamespaces: namespaces,
  optionalNamespaces: namespaces,
});
const authenticateParams = v.object({ authPayload: v.unknown(), requester: v.unknown() });

/** Parses the parameters of `wc_sessionPropose` or `wc_sessionAuthenticate`; `undefined` if malformed. */
export function readProposal(id: number, params: unknown): Proposal | undefined {
  const together = parseOrUndefined(authenticateParams, params);
  if (together) return signInProposal(id, params, together);
  const found = parseOrUndefined(sessionProposal, params);
  if (!found) return undefined;
  const { proposer, requiredNamespaces, optionalNamespaces } = found;
  const optional = readRequestedScope(optionalNamespaces);
  return {
    id,
    publicKey: proposer.publicKey,
    site: proposer.metadata,
    required: readRequestedScope(requiredNamespaces),
    optional: { ...optional, chainIds: optional.chainIds.filter(Number.isSafeInteger) },
    params,
  };
}

/** Proposal of a site that connects and signs in: its methods are those it asks permission for. */
function signInProposal(
  id: number,
  params: unknown,
  { authPayload, requester }: v.InferOutput<typeof authenticateParams>,
): Proposal | undefined {
  const signIn = readRequestedSignIn(authPayload);
  if (!signIn) return undefined;
  const { chains, methods } = signIn;
  const optionalNamespaces = { eip155: { chains, methods, events: [] } };
  const proposal = readProposal(id, { proposer: requester, optionalNamespaces });
  return proposal && { ...proposal, signIn, params };
}

function readRequestedScope(given: v.InferOutput<typeof namespaces>): RequestedScope {
  const entries = Object.entries(given).slice(0, MOST_NAMESPACES);
  const own = entries.filter(([key]) => /^eip155(:|$)/.test(key));
  const all = (field: 'chains' | 'methods' | 'events') => [
    ...new Set(own.flatMap(([, namespace]) => namespace[field]).slice(0, MOST_NAMESPACES)),
  ];
  const keys = own.map(([key]) => key).filter((key) => key !== 'eip155');
  return {
    chainIds: [...new Set([...keys, ...all('chains')].map(readCaip2ChainId))],
    methods: all('methods'),
    events: all('events'),
    otherNamespaces: entries.map(([key]) => key).filter((key) => !/^eip155(:|$)/.test(key)),
  };
}

/** Chain id of a CAIP-2 id such as `eip155:10`; NaN for other namespaces. */
export function readCaip2ChainId(text: string): number {
  const id = Number(/^eip155:([1-9]\d{0,15})$/.exec(text)?.[1]);
  return Number.isSafeInteger(id) ? id : Number.NaN;
}

/** Networks, methods and events: those of a wallet, or those it grants a site. */
export interface Grant {
  readonly chainIds: readonly number[];
  readonly methods: readonly string[];
  readonly events: readonly string[];
}

/** Features of a wallet. */
export interface Abilities extends Grant {
  /** Further methods it handles, granted only to sites that request them. */
  readonly alsoAnswers?: (method: string) => boolean;
  /** Networks for a site that names none. Default: all. */
  readonly usualChainIds?: readonly number[];
}

/**
 * Grant for a proposal: the requested features that the wallet has. A site that names no networks, methods
 * or events gets those of the wallet.
 *
 * @throws {ProviderRpcError} if the site requires a feature the wallet lacks, or none of its networks is
 * supported: 5100 chains, 5101 methods, 5102 events, 5104 other namespaces
 */
export function evaluateProposal({ required, optional }: Proposal, has: Abilities): Grant {
  const hasMethod = (name: string) =>
    has.methods.includes(name) || has.alsoAnswers?.(name) === true;
  if (required.otherNamespaces.length > 0) throw unsupported('namespace key');
  if (lacks(has.chainIds, required.chainIds)) throw unsupported('chains');
  if (!required.methods.every(hasMethod)) throw unsupported('methods');
  if (lacks(has.events, required.events)) throw unsupported('events');
  const asked = [...required.chainIds, ...optional.chainIds];
  if (asked.length === 0 && optional.otherNamespaces.length > 0) throw unsupported('namespace key');
  const { usualChainIds = has.chainIds } = has;
  const chainIds = asked.length === 0 ? usualChainIds : common(has.chainIds, asked);
  if (chainIds.length === 0) throw unsupported('chains');
  const askedMethods = [...required.methods, ...optional.methods];
  return {
    chainIds,
    methods: askedMethods.length === 0 ? has.methods : [...new Set(askedMethods)].filter(hasMethod),
    events: common(has.events, [...required.events, ...optional.events]),
  };
}

function lacks<One>(has: readonly One[], required: readonly One[]): boolean {
  return required.some((one) => !has.includes(one));
}

function common<One>(has: readonly One[], asked: readonly One[]): readonly One[] {
  if (asked.length === 0) return has;
  return [...new Set(asked)].filter((one) => has.includes(one));
}

/** Error of the pairing protocol. */
export interface ProtocolError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** Converts an error to the protocol's form, where a rejection by the person is 5000. */
export function protocolError(error: unknown): ProtocolError {
  const { code, message, data } = error instanceof ProviderRpcError ? error : {};
  return {
    code: code === 4001 ? 5000 : (code ?? -32603),
    message: message ?? 'Internal error.',
    ...(data !== undefined && { data }),
  };
}

/** Codes for unsupported features: specs/clients/sign/error-codes. */
const proposalRefusalCodes = {
  chains: 5100,
  methods: 5101,
  events: 5102,
  'namespace key': 5104,
} as const;

/** Error for a feature the wallet does not support. */
export function unsupported(what: keyof typeof proposalRefusalCodes): ProviderRpcError {
  return new ProviderRpcError(proposalRefusalCodes[what], `Unsupported ${what}.`);
}
