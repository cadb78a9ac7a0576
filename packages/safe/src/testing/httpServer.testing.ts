import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Request received by a test server. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Answer = (request: ReceivedRequest, response: ServerResponse) => void;

/** Starts an HTTP server on a free port; `heard` records all requests, the newest last. */
export async function startHttpServer() {
  const heard: ReceivedRequest[] = [];
  let answer: Answer = (_request, response) => response.end('{}');
  const server = createServer(async (incoming, response) => {
    let body = '';
    for await (const chunk of incoming) body += String(chunk);
    const { method = '', url = '', headers } = incoming;
    const request = { method, url, headers, body };
    heard.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    heard,
    onRequest(handler: Answer) {
      answer = handler;
    },
    /** Responds to every request with this as JSON. */
    answers(body: unknown, status = 200) {
      answer = (_request, response) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
