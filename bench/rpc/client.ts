import { Agent, request } from 'node:http';

/** Someone who asks over one connection that stays open. */
export interface Client {
  readonly agent: Agent;
  /** The address it has in the eyes of a proxy. */
  readonly address: string;
}

/** Plain `node:http`, for what asks must not take the processor from what is asked. */
export function newClient(index: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return { agent, address: `203.0.${index >> 8}.${index & 255}` };
}

/** Posts JSON; the status and the text answered. */
export function post(
  { agent, address }: Client,
  url: string,
  body: string,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': address,
      // As the page of that address: nobody else may ask.
      origin: new URL(url).origin,
    };
    const sending = request(url, { agent, method: 'POST', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.once('error', reject);
    });
    sending.once('error', reject);
    sending.end(body);
  });
}
