import { isAddress } from '@mooring/internal';
import { isDateTime } from './dateTime.ts';
import { hasValidChecksum } from './hasValidChecksum.ts';
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
import type { ParsedMessage, ParseWarning } from './signInFields.ts';
import {
  type SignInFieldName,
  SignInMessageError,
  type SignInMessageErrorReason,
} from './signInMessageError.ts';

/**
 * Parses an EIP-4361 message strictly: the whole text must be one message, every field in its place and
 * valid, dates on the calendar, nothing before, between or after. The fields are claims; `checkMessage` and
 * the signature, which covers the text as received, verify them.
 *
 * Throws only `SignInMessageError`, with a reason and, mostly, the line at fault. Runs in linear time; texts
 * have at most 8,192 characters.
 *
 * Source: EIP-4361 (final), RFC 3986 for authorities and URIs, RFC 3339 for dates. Narrower than
 * the grammar in three places: the domain has a host, `0x` is in lower case, and a chain id is a
 * number that JavaScript holds exactly.
 *
 * @example
 * ```ts
 * import { parseMessage, SignInMessageError } from '@mooring/sign-in';
 *
 * try {
 *   const { address, chainId, nonce } = parseMessage(text);
 * } catch (error) {
 *   if (error instanceof SignInMessageError) console.log(error.reason);
 * }
 * ```
 */
export function parseMessage(text: string): ParsedMessage {
  checkWhole(text);
  const lines = new MessageLines(text);
  const { scheme, domain } = takeOrigin(lines);
  const address = lines.take();
  if (!isAddress(address)) throw lines.invalid('address');
  lines.takeBlank();
  const statement = takeStatement(lines);
  const uri = lines.takeLabelled('URI: ', 'uri', isUri);
  lines.takeLabelled('Version: ', 'version', (version) => version === '1');
  const chainId = Number(lines.takeLabelled('Chain ID: ', 'chainId', isChainId));
  const nonce = lines.takeLabelled('Nonce: ', 'nonce', isNonce);
  const issuedAt = lines.takeLabelled('Issued At: ', 'issuedAt', isDateTime);
  const expirationTime = lines.takeIfLabelled('Expiration Time: ', 'expirationTime', isDateTime);
  const notBefore = lines.takeIfLabelled('Not Before: ', 'notBefore', isDateTime);
  const requestId = lines.takeIfLabelled('Request ID: ', 'requestId', isRequestId);
  const resources = takeResources(lines);
  if (lines.peek() !== undefined) {
    lines.take();
    throw lines.fault('unexpectedLine', 'the message must end before this line');
  }
  return {
    scheme,
    domain,
    address,
    statement,
    uri,
    version: '1',
    chainId,
    nonce,
    issuedAt,
    expirationTime,
    notBefore,
    requestId,
    resources,
    get warnings(): readonly ParseWarning[] {
      return hasValidChecksum(address) ? [] : ['address-checksum'];
    },
  };
}

function checkWhole(text: unknown): void {
  if (typeof text !== 'string') throw new SignInMessageError('notText', 'a message is a string');
  if (text.length > MAX_MESSAGE_LENGTH)
    throw new SignInMessageError(
      'tooLong',
      `a message has at most ${MAX_MESSAGE_LENGTH} characters, this one has ${text.length}`,
    );
  const carriageReturn = text.indexOf('\r');
  if (carriageReturn !== -1)
    throw new SignInMessageError(
      'lineEnding',
      'lines must end in a line feed alone, without a carriage return',
      text.slice(0, carriageReturn).split('\n').length,
    );
}

function takeOrigin(lines: MessageLines): { scheme: string | undefined; domain: string } {
  const line = lines.take();
  if (!line.endsWith(headerEnd))
    throw lines.fault('headerInvalid', `the line must end in "${headerEnd}"`);
  const origin = line.slice(0, -headerEnd.length);
  // An authority has no slash, so text before `://` can only be a scheme.
  const separator = origin.indexOf('://');
  if (separator === -1)
    return { scheme: undefined, domain: lines.check(origin, 'domain', isDomain) };
  return {
    scheme: lines.check(origin.slice(0, separator), 'scheme', isScheme),
    domain: lines.check(origin.slice(separator + 3), 'domain', isDomain),
  };
}

/**
 * Reads the statement. Two empty lines before the URI mean none, three an empty one: the grammar is `[
 * statement LF ] LF`, and the empty line before it has been read.
 */
function takeStatement(lines: MessageLines): string | undefined {
  const line = lines.take();
  if (line === '' && lines.peek() !== '') return undefined;
  const statement = lines.check(line, 'statement', isStatement);
  lines.takeBlank();
  return statement;
}

function takeResources(lines: MessageLines): readonly string[] | undefined {
  if (lines.peek() !== 'Resources:') return undefined;
  lines.take();
  const resources: string[] = [];
  for (;;) {
    const resource = lines.takeIfLabelled('- ', 'resource', isUri);
    if (resource === undefined) return resources;
    resources.push(resource);
  }
}

function isChainId(text: string): boolean {
  return /^[0-9]+$/.test(text) && Number.isSafeInteger(Number(text));
}

type LabelledField = 'uri' | 'version' | 'chainId' | 'nonce' | 'issuedAt';

/** Reader of a message line by line; every fault has its line. */
class MessageLines {
  readonly #lines: readonly string[];
  #next = 0;

  constructor(text: string) {
    this.#lines = text.split('\n');
  }

  /** Next line, without reading it; `undefined` at the end. */
  peek(): string | undefined {
    return this.#lines[this.#next];
  }

  /** Reads a line; empty past the end. */
  take(): string {
    const line = this.#lines[this.#next] ?? '';
    this.#next += 1;
    return line;
  }

  /** Reads a line that must exist and be empty. */
  takeBlank(): void {
    const line = this.#lines[this.#next];
    this.#next += 1;
    if (line !== '') throw this.fault('blankLineMissing', 'an empty line must be here');
  }

  /** Reads the value of the next line, which must begin with `label`. */
  takeLabelled(label: string, field: LabelledField, holds: (value: string) => boolean): string {
    const line = this.take();
    if (!line.startsWith(label))
      throw this.fault(`${field}Missing`, `the line must begin with "${label}"`);
    return this.check(line.slice(label.length), field, holds);
  }

  /** Reads the value of the next line if it begins with `label`; else reads nothing. */
  takeIfLabelled(
    label: string,
    field: SignInFieldName,
    holds: (value: string) => boolean,
  ): string | undefined {
    if (this.peek()?.startsWith(label) !== true) return undefined;
    return this.check(this.take().slice(label.length), field, holds);
  }

  /** Returns a value of the last line when valid for its field; throws otherwise. */
  check(value: string, field: SignInFieldName, holds: (value: string) => boolean): string {
    if (!holds(value)) throw this.invalid(field);
    return value;
  }

  /** Error for a value of the last line. */
  invalid(field: SignInFieldName): SignInMessageError {
    return this.fault(`${field}Invalid`, fieldFaults[field]);
  }

  /** Error for the last line. */
  fault(reason: SignInMessageErrorReason, message: string): SignInMessageError {
    return new SignInMessageError(reason, message, this.#next);
  }
}
