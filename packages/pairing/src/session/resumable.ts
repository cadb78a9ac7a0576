import { optionalField, parseItems, parseOrUndefined } from '@mooring/internal/schema';
import { custom, fallback, object, optional, string, unknown } from 'valibot';
import { type Address, isAddress } from 'viem';
import { flag, hex32, positive } from '../parse/values.ts';

/**
 * Stored request to the wallet, kept until the caller has its result: the response waits in the relay's
 * mailbox when the page was closed in the meantime. Plain data.
 */
export interface KeptRequest {
  /** Id in the protocol. */
  readonly id: number;
  readonly method: string;
  readonly params?: unknown;
  readonly chainId: number;
  readonly account?: Address | undefined;
  /** In ms since 1970. */
  readonly askedAt: number;
  /** Deadline of the wallet's response, in ms since 1970. */
  readonly expiresAt: number;
  /** True when the relay has it. */
  readonly isSent: boolean;
  /** Result of the wallet's approval. */
  readonly answer?: { readonly result: unknown } | undefined;
}

/** Time the relay stores a response (specs/clients/sign/rpc-methods, 1109), in ms. */
export const ANSWER_KEPT_MS = 300_000;

const LONGEST_PARAMS = 100_000;
const signing: readonly string[] = ['personal_sign', 'eth_signTypedData_v4', 'eth_signTypedData'];
const sending: readonly string[] = ['eth_sendTransaction', 'wallet_sendCalls'];

/** Returns true for methods that move funds: not idempotent. */
export const isSending = (method: string): boolean => sending.includes(method);

/** Returns true for requests to store: those a person decides, and not too large. */
export function isKept({ method, params }: Pick<KeptRequest, 'method' | 'params'>): boolean {
  const isAsked = isSending(method) || signing.includes(method);
  return isAsked && (JSON.stringify(params)?.length ?? 0) <= LONGEST_PARAMS;
}

/** Returns true for requests for the same signature, whose responses are interchangeable. */
export function isSameSignature(
  one: Pick<KeptRequest, 'method' | 'params' | 'chainId'>,
  other: Pick<KeptRequest, 'method' | 'params' | 'chainId'>,
): boolean {
  const { method, chainId } = one;
  if (!signing.includes(method) || method !== other.method || chainId !== other.chainId)
    return false;
  return JSON.stringify(one.params) === JSON.stringify(other.params);
}

const keptRequest = object({
  id: positive,
  method: string(),
  params: optional(unknown()),
  chainId: positive,
  account: optionalField(custom<Address>((text) => typeof text === 'string' && isAddress(text))),
  askedAt: positive,
  expiresAt: positive,
  isSent: fallback(flag, false),
  answer: optionalField(object({ result: unknown() })),
});

/** Parses stored requests; invalid ones are dropped. */
export function parseKeptRequests(value: unknown): readonly KeptRequest[] {
  return parseItems(keptRequest, value);
}

/**
 * Stored proposal, so that a page closed while its person was in the wallet can resume with the wallet's
 * response. Plain data; its keys are valid for five minutes.
 */
export interface KeptProposal {
  /** Key of the link, 32 bytes in hex. */
  readonly key: string;
  /** X25519 secret, 32 bytes in hex. */
  readonly secret: string;
  /** Secret of the page's identity at the relay: 32 bytes in hex. */
  readonly relaySecret?: string | undefined;
  /** Id of `wc_sessionPropose`. */
  readonly id: number;
  /** In ms since 1970. */
  readonly expiresAt: number;
  /** Requested chain id. */
  readonly chainId?: number | undefined;
  /** Public key of the wallet in hex, once it has approved. */
  readonly walletKey?: string | undefined;
  /** Request to sign in, sent with it; unparsed, as its code is loaded only if there is one. */
  readonly signIn?: unknown;
}

const keptProposal = object({
  key: hex32,
  secret: hex32,
  relaySecret: optionalField(hex32),
  id: positive,
  expiresAt: positive,
  chainId: optionalField(positive),
  walletKey: optionalField(hex32),
  signIn: optional(unknown()),
});

/** Parses a stored proposal; `undefined` when invalid or expired. */
export function parseKeptProposal(value: unknown, nowMs: number): KeptProposal | undefined {
  const proposal = parseOrUndefined(keptProposal, value);
  return proposal && proposal.expiresAt > nowMs ? proposal : undefined;
}
