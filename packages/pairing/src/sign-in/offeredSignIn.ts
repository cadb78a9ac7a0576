import { isRecord } from '../parse/record.ts';

/** Message of a host to sign in with (EIP-4361), but for the account, which is not known yet. */
export interface OfferedSignIn {
  /** `location.host`. */
  readonly domain: string;
  readonly uri: string;
  readonly chainId: number;
  readonly nonce: string;
  /** RFC 3339, as the other times. */
  readonly issuedAt: string;
  readonly statement?: string | undefined;
  readonly expirationTime?: string | undefined;
  readonly notBefore?: string | undefined;
  readonly requestId?: string | undefined;
  readonly resources?: readonly string[] | undefined;
}

/** Signed message of a host, as its server reads it. */
export interface SignInProof {
  readonly message: string;
  readonly signature: `0x${string}`;
}

/** Composes the message for one link; `undefined` when there is none to sign. */
export type ComposeSignIn = () => Promise<OfferedSignIn | undefined>;

/** Request to sign in beside a proposal (`wc_sessionAuthenticate`), as it is stored with the proposal. */
export interface KeptSignIn {
  readonly id: number;
  readonly fields: OfferedSignIn;
}

const longestField = 2_048;
const mostResources = 20;
const required = ['domain', 'uri', 'nonce', 'issuedAt'] as const;
const optional = ['statement', 'expirationTime', 'notBefore', 'requestId'] as const;

/** Parses the message of a host, now or as it was stored; `undefined` when invalid. */
export function parseOfferedSignIn(value: unknown): OfferedSignIn | undefined {
  if (!isRecord(value)) return undefined;
  const { chainId, resources } = value;
  const isGiven = (name: string) => value[name] !== undefined;
  const isSound = required.every((name) => isLine(value[name])) && isCount(chainId);
  if (!isSound || !optional.filter(isGiven).every((name) => isLine(value[name]))) return undefined;
  const list = resources === undefined ? [] : resources;
  if (!Array.isArray(list) || list.length > mostResources || !list.every(isLine)) return undefined;
  const text = (name: string) => String(value[name]);
  return {
    domain: text('domain'),
    uri: text('uri'),
    nonce: text('nonce'),
    issuedAt: text('issuedAt'),
    chainId,
    resources: list,
    ...Object.fromEntries(optional.filter(isGiven).map((name) => [name, text(name)])),
  };
}

/** Parses a request to sign in as it was stored; `undefined` when invalid. */
export function parseKeptSignIn(value: unknown): KeptSignIn | undefined {
  const { id, fields } = isRecord(value) ? value : {};
  const parsed = parseOfferedSignIn(fields);
  return parsed && isCount(id) ? { id, fields: parsed } : undefined;
}

function isLine(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestField && !/[\r\n]/.test(value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
