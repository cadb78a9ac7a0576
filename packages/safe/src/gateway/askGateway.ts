import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { parseUrl } from '../parseUrl.ts';
import { GatewayError } from './gatewayError.ts';
import { refusal } from './refusal.ts';

/** Options of `createGatewayClient`. */
export interface GatewayClientOptions {
  /** Where the gateway is, such as `https://gateway.example`; a path is kept. There is no default. */
  readonly baseUrl: string;
  /** Default: the browser's own. */
  readonly fetch?: typeof fetch;
  /** How long an answer may take, in ms. Default: 15,000. */
  readonly timeoutMs?: number;
}

/** A value in the query of a route; `undefined` is left out. */
export type QueryValue = string | number | boolean | undefined;

export interface GatewayRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the gateway's session goes along. */
  readonly signedIn?: boolean;
  /** A page of this route as the gateway named it: where it begins is taken from it. */
  readonly pageUrl?: string | undefined;
}

/** Sends one request, and reads its answer by a schema. Rejects with {@link GatewayError}. */
export type AskGateway = <Schema extends GenericSchema>(
  route: string,
  schema: Schema,
  request?: GatewayRequest,
) => Promise<InferOutput<Schema>>;

/** Bytes: more than a page of the largest messages that gateways store. */
const longest = 20_000_000;

/** @throws {Error} for a base URL that is none */
export function createAskGateway(options: GatewayClientOptions): AskGateway {
  const { timeoutMs = 15_000, fetch: send = fetch } = options;
  const base = readBaseUrl(options.baseUrl);

  return async function ask(route, schema, request = {}) {
    const { method = 'GET', body, headers, signedIn = false } = request;
    const url = urlOf(base, route, request);
    let response: Response;
    let text: string;
    try {
      response = await send(url, {
        method,
        headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
        credentials: signedIn ? 'include' : 'omit',
        cache: 'no-store',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(timeoutMs),
      });
      text = await readText(response);
    } catch (cause) {
      if (cause instanceof GatewayError) throw cause;
      throw new GatewayError('unreachable', 'The gateway could not be reached.', { cause });
    }
    const { status } = response;
    const answer = parse(text);
    if (!response.ok) throw refusal(status, response.statusText, answer);
    const read = safeParse(schema, answer, { abortEarly: true });
    if (read.success) return read.output;
    const place = read.issues[0].path?.map(({ key }) => String(key)).join('.') ?? '';
    throw new GatewayError(
      'answer-invalid',
      `The gateway answered ${method} ${route} with something else${place && `, at ${place}`}.`,
      { status },
    );
  };
}

function readBaseUrl(baseUrl: string): string {
  const url = parseUrl(baseUrl);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash)
    throw new Error(
      `baseUrl "${baseUrl}" is no address of a gateway: write https://gateway.example.`,
    );
  return url.href.replace(/\/+$/, '');
}

function urlOf(base: string, route: string, { query = {}, pageUrl }: GatewayRequest): string {
  const url = new URL(`${base}${route}`);
  const place = pageUrl === undefined ? {} : placeOf(url, pageUrl);
  for (const [name, value] of Object.entries({ ...query, ...place })) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** Characters; a cursor says `limit=20&offset=40`, or names a row. */
const longestCursor = 500;

/**
 * Where a page begins. Nothing else is taken from its address: a gateway behind a proxy names its own
 * host and path wrongly, and no gateway is to say where a request goes.
 */
function placeOf(list: URL, pageUrl: string): Readonly<Record<string, string>> {
  const asked = parseUrl(pageUrl, list.href)?.searchParams;
  const cursor = asked?.get('cursor') ?? '';
  if (cursor !== '' && cursor.length <= longestCursor) return { cursor };
  const numbers = ['limit', 'offset'].map((name) => [name, asked?.get(name) ?? '']);
  const place = Object.fromEntries(numbers.filter(([, value = '']) => /^\d{1,9}$/.test(value)));
  if (cursor === '' && 'offset' in place) return place;
  throw new GatewayError(
    'page-elsewhere',
    'The gateway names a next page without saying where it begins. It was not followed.',
  );
}

async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > longest) {
      await reader.cancel();
      throw new GatewayError('too-large', 'The gateway’s answer does not come to an end.', {
        status: response.status,
      });
    }
    text += decoder.decode(value, { stream: true });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page of a proxy, cut short, or nothing at all.
    return undefined;
  }
}
