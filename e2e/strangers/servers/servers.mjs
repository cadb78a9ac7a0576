// Built page behind each framework of docs/sign-in.md, each at one of MORE_PORTS. `/servers.json` at PORT
// lists them.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { serve as serveHono } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { checkMessage, parseMessage } from '@mooring/sign-in';
import { createSignInServer, verifySignature } from '@mooring/sign-in/server';
import { readClientAddress, toNodeHandler } from '@mooring/sign-in/server/node';
import { createSqliteStore } from '@mooring/sign-in/server/sqlite';
import express from 'express';
import fastify from 'fastify';
import { Hono } from 'hono';

const chainIds = [1, 10];

/** @type {Record<string, (port: number) => unknown>} */
const frameworks = {
  node(port) {
    const handle = toNodeHandler(signInAt(port));
    return createServer((request, response) =>
      handle(request, response, () => page(request, response)),
    ).listen(port, '127.0.0.1');
  },

  fastify(port) {
    const handle = toNodeHandler(signInAt(port));
    const app = fastify();
    app.all('/auth/*', (request, reply) => {
      reply.hijack();
      return handle(Object.assign(request.raw, { body: request.body ?? undefined }), reply.raw);
    });
    app.setNotFoundHandler((request, reply) => {
      reply.hijack();
      return page(request.raw, reply.raw);
    });
    return app.listen({ port, host: '127.0.0.1' });
  },

  hono(port) {
    const signIn = signInAt(port);
    const app = new Hono();
    app.all('/auth/*', async (c) => {
      const client = readClientAddress(null, getConnInfo(c).remote.address, 0);
      return (await signIn.fetch(c.req.raw, client)) ?? c.notFound();
    });
    app.get('*', async (c) => {
      const { type, body } = await fileAt(c.req.path);
      return c.body(body, 200, { 'content-type': type });
    });
    return serveHono({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  },

  // Files of docs/sign-in.md, as they are printed.
  express: (port) => run('server.mjs', port),
  'auth-js': (port) => run('auth-js.mjs', port),
  'better-auth': (port) => run('better-auth.mjs', port),

  siwe(port) {
    const nonces = new Set();
    const sessions = new Map();
    const app = express();
    const sessionOf = (request) => /session=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
    app.use(express.json());
    app.get('/my/nonce', (_, response) => {
      const nonce = randomBytes(16).toString('hex');
      nonces.add(nonce);
      response.type('text').send(nonce);
    });
    app.post('/my/verify', async (request, response) => {
      const { message, signature } = request.body;
      const { nonce, address } = parseMessage(message);
      const isNew = nonces.delete(nonce);
      if (!isNew || !(await isByKey({ message, signature, domain: `127.0.0.1:${port}` })))
        return response.status(401).end();
      const session = randomBytes(16).toString('hex');
      sessions.set(session, { address });
      response.cookie('session', session, { httpOnly: true, sameSite: 'lax' }).json({});
    });
    app.get('/my/session', (request, response) => {
      response.json(sessions.get(sessionOf(request)) ?? null);
    });
    app.post('/my/sign-out', (request, response) => {
      sessions.delete(sessionOf(request));
      response.json({});
    });
    app.use(page);
    return app.listen(port, '127.0.0.1');
  },
};

const clients = { 'auth-js': 'auth-js', 'better-auth': 'better-auth', siwe: 'siwe' };
const addresses = {};
const ports = process.env.MORE_PORTS.split(' ').map(Number);
for (const [index, [name, start]] of Object.entries(frameworks).entries()) {
  const port = ports[index];
  await start(port);
  addresses[name] = `http://127.0.0.1:${port}/?client=${clients[name] ?? 'own'}`;
}
createServer((_, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(addresses));
}).listen(Number(process.env.PORT), '127.0.0.1');

function signInAt(port) {
  return createSignInServer({
    store: createSqliteStore({ file: ':memory:' }),
    policy: { domain: `127.0.0.1:${port}`, scheme: 'http', chainIds },
    plainHttp: true,
    read: () => undefined,
    onError: (error) => console.error(error),
  });
}

/** Runs a server's file until this process ends; resolves when it answers. */
async function run(file, port) {
  const url = `http://127.0.0.1:${port}`;
  const secret = 'a secret of the tests, of enough length';
  const server = spawn(process.execPath, [file], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    env: {
      ...process.env,
      PAGE_URL: url,
      PORT: String(port),
      AUTH_SECRET: secret,
      BETTER_AUTH_SECRET: secret,
    },
  });
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(`${file} does not serve the page.`);
    await wait(100);
  }
}

/** True for a message of the page's domain, signed by the key of its account. */
async function isByKey({ message: text, signature, domain }) {
  const message = parseMessage(text);
  const { nonce } = message;
  const policy = { domain, scheme: 'http', chainIds, nonce, now: new Date(), greatestAge: 900_000 };
  if (checkMessage(message, policy).length > 0) return false;
  const read = () => undefined;
  return (await verifySignature({ text, message, signature, read, timeoutMs: 10_000 })) === 'key';
}

async function page(request, response) {
  const { type, body } = await fileAt(request.originalUrl ?? request.url);
  response.setHeader('content-type', type);
  response.end(body);
}

/** A file of the built page, or the page itself. */
async function fileAt(url) {
  const path = new URL(url, 'http://page').pathname;
  const [, kind] = /^\/assets\/[\w.-]+\.(js|css)$/.exec(path) ?? [];
  const file = kind === undefined ? 'index.html' : path.slice(1);
  const type = { js: 'text/javascript', css: 'text/css' }[kind] ?? 'text/html';
  return { type, body: await readFile(new URL(`dist/${file}`, import.meta.url)) };
}
