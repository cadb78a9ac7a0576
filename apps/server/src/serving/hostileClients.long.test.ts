import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../testing/browser.testing.ts';
import { startApp } from '../testing/startApp.testing.ts';
import { type RunningServer, serve } from './serve.ts';

const opened: Socket[] = [];
const servers: RunningServer[] = [];
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

function open(port: number, ...lines: readonly string[]): Socket {
  const socket = connect(port, '127.0.0.1');
  opened.push(socket);
  socket.on('error', () => {});
  if (lines.length > 0) socket.write(lines.join('\r\n'));
  return socket;
}

/** Data received until the connection ends or fails. */
function heard(socket: Socket): Promise<string> {
  let all = '';
  socket.on('data', (part) => {
    all += part;
  });
  return new Promise((done) => socket.once('close', () => done(all)));
}

describe('server', () => {
  let app: Awaited<ReturnType<typeof startApp>>;
  beforeEach(async () => {
    app = await startApp({ networks: [{ id: 1, upstreams: ['http://127.0.0.1:9'] }] });
  });
  afterEach(() => app.stop());

  const places = ['GET /healthz', 'GET /auth/session', 'GET /contacts', 'POST /rpc/1', 'GET /'];
  it.each([
    ['Host: localhost:99999'],
    ['Host: not a host'],
    ['Host: user@localhost'],
    ['Host: localhost', 'Host: evil.example'],
    ['host: localhost', 'HOST: localhost'],
    ['Host: localhost/path'],
  ])('returns 400 for %s %s', async (...hosts) => {
    for (const place of places) {
      const lines = [`${place} HTTP/1.1`, ...hosts.filter(Boolean), 'Content-Length: 0', '', ''];
      const answer = await heard(open(app.port, ...lines));
      expect(answer, place).toMatch(/^HTTP\/1\.1 400 /);
    }
    expect(app.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });

  // HAProxy and others check a server like this.
  it('answers HTTP/1.0 without a Host, where nobody signs in', async () => {
    const get = (path: string) => heard(open(app.port, `GET ${path} HTTP/1.0`, '', ''));
    expect(await get('/readyz')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await get('/auth/session')).toMatch(/^HTTP\/1\.1 403 .*public-url-required/s);
  });

  it.each([
    ['POST', '/contacts'],
    ['POST', '/contacts/import'],
    ['POST', '/auth/verify'],
    ['POST', '/rpc/1'],
  ])('logs no error when a client disconnects during %s %s', async (method, path) => {
    const browser = new Browser(app.url);
    await browser.signIn(privateKeyToAccount(generatePrivateKey()), 1);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const head = [
      `${method} ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${app.port}`,
      `Origin: ${app.url}`,
      `Cookie: ${cookie}`,
      'Content-Type: application/json',
    ];
    const ways = [
      [...head, 'Transfer-Encoding: chunked', '', '5', '{"con'],
      [...head, 'Content-Length: 1000', '', '{"con'],
    ];
    for (const lines of ways) {
      const before = app.logged.length;
      const socket = open(app.port, ...lines);
      // It has arrived once a later request is answered.
      await fetch(`${app.url}/healthz`);
      await new Promise((done) => setImmediate(done));
      socket.destroy();
      const ended = () => app.logged.slice(before).filter((entry) => entry.path === path);
      await expect.poll(ended).toMatchObject([{ status: 400 }]);
    }
    expect(app.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('warns once of a proxy that is not configured', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    for (let count = 0; count < 3; count += 1) await fetch(`${app.url}/auth/session`, { headers });
    expect(app.logged.filter(({ level }) => level === 'warn')).toMatchObject([
      { message: expect.stringMatching(/X-Forwarded-For.*your proxies/) },
    ]);
  });
});

/** Serves a word, and reports ended connections. */
async function start(more: Partial<Parameters<typeof serve>[0]>) {
  const app = { fetch: async () => new Response('word') };
  const server = await serve({ app, host: '127.0.0.1', port: 0, replacesGlobals: true, ...more });
  servers.push(server);
  return server;
}
const ask = ['GET / HTTP/1.1', 'Host: localhost', '', ''];

describe('server with a body that is too large', () => {
  let app: Awaited<ReturnType<typeof startApp>>;
  beforeEach(async () => {
    app = await startApp({ networks: [{ id: 1, upstreams: ['http://127.0.0.1:9'] }] });
  });
  afterEach(() => app.stop());

  // A person's upload takes seconds: cut off before, they read that the server does not answer.
  it.each([
    ['announced', 'Content-Length: 3000000', (part: string) => part],
    [
      'chunked',
      'Transfer-Encoding: chunked',
      (part: string) => `${part.length.toString(16)}\r\n${part}\r\n`,
    ],
  ])(
    'answers 413 to a slow upload, %s, and keeps the connection until its end',
    async (_, header, frame) => {
      const socket = open(
        app.port,
        'POST /auth/verify HTTP/1.1',
        `Host: 127.0.0.1:${app.port}`,
        `Origin: http://127.0.0.1:${app.port}`,
        'Content-Type: application/json',
        header,
        '',
        '',
      );
      let answer = '';
      socket.on('data', (data) => {
        answer += data;
      });
      const closed = new Promise<'closed'>((done) => socket.once('close', () => done('closed')));
      const part = 'x'.repeat(300_000);
      for (let index = 0; index < 9; index += 1) {
        socket.write(frame(part));
        expect(await Promise.race([closed, wait(150, 'open')])).toBe('open');
      }
      await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 413 /);
    },
  );
});

describe('server with a slow client', () => {
  // Well below Node's own interval of 30 seconds.
  const patience = 20_000;
  const arrival = { headersMs: 200, wholeMs: 400 };
  it.each([
    ['headers', ['GET / HTTP/1.1', 'Host: localhost', 'X-Slow: ']],
    ['a body', ['POST / HTTP/1.1', 'Host: localhost', 'Content-Length: 100', '', 'begins']],
  ])(
    'ends a request with slow %s (timeout)',
    async (_case, lines) => {
      const app = { fetch: async (request: Request) => new Response(await request.text()) };
      const { port } = await start({ arrival, app });
      expect(await heard(open(port, ...lines))).toMatch(/^HTTP\/1\.1 408 |^$/);
    },
    patience,
  );
});

describe('server connections', () => {
  it('are limited by client', async () => {
    const { port } = await start({ connections: { most: 0, perClient: 2 } });
    const held = [open(port), open(port)];
    await Promise.all(held.map((socket) => new Promise((done) => socket.once('connect', done))));
    expect(await heard(open(port, ...ask))).toBe('');
    held[0]?.destroy();
    const again = () => heard(open(port, ...ask.with(2, 'Connection: close'), '', ''));
    await expect.poll(again).toContain('word');
  });

  it('are not limited by client behind a proxy', async () => {
    const { port } = await start({ connections: { most: 0, perClient: 1 }, proxies: 1 });
    const held = open(port);
    await new Promise((done) => held.once('connect', done));
    expect(await heard(open(port, ...ask.with(2, 'Connection: close'), '', ''))).toContain('word');
  });

  it('are limited in number', async () => {
    const { port } = await start({ connections: { most: 1, perClient: 0 } });
    const held = open(port);
    await new Promise((done) => held.once('connect', done));
    expect(await heard(open(port, ...ask))).toBe('');
  });
});

describe('server with pipelined requests', () => {
  const pipelined = (count: number) =>
    Array.from({ length: count }, () => ask.join('\r\n')).join('');

  it('answers up to sixteen in order', async () => {
    const { port } = await start({});
    const socket = open(port);
    socket.write(pipelined(15) + ask.with(2, 'Connection: close').concat('', '').join('\r\n'));
    expect((await heard(socket)).split('word')).toHaveLength(17);
  });

  it('closes the connection beyond sixteen', async () => {
    let begun = 0;
    const app = {
      async fetch() {
        begun += 1;
        return new Response('word'.repeat(250_000));
      },
    };
    const { port } = await start({ app });
    const socket = open(port);
    socket.write(pipelined(5_000));
    await heard(socket);
    expect(begun).toBeLessThanOrEqual(16);
  });
});
