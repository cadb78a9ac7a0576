import { parseUrl } from '@mooring/internal';
import { readDateTime } from './dateTime.ts';
import { hasValidChecksum } from './hasValidChecksum.ts';
import { isUri } from './messageGrammar.ts';
import { isRecap, readSessionPermission } from './sessionPermission.ts';
import type { ParsedMessage } from './signInFields.ts';

/** Policy a server checks messages against. */
export interface SignInPolicy {
  /** Required authority, exactly: `example.com`, or with its port. */
  readonly domain: string;
  /** Required scheme of the URI, and of the message when it has one. Default: `https`. */
  readonly scheme?: string | undefined;
  /** Allowed chain ids. Those that are not safe integers never match. */
  readonly chainIds: readonly number[];
  /** Nonce issued for this sign-in. */
  readonly nonce: string;
  /** Current time. */
  readonly now: Date;
  /** Maximum age of the message, in ms. */
  readonly greatestAge: number;
  /** Tolerated clock skew of a future issue time, in ms. Default: 30,000. */
  readonly greatestSkew?: number | undefined;
  /** Required address when known, case-insensitive. */
  readonly address?: string | undefined;
  /** Required statement, exactly, before the sentence of a wallet session's permission. Default: any or none. */
  readonly statement?: string | undefined;
}

const DEFAULT_SKEW = 30_000;

/**
 * Faults of a message against a policy, in the order of its fields; none when it may pass. It does
 * not look at the signature, and a nonce must have been used up before.
 *
 * Fails closed: an invalid date, clock or limit is a fault. A message is expired at its expiration time and
 * valid at its not-before time, to the millisecond; skew applies to the issue time only.
 *
 * An address in mixed case must have a valid checksum (EIP-55); one in a single case has none, and upper
 * case is only a warning of the message.
 *
 * Source: EIP-4361, "Verifying a signed Message". Resources of `urn:recap:` (EIP-5573) give away
 * rights that a person who signs in does not mean to give, so they are refused; but for the permission of a
 * session with a phone wallet that connects and signs in with one prompt (CAIP-222).
 *
 * @example
 * ```ts
 * import { checkMessage, parseMessage } from '@mooring/sign-in';
 *
 * const message = parseMessage(text);
 * const faults = checkMessage(message, {
 *   domain: 'harbour.example',
 *   chainIds: [1, 10],
 *   nonce: message.nonce, // used up before
 *   now: new Date(),
 *   greatestAge: 10 * 60_000,
 * });
 * ```
 */
export function checkMessage(message: ParsedMessage, policy: SignInPolicy): readonly PolicyFault[] {
  const { scheme = 'https' } = policy;
  const codes: PolicyFaultCode[] = [];
  if (message.domain !== policy.domain) codes.push('domain-mismatch');
  if (message.scheme !== undefined && message.scheme !== scheme) codes.push('scheme-mismatch');
  if (isMixedCase(message.address) && !hasValidChecksum(message.address))
    codes.push('address-checksum');
  if (!isForAddress(policy.address, message.address)) codes.push('address-mismatch');
  const permission = readSessionPermission(message, policy.chainIds);
  const { statement } = permission ?? message;
  if (policy.statement !== undefined && statement !== policy.statement)
    codes.push('statement-mismatch');
  if (!isSameOrigin(message.uri, scheme, policy.domain)) codes.push('uri-origin-mismatch');
  if (message.version !== '1') codes.push('version-unsupported');
  if (!Number.isSafeInteger(message.chainId) || !policy.chainIds.includes(message.chainId))
    codes.push('chain-not-allowed');
  if (message.nonce !== policy.nonce) codes.push('nonce-mismatch');
  codes.push(...timeFaults(message, policy));
  if (!permission && message.resources?.some(isRecap)) codes.push('recap-not-allowed');
  return codes.map((code) => ({ code, message: policyFaults[code] }));
}

function isMixedCase(address: string): boolean {
  const digits = address.slice(2);
  return /[a-f]/.test(digits) && /[A-F]/.test(digits);
}

function isForAddress(expected: string | undefined, address: string): boolean {
  return expected === undefined || expected.toLowerCase() === address.toLowerCase();
}

// Comparisons are written so that NaN, from an invalid clock or limit, is a fault.
function timeFaults(message: ParsedMessage, policy: SignInPolicy): readonly PolicyFaultCode[] {
  const { greatestAge, greatestSkew = DEFAULT_SKEW } = policy;
  const now = policy.now.getTime();
  const codes: PolicyFaultCode[] = [];

  const issuedAt = readDateTime(message.issuedAt);
  if (issuedAt === undefined) codes.push('issued-at-invalid');
  else if (!(issuedAt - now <= greatestSkew)) codes.push('issued-in-future');
  else if (!(now - issuedAt <= greatestAge)) codes.push('issued-too-long-ago');

  if (message.expirationTime !== undefined) {
    const expiration = readDateTime(message.expirationTime);
    if (expiration === undefined) codes.push('expiration-time-invalid');
    else if (!(now < expiration)) codes.push('expired');
  }
  if (message.notBefore !== undefined) {
    const notBefore = readDateTime(message.notBefore);
    if (notBefore === undefined) codes.push('not-before-invalid');
    else if (!(now >= notBefore)) codes.push('not-yet-valid');
  }
  return codes;
}

/** Code of a policy fault; stable between releases. */
export type PolicyFaultCode = keyof typeof policyFaults;

/** Fault of a message against a policy. */
export interface PolicyFault {
  readonly code: PolicyFaultCode;
  /** Sentence for a log; never repeats the message's content. */
  readonly message: string;
}

const policyFaults = {
  'domain-mismatch': 'the message was made for another domain',
  'scheme-mismatch': 'the message was made for another scheme',
  'uri-origin-mismatch': 'the URI is not on the origin of the domain',
  'version-unsupported': 'the version is not 1',
  'chain-not-allowed': 'the chain is not one of those allowed',
  'nonce-mismatch': 'the nonce is not the one given out',
  'issued-at-invalid': 'the issue time is not a date and time',
  'issued-in-future': 'the message was issued later than now and the allowed skew',
  'issued-too-long-ago': 'the message was issued longer ago than allowed',
  'expiration-time-invalid': 'the expiration time is not a date and time',
  expired: 'the message has expired',
  'not-before-invalid': 'the not-before time is not a date and time',
  'not-yet-valid': 'the message is not valid yet',
  'address-checksum': 'the address is in mixed case, and not in that of its checksum',
  'address-mismatch': 'the message is for another address',
  'statement-mismatch': 'the statement is not the expected one',
  'recap-not-allowed':
    'the message hands over rights (urn:recap:) other than those of a wallet session',
} as const;

/**
 * Returns true if a URI has the origin of a scheme and an authority: same scheme, host and port; default ports
 * and upper case do not matter. False for a URI with a user name, which a person may read as the host. For
 * schemes other than `http` and `https`, whose origins browsers do not compare, the URI must begin with
 * exactly `scheme://domain`.
 */
export function isSameOrigin(uri: string, scheme: string, domain: string): boolean {
  // The URL parser accepts what RFC 3986 forbids: backslashes, tabs, surrounding spaces.
  if (!isUri(uri)) return false;
  const expected = `${scheme}://${domain}`;
  if (scheme !== 'http' && scheme !== 'https') {
    return uri.startsWith(expected) && /^(?:[/?#]|$)/.test(uri.slice(expected.length));
  }
  if (!namesHost(uri, scheme)) return false;
  // Equal texts are the same origin, unless they contain a user name.
  const own = parseUrl(expected);
  if (uri === expected && !domain.includes('@')) return own !== undefined;
  const given = parseUrl(uri);
  if (!own || !given) return false;
  return given.username === '' && given.password === '' && given.origin === own.origin;
}

/**
 * Returns true if a URI begins with the scheme, two slashes and a host. The URL parser finds an origin in
 * `https:a.example`, `https:///a.example` and `blob:https://a.example/1` too.
 */
function namesHost(uri: string, scheme: string): boolean {
  const start = `${scheme}://`;
  return uri.toLowerCase().startsWith(start) && /^[^/?#]/.test(uri.slice(start.length));
}
