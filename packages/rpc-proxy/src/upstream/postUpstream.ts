import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { createGunzip } from 'node:zlib';
import type { Upstream } from './upstreamAddress.ts';

/** What came back: `text` is null when it was larger than allowed. */
export type PostedAnswer = {
  status: number;
  retryAfter: string | undefined;
  text: string | null;
};

/** Posts JSON to an upstream; rejects when it cannot be reached, or `signal` ends it. */
export type PostUpstream = (
  upstream: Upstream,
  body: string,
  limits: { maxBytes: number; signal: AbortSignal },
) => Promise<PostedAnswer>;

/** Connections kept open to one host while nobody asks. */
const IDLE_CONNECTIONS = 64;

/**
 * Makes a way to post that keeps connections open. Plain `node:http`: `fetch` takes about three times
 * the processor time. Redirects are not followed: they would carry the key to a place nobody configured.
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
        readText(response, limits.maxBytes).then((text) => {
          const { statusCode: status = 0, headers } = response;
          resolve({ status, retryAfter: headers['retry-after'], text });
        }, reject);
      });
      sending.on('error', (error) => {
        // A kept connection may be closed by the other end just as it is used again.
        const isStale = sending.reusedSocket && !isAgain && !limits.signal.aborted;
        if (isStale) post(upstream, body, limits, true).then(resolve, reject);
        else reject(error);
      });
      sending.end(body);
    });
  }

  return (upstream, body, limits) => post(upstream, body, limits, false);
}

/** Reads an answer, or gives null as soon as it is too large: the rest is not waited for. */
function readText(response: IncomingMessage, maxBytes: number): Promise<string | null> {
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
    // Cut off in the middle; a promise that was kept already hears nothing of it.
    response.once('close', () => {
      if (!response.complete) reject(new Error('The answer was cut off'));
    });
    response.on('error', reject);
  });
}
