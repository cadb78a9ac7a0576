import { expect, onTestFinished, test } from 'vitest';
import { createLocalServer } from './createLocalServer.ts';
import { listen } from './listen.ts';

test('createLocalServer keeps idle connections, and announces no end of them', async () => {
  const server = createLocalServer((_, response) => response.end('ok'));
  onTestFinished(() => void server.close());
  const port = await listen(server, '127.0.0.1', 0);
  const { headers } = await fetch(`http://127.0.0.1:${port}`);
  expect(headers.get('connection')).toBe('keep-alive');
  expect(headers.get('keep-alive')).toBeNull();
});
