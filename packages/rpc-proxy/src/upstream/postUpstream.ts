import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { createGunzip } from 'node:zlib';

/** Response; `text` is null when larger than allowed. */
interface PostedAnswer {
  status: number;
  retryAfter: string | undefined;
  text: string | null;
}

/** Posts JSON to an upstream; rejects when it is unreachable or `signal` aborts. */
export type PostUpstream = (
  upstream: Upstream,
  body: string,
  limits: { maxBytes: number; signal: AbortSignal },
) => Promise<PostedAnswer>;

/** Idle connections kept open to one host. */
const IDLE_CONNECTIONS = 64;

/**
 * Creates a `PostUpstream` with keep-alive connections. Plain `node:http`: `fetch` takes about three times
 * the CPU time. Redirects are not followed: they would send the API key to a host that was not configured.
 */
export function createPostUpstream(): PostUpstream {
  const settings = { keepAlive: true, maxFreeSockets: IDLE_CONNECTIONS };
  const http = new HttpAgent(settings);
  const https = new HttpsAgent(settings);

  function post(
    upstream: Upstream,
    body: string,
    limits: { maxBytes: number; signal: AbortSignal },
    isAgain: boolean,
  ): Promise<PostedAnswer> {
    return new Promise((resolve, reject) => {
      const isSecure = upstream.url.startsWith('https:');
      const send = isSecure ? requestHttps : requestHttp;
      const sending = send(upstream.url, {
        method: 'POST',
        agent: isSecure ? https : http,
        signal: limits.signal,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          accept: 'application/json',
          'accept-encoding': 'gzip',
          ...upstream.headers,
        },
      });
      sending.once('response', (response) => {
        readUpstreamText(response, limits.maxBytes).then((text) => {
          const { statusCode: status = 0, headers } = response;
          resolve({ status, retryAfter: headers['retry-after'], text });
        }, reject);
      });
      sending.on('error', (error) => {
        // The upstream may close a keep-alive connection just as it is reused.
        const isStale = sending.reusedSocket && !isAgain && !limits.signal.aborted;
        if (isStale) post(upstream, body, limits, true).then(resolve, reject);
        else reject(error);
      });
      sending.end(body);
    });
  }

  return (upstream, body, limits) => post(upstream, body, limits, false);
}

/** Reads a response; null as soon as it is too large, without waiting for the rest. */
function readUpstreamText(response: IncomingMessage, maxBytes: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const isPacked = response.headers['content-encoding'] === 'gzip';
    const stream = isPacked ? response.pipe(createGunzip()) : response;
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    stream.on('data', (chunk: Uint8Array) => {
      bytes += chunk.byteLength;
      chunks.push(chunk);
      if (bytes <= maxBytes) return;
      resolve(null);
      response.destroy();
    });
    stream.once('end', () => resolve(Buffer.concat(chunks).toString()));
    stream.on('error', reject);
    // The response was cut off; no effect once the promise is settled.
    response.once('close', () => {
      if (!response.complete) reject(new Error('The response is incomplete'));
    });
    response.on('error', reject);
  });
}

/** Parsed upstream, with the parts of its URL that must never be shown. */
export interface Upstream {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Parts of the URL that may be keys, longest first. */
  secrets: readonly string[];
}

/** Shorter parts of a path or query (`v2`, `mainnet`, `ethereum`) are words, not keys. */
const SHORTEST_KEY = 12;
const SHORTEST_PASSWORD = 4;

/**
 * Parses a configured URL. `fetch` refuses URLs with credentials, so these become an `Authorization`
 * header.
 */
export function readUpstream(address: string): Upstream {
  const url = new URL(address);
  const user = decodeURIComponent(url.username);
  const password = decodeURIComponent(url.password);
  url.username = '';
  url.password = '';
  const keys = [...url.pathname.split('/'), ...url.searchParams.values(), user];
  const secrets = [
    address,
    url.href,
    url.host,
    ...keys.filter((key) => key.length >= SHORTEST_KEY),
    ...(password.length >= SHORTEST_PASSWORD ? [password] : []),
  ].sort((one, other) => other.length - one.length);
  const token = Buffer.from(`${user}:${password}`).toString('base64');
  const headers: Record<string, string> =
    user === '' && password === '' ? {} : { authorization: `Basic ${token}` };
  return { url: url.href, headers, secrets };
}

/** Redacts every part of an upstream's URL in a text: nodes and proxies quote their own. */
export function redactUpstream(text: string, upstream: Upstream): string {
  return upstream.secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}
