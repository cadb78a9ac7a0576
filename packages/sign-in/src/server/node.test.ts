import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http';
import { afterEach, expect, it, test } from 'vitest';
import { readClientAddress, toNodeHandler } from './node.ts';
import { startSignIn } from './signInServer.testing.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Serves sign-in as a host's server does. */
async function serve(
  mount: (handle: ReturnType<typeof toNodeHandler>) => Middleware,
  options: Parameters<typeof toNodeHandler>[1] = {},
  changes: Parameters<typeof startSignIn>[0] = {},
) {
  const signIn = startSignIn(changes);
  const server = createServer(mount(toNodeHandler(signIn.server, options))).listen(0, '127.0.0.1');
  stops.push(() => server.close());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { port } = address;

  /** Sends what `fetch` cannot: an Origin header, chunks. */
  function ask(method: string, path: string, body?: string, headers: object = {}) {
    return new Promise<{ status: number; headers: IncomingMessage['headers']; body: string }>(
      (resolve, reject) => {
        const request = send(
          {
            port,
            method,
            path,
            headers: {
              origin: 'https://harbour.example',
              ...(body !== undefined && { 'content-type': 'application/json' }),
              ...headers,
            },
          },
          (response) => {
            const chunks: string[] = [];
            response.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                body: chunks.join(''),
              }),
            );
          },
        );
        request.on('error', reject);
        request.end(body);
      },
    );
  }
  return { ...signIn, ask };
}

const plain = (handle: ReturnType<typeof toNodeHandler>) => handle;

test('node middleware signs in over node:http, with cookies', async () => {
  const { ask, person, sign } = await serve(plain, {}, { now: Date.now });
  const given = await ask('POST', '/auth/nonce', '{}');
  expect(given.status).toBe(200);
  const { createMessage } = await import('../createMessage.ts');
  const message = createMessage({
    domain: 'harbour.example',
    address: person.address,
    uri: 'https://harbour.example',
    chainId: 1,
    nonce: JSON.parse(given.body).nonce,
    issuedAt: new Date().toISOString(),
  });
  const signature = await sign(message);
  const [visit = ''] = given.headers['set-cookie'] ?? [];
  const cookie = visit.replace(/;.*/, '');
  const taken = await ask('POST', '/auth/verify', JSON.stringify({ message, signature }), {
    cookie,
  });
  expect(taken.status).toBe(200);
  // The visit stays for nonces of other tabs.
  expect(taken.headers['set-cookie']).toEqual([expect.stringMatching(/^__Host-mooring-session=/)]);
});

test('node middleware calls next for other paths, or returns 404', async () => {
  const alone = await serve(plain);
  expect((await alone.ask('GET', '/')).status).toBe(404);
  const behind = await serve((handle) => (incoming, outgoing) => {
    void handle(incoming, outgoing, () => outgoing.end('the page'));
  });
  expect((await behind.ask('GET', '/')).body).toBe('the page');
  expect((await behind.ask('GET', '/auth/session?x=1')).body).toBe('{"session":null}');
});

test.each([
  ['as an object', (text: string) => JSON.parse(text)],
  ['as bytes', (text: string) => Buffer.from(text)],
  ['as text', (text: string) => text],
])('node middleware accepts a body that was parsed before %s', async (_, parse) => {
  const { ask } = await serve((handle) => async (incoming, outgoing) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    void handle(
      Object.assign(incoming, { body: parse(Buffer.concat(chunks).toString()) }),
      outgoing,
    );
  });
  expect((await ask('POST', '/auth/nonce', '{}')).status).toBe(200);
  expect((await ask('POST', '/auth/nonce', `{"x":"${'x'.repeat(9_000)}"}`)).status).toBe(413);
});

test('node middleware is found by its mount path and by the full path', async () => {
  const { ask } = await serve((handle) => (incoming, outgoing) => {
    const originalUrl = incoming.url;
    incoming.url = incoming.url?.replace(/^\/(?:auth|api)(?=\/)/, '');
    void handle(Object.assign(incoming, { originalUrl }), outgoing);
  });
  for (const path of ['/auth/session', '/api/auth/session'])
    expect((await ask('GET', path)).body).toBe('{"session":null}');
});

test('node middleware reads a body without a length, and refuses it above the limit', async () => {
  const { ask } = await serve(plain);
  const chunked = { 'transfer-encoding': 'chunked' };
  expect((await ask('POST', '/auth/nonce', '{}', chunked)).status).toBe(200);
  const long = `{"x":"${'x'.repeat(200_000)}"}`;
  expect((await ask('POST', '/auth/nonce', long, chunked)).status).toBe(413);
});

test('node middleware limits by the client of configured proxies only', async () => {
  const limits = { nonces: { count: 1, windowMs: 60_000 } };
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const behind = await serve(plain, { proxies: 1 }, { limits });
  expect((await behind.ask('POST', '/auth/nonce', '{}', from('192.0.2.1'))).status).toBe(200);
  expect((await behind.ask('POST', '/auth/nonce', '{}', from('192.0.2.2'))).status).toBe(200);
  expect((await behind.ask('POST', '/auth/nonce', '{}', from('192.0.2.1'))).status).toBe(429);
  const open = await serve(plain, {}, { limits });
  expect((await open.ask('POST', '/auth/nonce', '{}', from('192.0.2.1'))).status).toBe(200);
  expect((await open.ask('POST', '/auth/nonce', '{}', from('192.0.2.2'))).status).toBe(429);
});

test('node middleware keeps headers and cookies that the host has set', async () => {
  const { ask } = await serve((handle) => (incoming, outgoing) => {
    outgoing.setHeader('x-host', 'harbour');
    outgoing.appendHeader('set-cookie', 'own=1');
    void handle(incoming, outgoing);
  });
  const { headers } = await ask('POST', '/auth/nonce', '{}');
  expect(headers['x-host']).toBe('harbour');
  expect(headers['set-cookie']?.map((line) => line.replace(/=.*/, ''))).toEqual([
    'own',
    '__Host-mooring-visit',
  ]);
});

function client(peer: string | undefined, proxies: number, forwarded?: string) {
  return readClientAddress(forwarded ?? null, peer, proxies);
}

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:203.0.113.7', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  [undefined, undefined],
  ['nonsense', undefined],
])('readClientAddress of a connection from %s is %s', (peer, expected) => {
  expect(client(peer, 0)).toBe(expected);
});

it.each([
  ['is not believed without proxies', 0, '198.51.100.1', '203.0.113.7'],
  ['is believed of one proxy, for the last entry', 1, '10.9.9.9, 198.51.100.1', '198.51.100.1'],
  [
    'is believed of two, for the last but one',
    2,
    '10.9.9.9, 198.51.100.1, 10.0.0.1',
    '198.51.100.1',
  ],
  ['may hold a port', 1, '198.51.100.1:4711', '198.51.100.1'],
  ['may hold IPv6 with a port', 1, '[2001:db8:1:2:3::1]:4711', '2001:db8:1:2::/64'],
  ['is too short for two proxies', 2, '198.51.100.1', '203.0.113.7'],
  ['holds no address', 1, 'unknown', '203.0.113.7'],
  ['is empty', 1, '', '203.0.113.7'],
])('readClientAddress: X-Forwarded-For %s', (_name, proxies, forwarded, expected) => {
  expect(client('203.0.113.7', proxies, forwarded)).toBe(expected);
});

it('readClientAddress without the header returns the address of the connection', () => {
  expect(client('203.0.113.7', 1)).toBe('203.0.113.7');
});
