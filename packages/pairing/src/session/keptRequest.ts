import { type Address, isAddress } from 'viem';
import { isRecord } from '../parse/record.ts';

/**
 * A request to the wallet as it is kept on the device, until whoever asked has its outcome: its answer
 * waits in the relay's mailbox when the page was closed meanwhile. Plain data.
 */
export interface KeptRequest {
  /** Its id in the protocol. */
  readonly id: number;
  readonly method: string;
  readonly params: unknown;
  readonly chainId: number;
  readonly account: Address | undefined;
  /** In ms since 1970. */
  readonly askedAt: number;
  /** When the wallet may not answer it any more, in ms since 1970. */
  readonly expiresAt: number;
  /** The relay has it. */
  readonly isSent: boolean;
  /** What the wallet approved it with. */
  readonly answer?: { readonly result: unknown };
}

/** The relay keeps an answer so long (specs/clients/sign/rpc-methods, 1109), in ms. */
export const answerKeptMs = 300_000;

const longestParams = 100_000;
const signing: readonly string[] = ['personal_sign', 'eth_signTypedData_v4', 'eth_signTypedData'];
const sending: readonly string[] = ['eth_sendTransaction', 'wallet_sendCalls'];

/** A request that moves money: asked twice is done twice. */
export const isSending = (method: string): boolean => sending.includes(method);

/** A request that is kept: what a person decides about, and not so large as to fill the device. */
export function isKept({ method, params }: Pick<KeptRequest, 'method' | 'params'>): boolean {
  const isAsked = isSending(method) || signing.includes(method);
  return isAsked && (JSON.stringify(params)?.length ?? 0) <= longestParams;
}

/** Two requests for the same signature, of which one answer is as good as the other. */
export function isSameSignature(
  one: Pick<KeptRequest, 'method' | 'params' | 'chainId'>,
  other: Pick<KeptRequest, 'method' | 'params' | 'chainId'>,
): boolean {
  const { method, chainId } = one;
  if (!signing.includes(method) || method !== other.method || chainId !== other.chainId)
    return false;
  return JSON.stringify(one.params) === JSON.stringify(other.params);
}

/** Reads what was found in storage; what is damaged or foreign is left out. */
export function parseKeptRequests(value: unknown): readonly KeptRequest[] {
  return Array.isArray(value) ? value.map(parseKeptRequest).filter((one) => one !== undefined) : [];
}

function parseKeptRequest(value: unknown): KeptRequest | undefined {
  if (!isRecord(value)) return undefined;
  const { id, method, params, chainId, account, askedAt, expiresAt, isSent, answer } = value;
  if (!isCount(id) || !isCount(chainId) || !isCount(askedAt) || !isCount(expiresAt))
    return undefined;
  if (typeof method !== 'string') return undefined;
  return {
    id,
    method,
    params,
    chainId,
    askedAt,
    expiresAt,
    account: typeof account === 'string' && isAddress(account) ? account : undefined,
    isSent: isSent === true,
    ...(isRecord(answer) && { answer: { result: answer['result'] } }),
  };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
