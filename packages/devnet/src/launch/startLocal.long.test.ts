import { expect, test } from 'vitest';
import { startLocal } from './startLocal.ts';

test('startLocal reports a chain that ends unexpectedly', async () => {
  const { promise: reported, resolve: onExit } = Promise.withResolvers<string>();
  const local = await startLocal({ pageFolder: null, pairing: false, safe: false, onExit });
  process.kill(local.devnet.rollup.pid, 'SIGKILL');
  expect(await reported).toMatch(/^A local chain ended by itself\./);
  await local.stop();
});
