import { Agent, request } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { type Fetch, type RunningServer, serve } from './serve.ts';

const servers: RunningServer[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function start(answer: Fetch, port = 0) {
  const server = await serve({ app: { fetch: answer }, host: '127.0.0.1', port });
  servers.push(server);
  return server;
}

it('serve returns the address of a free port', async () => {
  const server = await start(async (request) => Response.json(new URL(request.url).pathname));
  expect(server.url).toBe(`http://127.0.0.1:${server.port}`);
  expect(await (await fetch(`${server.url}/hello`)).json()).toBe('/hello');
});

it('serve passes the address of the client', async () => {
  const server = await start(async (_request, peer) => Response.json(peer));
  expect(await (await fetch(server.url)).json()).toBe('127.0.0.1');
});

it('serve throws a message when the port is in use', async () => {
  const { port } = await start(async () => new Response());
  await expect(start(async () => new Response(), port)).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is already in use. Stop the other program or choose another port.`,
  );
});

it('serve throws a message for a host of another machine', async () => {
  const app = { fetch: async () => new Response() };
  await expect(serve({ app, host: '203.0.113.7', port: 0 })).rejects.toThrow(
    /This machine has no address 203\.0\.113\.7/,
  );
});

it('serve finishes running requests on stop, and accepts no new ones', async () => {
  const gate = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const server = await start(async () => {
    arrived.resolve();
    await gate.promise;
    return new Response('finished');
  });
  const running = fetch(server.url);
  await arrived.promise;
  const stopping = server.stop();
  expect(server.stop()).toBe(stopping);
  await expect(fetch(server.url)).rejects.toThrow();
  gate.resolve();
  expect(await (await running).text()).toBe('finished');
  await stopping;
});

it('serve sends Connection: close with the last responses on stop', async () => {
  const gate = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const server = await start(async ({ url }) => {
    const { pathname } = new URL(url);
    if (pathname === '/slow') {
      arrived.resolve();
      await gate.promise;
    }
    return new Response(pathname);
  });
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<[string | undefined, string]>((resolve, reject) => {
      const sent = request(`${server.url}${path}`, { agent }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve([response.headers.connection, text]));
      });
      sent.on('error', reject);
      sent.end();
    });
  expect(await ask('/fast')).toEqual(['keep-alive', '/fast']);
  const running = ask('/slow');
  await arrived.promise;
  const stopping = server.stop();
  gate.resolve();
  expect(await running).toEqual(['close', '/slow']);
  await stopping;
  agent.destroy();
});

it.each([
  ['visitors', 0, 'timeout=5'],
  ['a proxy, longer than any keeps them', 1, 'timeout=620'],
])('serve keeps idle connections of %s', async (_, proxies, kept) => {
  const app = { fetch: async () => new Response() };
  const server = await serve({ app, host: '127.0.0.1', port: 0, proxies });
  servers.push(server);
  expect((await fetch(server.url)).headers.get('keep-alive')).toBe(kept);
});

it('serve does not wait for idle keep-alive connections on stop', async () => {
  const server = await start(async () => new Response('ok'));
  const agent = new Agent({ keepAlive: true });
  await new Promise<void>((resolve, reject) => {
    const sent = request(server.url, { agent }, (response) => response.resume().on('end', resolve));
    sent.on('error', reject);
    sent.end();
  });
  // The limit for requests that run never comes.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await server.stop();
  agent.destroy();
});

it('serve aborts requests that do not finish within five seconds of stop', {
  tags: ['long'],
}, async () => {
  const arrived = Promise.withResolvers<void>();
  const server = await start(() => {
    arrived.resolve();
    return new Promise<Response>(() => {});
  });
  const running = fetch(server.url).then(
    () => 'answered',
    () => 'cut',
  );
  await arrived.promise;
  await server.stop();
  expect(await running).toBe('cut');
});

it('serve aborts the request’s signal when the client disconnects', async () => {
  const left = Promise.withResolvers<boolean>();
  const arrived = Promise.withResolvers<void>();
  const server = await start((incoming) => {
    arrived.resolve();
    return new Promise((resolve) => {
      incoming.signal.addEventListener('abort', () => {
        left.resolve(true);
        resolve(new Response());
      });
    });
  });
  const leaving = new AbortController();
  const asked = fetch(server.url, { signal: leaving.signal }).catch(() => null);
  await arrived.promise;
  leaving.abort();
  expect(await left.promise).toBe(true);
  await asked;
});
