import { expect, it } from 'vitest';
import { createNonces } from './nonces.ts';

const MINUTE_MS = 60_000;

/** Server that issues numbered nonces, and fails while it is down. */
function serverOf() {
  const server = { given: 0, down: false, now: 1_000_000 };
  const nonces = createNonces(
    async () => {
      if (server.down) throw new Error('503');
      server.given += 1;
      return `nonce${server.given}`;
    },
    () => server.now,
  );
  return { server, nonces };
}

it('createNonces takes the prefetched nonce', async () => {
  const { server, nonces } = serverOf();
  await nonces.prefetch();
  expect(await nonces.take()).toBe('nonce1');
  expect(server.given).toBe(1);
});

it('createNonces prefetches one nonce for several calls', async () => {
  const { server, nonces } = serverOf();
  await Promise.all([nonces.prefetch(), nonces.prefetch()]);
  await nonces.prefetch();
  expect(server.given).toBe(1);
});

it('createNonces takes a new nonce for each attempt, against replay', async () => {
  const { nonces } = serverOf();
  await nonces.prefetch();
  expect(await nonces.take()).toBe('nonce1');
  expect(await nonces.take()).toBe('nonce2');
  expect(await nonces.take()).toBe('nonce3');
});

it('createNonces takes a nonce that was put back once more, with its original age', async () => {
  const { server, nonces } = serverOf();
  expect(await nonces.take()).toBe('nonce1');
  nonces.putBack();
  nonces.putBack();
  expect(await nonces.take()).toBe('nonce1');
  expect(await nonces.take()).toBe('nonce2');
  nonces.putBack();
  server.now += 4 * MINUTE_MS + 1;
  expect(await nonces.take()).toBe('nonce3');
});

it('createNonces keeps a newer nonce when an older one is put back', async () => {
  const { nonces } = serverOf();
  await nonces.take();
  await nonces.prefetch();
  nonces.putBack();
  expect(await nonces.take()).toBe('nonce2');
});

it.each([
  [4 * MINUTE_MS, 'nonce1'],
  [4 * MINUTE_MS + 1, 'nonce2'],
])('createNonces after %i ms takes %s, since nonces expire', async (laterMs, expected) => {
  const { server, nonces } = serverOf();
  await nonces.prefetch();
  server.now += laterMs;
  expect(await nonces.take()).toBe(expected);
});

it('createNonces takes a new nonce after forget, also of one put back', async () => {
  const { nonces } = serverOf();
  await nonces.prefetch();
  nonces.forget();
  expect(await nonces.take()).toBe('nonce2');
  nonces.forget();
  nonces.putBack();
  expect(await nonces.take()).toBe('nonce3');
});

it('createNonces fetches again after a failure', async () => {
  const { server, nonces } = serverOf();
  server.down = true;
  await expect(nonces.prefetch()).rejects.toThrow('503');
  await expect(nonces.take()).rejects.toThrow('503');
  server.down = false;
  expect(await nonces.take()).toBe('nonce1');
});

it.each([
  ['nothing', () => Promise.resolve('')],
  [
    'a throw before any promise',
    () => {
      throw new Error('offline');
    },
  ],
])('createNonces rejects when the host returns %s', async (_, getNonce) => {
  const nonces = createNonces(getNonce);
  await expect(nonces.take()).rejects.toThrow();
});
