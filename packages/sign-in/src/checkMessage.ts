import { readDateTime } from './grammar/dateTime.ts';
import { hasValidChecksum } from './hasValidChecksum.ts';
import { isSameOrigin } from './isSameOrigin.ts';
import type { ParsedMessage } from './parsedMessage.ts';
import { type PolicyFault, type PolicyFaultCode, policyFaults } from './policyFault.ts';

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
  /** Required statement, exactly. Default: any or none. */
  readonly statement?: string | undefined;
}

const defaultSkew = 30_000;

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
 * rights that a person who signs in does not mean to give, so they are refused.
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
  if (!isFor(policy.address, message.address)) codes.push('address-mismatch');
  if (policy.statement !== undefined && message.statement !== policy.statement)
    codes.push('statement-mismatch');
  if (!isSameOrigin(message.uri, scheme, policy.domain)) codes.push('uri-origin-mismatch');
  if (message.version !== '1') codes.push('version-unsupported');
  if (!Number.isSafeInteger(message.chainId) || !policy.chainIds.includes(message.chainId))
    codes.push('chain-not-allowed');
  if (message.nonce !== policy.nonce) codes.push('nonce-mismatch');
  codes.push(...timeFaults(message, policy));
  if (message.resources?.some(isRecap)) codes.push('recap-not-allowed');
  return codes.map((code) => ({ code, message: policyFaults[code] }));
}

function isMixedCase(address: string): boolean {
  const digits = address.slice(2);
  return /[a-f]/.test(digits) && /[A-F]/.test(digits);
}

function isFor(expected: string | undefined, address: string): boolean {
  return expected === undefined || expected.toLowerCase() === address.toLowerCase();
}

// Comparisons are written so that NaN, from an invalid clock or limit, is a fault.
function timeFaults(message: ParsedMessage, policy: SignInPolicy): readonly PolicyFaultCode[] {
  const { greatestAge, greatestSkew = defaultSkew } = policy;
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

// Scheme and namespace of a URN are case-insensitive (RFC 8141 section 3.1).
function isRecap(resource: string): boolean {
  return /^urn:recap:/i.test(resource);
}
