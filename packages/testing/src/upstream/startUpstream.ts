import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as v from 'valibot';

/** A JSON-RPC request as an upstream receives it. */
export interface Received {
  url: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** JSON-RPC node on a free local port; its responses can be changed while it runs. */
export interface TestUpstream {
  url: string;
  /** Requests of clients. */
  received: Received[];
  /** Methods of the proxy's own requests, which have the id 0. */
  own: string[];
  answer: Answer;
  /** Answers the proxy's own requests in place of `self`. */
  answerOwn: Answer | null;
  self: { chainId: number; head: number; finalized: number | null };
  stop(): Promise<void>;
}

/** Answers one request, or leaves it hanging by doing nothing. */
export type Answer = (request: Received, response: ServerResponse) => void;

/** Entry of a request; tests only send well-formed ones. */
const requestEntry = v.object({
  id: v.number(),
  method: v.string(),
  params: v.optional(v.unknown()),
});

type Entry = v.InferOutput<typeof requestEntry>;

/**
 * Answers each entry with the outcome of `result`, as an honest node does.
 *
 * @example
 * ```ts
 * import { honest, startUpstream } from '@mooring/testing/upstream';
 *
 * await startUpstream(honest(({ method }) => ({ result: method })));
 * ```
 */
export function honest(result: (entry: Entry) => object): Answer {
  return ({ body }, response) => {
    const reply = (asked: unknown) => {
      const read = v.parse(requestEntry, asked);
      return { jsonrpc: '2.0', id: read.id, ...result(read) };
    };
    const json = Array.isArray(body) ? body.map(reply) : reply(body);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(json));
  };
}

/**
 * Answers every request with this status and body.
 *
 * @example
 * ```ts
 * import { fixed, startUpstream } from '@mooring/testing/upstream';
 *
 * await startUpstream(fixed(429, ''));
 * ```
 */
export function fixed(status: number, text: string): Answer {
  return (_, response) => {
    response.statusCode = status;
    response.end(text);
  };
}

/**
 * Starts a JSON-RPC node on a free local port that answers with `answer`.
 *
 * @example
 * ```ts
 * import { honest, startUpstream } from '@mooring/testing/upstream';
 *
 * const node = await startUpstream(honest(() => ({ result: '0x10' })));
 * node.answer = (_, response) => response.destroy(); // from now on
 * await node.stop();
 * ```
 */
export async function startUpstream(answer: Answer): Promise<TestUpstream> {
  // A client that is busy would send a request on an idle connection that was closed meanwhile.
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, response) => {
    const chunks: Uint8Array[] = [];
    incoming.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    incoming.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
      const request = { url: incoming.url ?? '', headers: incoming.headers, body };
      if (isProbe(body)) {
        upstream.own.push(v.parse(requestEntry, body).method);
        (upstream.answerOwn ?? honest(({ method }) => answerProbe(method, upstream.self)))(
          request,
          response,
        );
        return;
      }
      upstream.received.push(request);
      upstream.answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const upstream: TestUpstream = {
    url: `http://127.0.0.1:${port}`,
    received: [],
    own: [],
    answer,
    answerOwn: null,
    self: { chainId: 1, head: 0x100, finalized: 0xc0 },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return upstream;
}

function isProbe(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'id' in body && body.id === 0;
}

function answerProbe(method: string, { chainId, head, finalized }: TestUpstream['self']): object {
  const hex = (number: number) => `0x${number.toString(16)}`;
  if (method === 'eth_chainId') return { result: hex(chainId) };
  if (method === 'eth_blockNumber') return { result: hex(head) };
  if (finalized === null) return { error: { code: -32_602, message: 'unknown tag' } };
  return { result: { number: hex(finalized) } };
}
