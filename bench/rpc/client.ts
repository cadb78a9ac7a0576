import { Agent, request } from 'node:http';

/** Client with one keep-alive connection. */
export interface Client {
  readonly agent: Agent;
  /** Its IP address as seen by a proxy. */
  readonly address: string;
}

/** Plain `node:http`, so that clients leave the processor to the measured server. */
export function newClient(index: number): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return { agent, address: `203.0.${index >> 8}.${index & 255}` };
}

/** Posts JSON; resolves with status and text. */
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
      // Requests of other origins are refused.
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
