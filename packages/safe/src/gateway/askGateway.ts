import { parseUrl } from '@mooring/internal';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { createGatewayError, GatewayError } from './gatewayError.ts';

/** Options of `createGatewayClient`. */
export interface GatewayClientOptions {
  /** URL of the gateway, such as `https://gateway.example`; may have a path. No default. */
  readonly baseUrl: string;
  /** Default: the browser's `fetch`. */
  readonly fetch?: typeof fetch;
  /** Timeout of a request, in ms. Default: 15,000. */
  readonly timeoutMs?: number;
}

/** Query value of a route; `undefined` is omitted. */
export type QueryValue = string | number | boolean | undefined;

export interface GatewayRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** True to send the gateway's session cookie. */
  readonly signedIn?: boolean;
  /** Page URL of this route from the gateway; only its cursor is used. */
  readonly pageUrl?: string | undefined;
}

/** Sends a request, and validates the response by a schema. Rejects with {@link GatewayError}. */
export type RequestGateway = <Schema extends GenericSchema>(
  route: string,
  schema: Schema,
  request?: GatewayRequest,
) => Promise<InferOutput<Schema>>;

/** Largest response in bytes: more than a page of the largest messages gateways store. */
const LARGEST_ANSWER = 20_000_000;

/** @throws {Error} for an invalid base URL */
export function createGatewayRequest(options: GatewayClientOptions): RequestGateway {
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
      text = await readAnswerText(response);
    } catch (cause) {
      if (cause instanceof GatewayError) throw cause;
      throw new GatewayError('unreachable', 'The gateway could not be reached.', { cause });
    }
    const { status } = response;
    const answer = parseAnswer(text);
    if (!response.ok) throw createGatewayError(response, answer);
    const read = safeParse(schema, answer, { abortEarly: true });
    if (read.success) return read.output;
    const place = read.issues[0].path?.map(({ key }) => String(key)).join('.') ?? '';
    throw new GatewayError(
      'answerInvalid',
      `Unexpected response to ${method} ${route}${place && `, at ${place}`}.`,
      { status },
    );
  };
}

function readBaseUrl(baseUrl: string): string {
  const url = parseUrl(baseUrl);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash)
    throw new Error(
      `baseUrl "${baseUrl}" is not a gateway URL. Use a URL such as https://gateway.example.`,
    );
  return url.href.replace(/\/+$/, '');
}

function urlOf(base: string, route: string, { query = {}, pageUrl }: GatewayRequest): string {
  const url = new URL(`${base}${route}`);
  const place = pageUrl === undefined ? {} : cursorOf(url, pageUrl);
  for (const [name, value] of Object.entries({ ...query, ...place })) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** Longest cursor in characters; a cursor is `limit=20&offset=40`, or the id of a row. */
const LONGEST_CURSOR = 500;

/**
 * Cursor of a page. Nothing else of its URL is used: a gateway behind a proxy reports a wrong host and
 * path, and a gateway must not choose where requests go.
 */
function cursorOf(list: URL, pageUrl: string): Readonly<Record<string, string>> {
  const asked = parseUrl(pageUrl, list.href)?.searchParams;
  const cursor = asked?.get('cursor') ?? '';
  if (cursor !== '' && cursor.length <= LONGEST_CURSOR) return { cursor };
  const numbers = ['limit', 'offset'].map((name) => [name, asked?.get(name) ?? '']);
  const place = Object.fromEntries(numbers.filter(([, value = '']) => /^\d{1,9}$/.test(value)));
  if (cursor === '' && 'offset' in place) return place;
  throw new GatewayError('pageElsewhere', 'The gateway’s next page has no cursor.');
}

async function readAnswerText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > LARGEST_ANSWER) {
      await reader.cancel();
      throw new GatewayError('tooLarge', 'The gateway’s response is too large.', {
        status: response.status,
      });
    }
    text += decoder.decode(value, { stream: true });
  }
}

function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // An error page of a proxy, a truncated response, or an empty one.
    return undefined;
  }
}
