import { readDateTime } from './grammar/dateTime.ts';
import { hasValidChecksum } from './hasValidChecksum.ts';
import { isSameOrigin } from './isSameOrigin.ts';
import type { ParsedMessage } from './parsedMessage.ts';
import { type PolicyFault, type PolicyFaultCode, policyFaults } from './policyFault.ts';

/** What a server demands of a message, beyond its being one. */
export interface SignInPolicy {
  /** The authority the message must name, exactly: `example.com`, or with its port. */
  readonly domain: string;
  /** The scheme the message must name when it names one, and that of its URI. `https` by default. */
  readonly scheme?: string | undefined;
  /** The chains one may sign in on. A chain id that is no safe integer never counts. */
  readonly chainIds: readonly number[];
  /** The nonce given out for this sign-in. */
  readonly nonce: string;
  /** The moment to judge by. */
  readonly now: Date;
  /** How long ago the message may have been issued, in ms. */
  readonly greatestAge: number;
  /** How far in the future it may have been issued, in ms, for clocks that differ. 30,000 by default. */
  readonly greatestSkew?: number | undefined;
  /** The account it must be for, when that is known; letters in any case. */
  readonly address?: string | undefined;
  /** The statement it must have, exactly; with none named here, any and none will do. */
  readonly statement?: string | undefined;
}

const defaultSkew = 30_000;

/**
 * Faults of a message against a policy, in the order of its fields; none when it may pass. It does
 * not look at the signature, and a nonce must have been used up before.
 *
 * Fails closed: a date that cannot be read, or a clock or limit that is not a number, is a fault. A
 * message is expired at its expiration time and valid at its not-before time, to the millisecond;
 * skew is for the issue time alone.
 *
 * An address in mixed case has the checksum that this claims (EIP-55); one in a single case claims
 * none, and the upper case is a warning of the message alone.
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

// Each comparison is written so that NaN, from an invalid clock or limit, comes out as a fault.
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

// A URN's scheme and namespace are the same in any case (RFC 8141 section 3.1).
function isRecap(resource: string): boolean {
  return /^urn:recap:/i.test(resource);
}
