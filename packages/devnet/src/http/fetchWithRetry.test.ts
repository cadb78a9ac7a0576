import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { fetchWithRetry } from './fetchWithRetry.ts';

/**
 * Server that closes a connection at its second request, unread, as one does whose connection was idle for too long;
 * the first `closing` connections at their first.
 */
async function startServer(closing = 0) {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    let requests = connections > closing ? 0 : 1;
    socket.on('error', () => {});
    socket.on('data', () => {
      requests += 1;
      if (requests > 1) {
        socket.destroy();
        return;
      }
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: keep-alive\r\n\r\nok');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    connections: () => connections,
    stop: () => server.close(),
  };
}

const post = { method: 'POST', body: '{}' };

test('fetchWithRetry resends a request after a closed connection', async () => {
  const server = await startServer();
  expect(await (await fetchWithRetry(server.url, post)).text()).toBe('ok');
  expect(await (await fetchWithRetry(server.url, post)).text()).toBe('ok');
  expect(server.connections()).toBe(2);
  server.stop();
});

test('fetchWithRetry resends after several closed connections', async () => {
  const server = await startServer(3);
  expect(await (await fetchWithRetry(server.url, post)).text()).toBe('ok');
  expect(server.connections()).toBe(4);
  server.stop();
});

test('fetchWithRetry rejects when every connection closes', async () => {
  const server = await startServer(Number.POSITIVE_INFINITY);
  await expect(fetchWithRetry(server.url, post)).rejects.toThrow('fetch failed');
  server.stop();
});

test('fetchWithRetry rejects for an unreachable server', async () => {
  await expect(fetchWithRetry('http://127.0.0.1:1/', post)).rejects.toThrow('fetch failed');
});
