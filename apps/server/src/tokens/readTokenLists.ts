import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { isAddress, isRecord, parseJson, readField } from '@mooring/internal';
import { ConfigError } from '../config/configError.ts';
import type { ValidConfig } from '../config/configSchema.ts';

type Networks = ValidConfig['networks'];
type Token = Networks[number]['tokens'][number];

/** Most tokens of a network: the page reads the balance of each. */
export const MOST_TOKENS = 200;
const MOST_TOKEN_LIST_BYTES = 8_388_608;
const TIMEOUT_MS = 10_000;
const LONGEST_TOKEN_TEXT = 200;

/**
 * Adds the tokens of the configured token lists to their networks, after those of the configuration itself. A list
 * that cannot be fetched is left out, with a message: the page works without it.
 *
 * @throws {ConfigError} for a file that cannot be read, or is no token list.
 */
export async function addListedTokens(
  config: ValidConfig,
): Promise<{ readonly networks: Networks; readonly messages: readonly string[] }> {
  const messages: string[] = [];
  const found: { readonly chainId: number; readonly token: Token }[] = [];
  for (const [index, source] of config.tokenLists.entries()) {
    const isUrl = /^https?:/.test(source);
    const name = isUrl ? new URL(source).host : basename(source);
    try {
      const { tokens, refused } = parseTokenList(
        isUrl ? await fetchText(source) : await readFile(source, 'utf8'),
      );
      found.push(...tokens);
      if (refused > 0) messages.push(`tokenLists: ${refused} rows of ${name} are not tokens`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (isUrl) messages.push(`tokenLists: ${name} could not be read (${reason}); it is left out`);
      else {
        const hint = 'Write the path of a token list (tokenlists.org).';
        throw new ConfigError([
          { path: `tokenLists[${index}]`, found: `"${name}" (${reason})`, hint },
        ]);
      }
    }
  }
  const [first, ...others] = config.networks;
  const add = (network: Networks[number]) => {
    const listed = found.flatMap(({ chainId, token }) => (chainId === network.id ? token : []));
    const tokens = distinct([...network.tokens, ...listed]);
    if (tokens.length > MOST_TOKENS) {
      messages.push(
        `tokenLists: ${network.name} has ${tokens.length} tokens, of which the first ${MOST_TOKENS} are shown`,
      );
    }
    return { ...network, tokens: tokens.slice(0, Math.max(MOST_TOKENS, network.tokens.length)) };
  };
  return { networks: [add(first), ...others.map(add)], messages };
}

function parseTokenList(text: string) {
  const rows = readField(parseJson(text), 'tokens');
  if (!Array.isArray(rows)) throw new Error('it has no list of tokens');
  const tokens = rows.flatMap((row: unknown) => parseToken(row) ?? []);
  return { tokens, refused: rows.length - tokens.length };
}

function parseToken(row: unknown) {
  if (!isRecord(row)) return null;
  const { chainId, address, name, symbol, decimals } = row;
  if (typeof chainId !== 'number' || !isAddress(address) || !isText(name) || !isText(symbol)) {
    return null;
  }
  if (typeof decimals !== 'number' || !Number.isInteger(decimals) || decimals < 0 || decimals > 255)
    return null;
  return { chainId, token: { address, name, symbol, decimals } };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_TOKEN_TEXT;
}

/** Tokens with the first of each address. */
function distinct(tokens: readonly Token[]): Token[] {
  const byAddress = new Map<string, Token>();
  for (const token of tokens) {
    const key = token.address.toLowerCase();
    if (!byAddress.has(key)) byAddress.set(key, token);
  }
  return [...byAddress.values()];
}

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > MOST_TOKEN_LIST_BYTES) throw new Error(`more than ${MOST_TOKEN_LIST_BYTES} bytes`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
