import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { type PlainRequest, Refusal } from '@mooring/sign-in/server';
import { afterEach, describe, expect, it } from 'vitest';
import { plainRequestOf } from './plainRequestOf.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Sends the lines of a request as they are; what the server makes of the request. */
async function received(lines: readonly string[], body = ''): Promise<IncomingMessage> {
  const arrived = Promise.withResolvers<IncomingMessage>();
  const server = createServer((incoming) => arrived.resolve(incoming));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  arrived.promise.then(() => body === 'LEAVES' && socket.destroy());
  return arrived.promise;
}

async function plain(lines: readonly string[], body?: string): Promise<PlainRequest> {
  const request = plainRequestOf(await received(lines, body));
  if (request === null) throw new Error('Not plain');
  return request;
}

const host = 'host: wallet.example.org';

describe('what is plain', () => {
  it.each([
    ['GET /auth/session HTTP/1.1', host],
    ['GET /auth/session?from=home HTTP/1.1', host],
    ['GET /auth/session HTTP/1.1', 'host: 127.0.0.1:8080'],
    ['GET /auth/session HTTP/1.1', 'host: [::1]:8080'],
    ['DELETE /auth/session HTTP/1.1', host],
    ['POST /auth/session HTTP/1.1', host, 'content-length: 65536'],
  ])('%s, %s, %s', async (...lines) => {
    const { method, path } = await plain(lines.filter((line) => line !== undefined));
    expect(path).toBe('/auth/session');
    expect(lines[0]).toContain(`${method} `);
  });
});

describe('what goes the long way', () => {
  it.each([
    ['another method', 'HEAD /auth/session HTTP/1.1', host],
    ['an encoded path', 'GET /auth/%73ession HTTP/1.1', host],
    ['a path with dots', 'GET /auth/../auth/session HTTP/1.1', host],
    ['a path that is an address', 'GET http://wallet.example.org/auth/session HTTP/1.1', host],
    ['no path', 'GET / HTTP/1.1', host],
    ['no host', 'GET /auth/session HTTP/1.0'],
    ['a strange host', 'GET /auth/session HTTP/1.1', 'host: a@wallet.example.org'],
    ['a host with a path', 'GET /auth/session HTTP/1.1', 'host: wallet.example.org/x'],
    ['a long body', 'POST /auth/verify HTTP/1.1', host, 'content-length: 65537'],
    ['a body of unknown length', 'POST /auth/verify HTTP/1.1', host, 'transfer-encoding: chunked'],
  ])('%s', async (_name, ...lines) => {
    expect(plainRequestOf(await received(lines.filter((line) => line !== undefined)))).toBeNull();
  });
});

it('has headers by their names, several of one name joined', async () => {
  const forwarded = ['x-forwarded-for: 10.0.0.1', 'X-Forwarded-For: 10.0.0.2'];
  const request = await plain(['GET /auth/session HTTP/1.1', host, ...forwarded]);
  expect(request.header('x-forwarded-for')).toBe('10.0.0.1, 10.0.0.2');
  expect(request.header('host')).toBe('wallet.example.org');
  expect(request.header('cookie')).toBeNull();
});

describe('its body', () => {
  const post = (length: number) => [
    'POST /auth/verify HTTP/1.1',
    host,
    `content-length: ${length}`,
  ];

  it('is read whole', async () => {
    const request = await plain(post(5), 'hello');
    expect(Buffer.from(await request.bytes(5)).toString()).toBe('hello');
  });

  it('is empty when there is none', async () => {
    const request = await plain(['POST /auth/verify HTTP/1.1', host]);
    expect(await request.bytes(5)).toHaveLength(0);
  });

  it('is refused over the limit, before it has arrived', async () => {
    const request = await plain(post(6));
    await expect(request.bytes(5)).rejects.toEqual(new Refusal('too-large'));
  });

  it('is refused when the one who sends it leaves', async () => {
    const request = await plain(post(100), 'LEAVES');
    await expect(request.bytes(100)).rejects.toEqual(new Refusal('body-invalid'));
  });
});
