import { isRecord, type PlainRecord } from '@mooring/internal';
import type { Address } from 'viem';
import { invalidParams, type PasskeyError } from '../passkeyError.ts';
import type { ProviderContext } from './method.ts';

/** Longest message a sign-in server reads, in characters. */
const LONGEST_SIGN_IN = 8_192;

/** Characters of a URI (RFC 3986, appendix A), and of a path segment. */
const uriCharacters = "A-Za-z0-9\\-._~:/?#\\[\\]@!$&'()*+,;=";
const uriPattern = new RegExp(`^[A-Za-z][A-Za-z0-9+.-]*:(?:[${uriCharacters}]|%[0-9A-Fa-f]{2})*$`);
const signInStatement = new RegExp(`^[${uriCharacters} ]*$`);
const requestIdPattern = /^(?:[A-Za-z0-9\-._~!$&'()*+,;=:@]|%[0-9A-Fa-f]{2})*$/;
const dateTimePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** EIP-4361 message without its account. */
export interface SignInRequest {
  readonly chainId: number;
  readonly textFor: (address: Address) => string;
}

/**
 * Reads the capability `signInWithEthereum` of ERC-7846. The message is for the page's own domain: another one is
 * refused.
 * @throws {PasskeyError} `invalidParams` for a field that EIP-4361 does not allow, `unknownNetwork`
 */
export function readSignInCapability(context: ProviderContext, capability: unknown): SignInRequest {
  const fields = isRecord(capability) ? capability : {};
  const { origin } = context.options;
  const { host, protocol } = new URL(origin);
  const scheme = protocol.slice(0, -1);
  const { chainId } = context.shared.networkOf(context, readSignInChain(fields['chainId']));
  if ((fields['version'] ?? '1') !== '1') throw invalidSignInField('version');
  const text = (name: string, isValid: (value: string) => boolean) =>
    readSignInText(fields, name, isValid);
  text('domain', (domain) => domain === host);
  const uri = text('uri', (value) => isOfOrigin(value, origin)) ?? origin;
  const statedScheme = text('scheme', (value) => value === scheme);
  const nonce = text('nonce', (value) => /^[A-Za-z0-9]{8,}$/.test(value));
  if (nonce === undefined) throw invalidSignInField('nonce');
  const statement = text('statement', (value) => signInStatement.test(value));
  const issuedAt = readTime(fields, 'issuedAt') ?? new Date().toISOString();
  const expirationTime = readTime(fields, 'expirationTime');
  const notBefore = readTime(fields, 'notBefore');
  const id = text('requestId', (value) => requestIdPattern.test(value));
  const resources = readResources(fields['resources']);
  return {
    chainId,
    textFor(address) {
      const lines = [
        `${statedScheme ? `${statedScheme}://` : ''}${host} wants you to sign in with your Ethereum account:`,
        address,
        '',
        ...(statement === undefined ? [] : [statement]),
        '',
        `URI: ${uri}`,
        'Version: 1',
        `Chain ID: ${chainId}`,
        `Nonce: ${nonce}`,
        `Issued At: ${issuedAt}`,
        ...(expirationTime ? [`Expiration Time: ${expirationTime}`] : []),
        ...(notBefore ? [`Not Before: ${notBefore}`] : []),
        ...(id === undefined ? [] : [`Request ID: ${id}`]),
        ...(resources ? ['Resources:', ...resources.map((resource) => `- ${resource}`)] : []),
      ];
      return lines.join('\n');
    },
  };
}

/** Signs the message as the connected account. */
export async function signIn(context: ProviderContext, { chainId, textFor }: SignInRequest) {
  const { checkAccount, signText } = context.shared;
  const { address } = checkAccount(context, undefined);
  const message = textFor(address);
  if (message.length > LONGEST_SIGN_IN) throw invalidParams('The sign-in message is too long.');
  return { message, signature: await signText(context, message, chainId) };
}

function readSignInChain(value: unknown): number {
  if (typeof value === 'string' && /^0x[0-9a-f]{1,12}$/i.test(value)) return Number(value);
  if (typeof value === 'number') return value;
  throw invalidSignInField('chainId');
}

function readSignInText(
  fields: PlainRecord,
  name: string,
  isValid: (value: string) => boolean,
): string | undefined {
  const value = fields[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' || value.length > LONGEST_SIGN_IN || !isValid(value))
    throw invalidSignInField(name);
  return value;
}

/** Reads a time: RFC 3339, or a `Date` of the page. */
function readTime(fields: PlainRecord, name: string): string | undefined {
  const value = fields[name];
  if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString();
  const isTime = (text: string) => dateTimePattern.test(text) && !Number.isNaN(Date.parse(text));
  return readSignInText(fields, name, isTime);
}

function readResources(value: unknown): readonly string[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (!Array.isArray(value)) throw invalidSignInField('resources');
  return value.map((resource: unknown) => {
    if (typeof resource === 'string' && uriPattern.test(resource)) return resource;
    throw invalidSignInField('resources');
  });
}

/** Returns true for a URI that begins with the exact origin of the page. */
function isOfOrigin(value: string, origin: string): boolean {
  return (
    value.startsWith(origin) &&
    /^(?:[/?#]|$)/.test(value.slice(origin.length)) &&
    uriPattern.test(value)
  );
}

function invalidSignInField(name: string): PasskeyError {
  return invalidParams(
    `signInWithEthereum: \`${name}\` is missing, or not what EIP-4361 takes here.`,
  );
}
