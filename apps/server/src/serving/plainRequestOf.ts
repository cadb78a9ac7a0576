import type { IncomingMessage } from 'node:http';
import { type PlainRequest, Refusal } from '@mooring/sign-in/server';

/** In bytes; what is longer is to be refused while it arrives. */
const MOST_BYTES = 64 * 1024;
const PATH = /^(\/[\w/-]+)(?:\?|$)/;
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const METHODS: ReadonlySet<string | undefined> = new Set(['GET', 'POST', 'DELETE']);

/**
 * A request as Node has it, or null for one that is not quite plain: of another method, to a strange
 * host, with a path of more than letters, with a body that is long or of unknown length. Those go the
 * long way, by a `Request`, which sees to all that HTTP allows.
 */
export function plainRequestOf(incoming: IncomingMessage): PlainRequest | null {
  const { method, url = '', headers } = incoming;
  const path = PATH.exec(url)?.[1];
  if (path === undefined || method === undefined || !METHODS.has(method)) return null;
  if (headers.host === undefined || !HOST.test(headers.host)) return null;
  const length = Number(headers['content-length'] ?? 0);
  if (!(length <= MOST_BYTES) || headers['transfer-encoding'] !== undefined) return null;
  return {
    method,
    path,
    header(name) {
      const value = headers[name];
      return typeof value === 'object' ? value.join(', ') : (value ?? null);
    },
    bytes(limit) {
      // Node ends a body at the length that was announced, and throws away what nobody reads.
      return length > limit ? Promise.reject(new Refusal('too-large')) : readWhole(incoming);
    },
  };
}

function readWhole(incoming: IncomingMessage): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    incoming.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    incoming.on('close', () => {
      if (incoming.complete) return;
      // The one who sent it has left, and nobody hears the answer.
      reject(new Refusal('body-invalid'));
    });
    incoming.on('end', () => {
      const [first] = chunks;
      resolve(first && chunks.length === 1 ? first : Buffer.concat(chunks));
    });
  });
}
