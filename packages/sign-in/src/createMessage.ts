import { isAddress } from '@mooring/internal';
import { isDateTime } from './dateTime.ts';
import {
  fieldFaults,
  headerEnd,
  isDomain,
  isNonce,
  isRequestId,
  isScheme,
  isStatement,
  isUri,
  MAX_MESSAGE_LENGTH,
} from './messageGrammar.ts';
import type { SignInFields } from './signInFields.ts';
import { type SignInFieldName, SignInMessageError } from './signInMessageError.ts';

/**
 * Creates the EIP-4361 text of a sign-in, to pass to the wallet unchanged; lines are separated by line
 * feeds, without a trailing one. `parseMessage` returns the same fields.
 *
 * Throws `SignInMessageError` with `…Invalid` for the first field that breaks its rule, or
 * `tooLong` over 8,192 characters. Source: EIP-4361, "ABNF Message Format".
 *
 * @example
 * ```ts
 * import { createMessage } from '@mooring/sign-in';
 *
 * createMessage({
 *   domain: location.host,
 *   address,
 *   uri: location.origin,
 *   chainId: 1,
 *   nonce: 'ySQ2vpKf9zUq4Ac1',
 *   issuedAt: new Date().toISOString(),
 * });
 * ```
 */
export function createMessage(fields: SignInFields): string {
  checkFields(fields);
  const { scheme, statement, expirationTime, notBefore, requestId, resources } = fields;
  const lines = [
    `${scheme === undefined ? '' : `${scheme}://`}${fields.domain}${headerEnd}`,
    fields.address,
    '',
    ...(statement === undefined ? [] : [statement]),
    '',
    `URI: ${fields.uri}`,
    'Version: 1',
    `Chain ID: ${fields.chainId}`,
    `Nonce: ${fields.nonce}`,
    `Issued At: ${fields.issuedAt}`,
  ];
  if (expirationTime !== undefined) lines.push(`Expiration Time: ${expirationTime}`);
  if (notBefore !== undefined) lines.push(`Not Before: ${notBefore}`);
  if (requestId !== undefined) lines.push(`Request ID: ${requestId}`);
  if (resources !== undefined) {
    lines.push('Resources:');
    for (const resource of resources) lines.push(`- ${resource}`);
  }
  const text = lines.join('\n');
  if (text.length > MAX_MESSAGE_LENGTH)
    throw new SignInMessageError(
      'tooLong',
      `a message has at most ${MAX_MESSAGE_LENGTH} characters, this one has ${text.length}`,
    );
  return text;
}

function checkFields(fields: SignInFields): void {
  checkOptional('scheme', fields.scheme, isScheme);
  checkRequired('domain', fields.domain, isDomain);
  checkRequired('address', fields.address, isAddress);
  checkOptional('statement', fields.statement, isStatement);
  checkRequired('uri', fields.uri, isUri);
  checkOptional('version', fields.version, (version) => version === '1');
  if (!Number.isSafeInteger(fields.chainId) || fields.chainId < 0) refuseField('chainId');
  checkRequired('nonce', fields.nonce, isNonce);
  checkRequired('issuedAt', fields.issuedAt, isDateTime);
  checkOptional('expirationTime', fields.expirationTime, isDateTime);
  checkOptional('notBefore', fields.notBefore, isDateTime);
  checkOptional('requestId', fields.requestId, isRequestId);
  const { resources = [] } = fields;
  if (!Array.isArray(resources)) refuseField('resource');
  for (const resource of resources) checkRequired('resource', resource, isUri);
}

// Untyped callers may pass anything, and a pattern would match `undefined` as text.
function checkRequired(
  field: SignInFieldName,
  value: unknown,
  holds: (text: string) => boolean,
): void {
  if (typeof value !== 'string' || !holds(value)) refuseField(field);
}

function checkOptional(
  field: SignInFieldName,
  value: unknown,
  holds: (text: string) => boolean,
): void {
  if (value !== undefined) checkRequired(field, value, holds);
}

function refuseField(field: SignInFieldName): never {
  throw new SignInMessageError(`${field}Invalid`, fieldFaults[field]);
}
