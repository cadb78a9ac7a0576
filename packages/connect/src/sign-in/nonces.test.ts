import { expect, it } from 'vitest';
import { createNonces } from './nonces.ts';

const MINUTE_MS = 60_000;

/** A server that counts what it gave; it refuses while it is down. */
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

it('uses the nonce that was fetched ahead', async () => {
  const { server, nonces } = serverOf();
  await nonces.prefetch();
  expect(await nonces.take()).toBe('nonce1');
  expect(server.given).toBe(1);
});

it('fetches one ahead however often it is asked to', async () => {
  const { server, nonces } = serverOf();
  await Promise.all([nonces.prefetch(), nonces.prefetch()]);
  await nonces.prefetch();
  expect(server.given).toBe(1);
});

it('takes a new one for every attempt', async () => {
  const { nonces } = serverOf();
  await nonces.prefetch();
  expect(await nonces.take()).toBe('nonce1');
  expect(await nonces.take()).toBe('nonce2');
  expect(await nonces.take()).toBe('nonce3');
});

it('gives out again what was put back, once, and no older than it is', async () => {
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

it('keeps the newer one of two', async () => {
  const { nonces } = serverOf();
  await nonces.take();
  await nonces.prefetch();
  nonces.putBack();
  expect(await nonces.take()).toBe('nonce2');
});

it.each([
  [4 * MINUTE_MS, 'nonce1'],
  [4 * MINUTE_MS + 1, 'nonce2'],
])('after %i ms takes %s', async (laterMs, expected) => {
  const { server, nonces } = serverOf();
  await nonces.prefetch();
  server.now += laterMs;
  expect(await nonces.take()).toBe(expected);
});

it('takes a new one once what was fetched ahead, or is put back, is forgotten', async () => {
  const { nonces } = serverOf();
  await nonces.prefetch();
  nonces.forget();
  expect(await nonces.take()).toBe('nonce2');
  nonces.forget();
  nonces.putBack();
  expect(await nonces.take()).toBe('nonce3');
});

it('tries again after a failure', async () => {
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
])('fails when the host gives %s', async (_, getNonce) => {
  const nonces = createNonces(getNonce);
  await expect(nonces.take()).rejects.toThrow();
});
