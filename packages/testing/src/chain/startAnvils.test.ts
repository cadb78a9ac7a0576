import { expect, test } from 'vitest';
import { startAnvilChain } from './startAnvilChain.ts';
import { startAnvils } from './startAnvils.ts';

test('startAnvils runs a chain of the given id until stopped', async () => {
  const { client, stop } = await startAnvilChain(77310001, ['--block-time', '60']);
  expect(await client.getChainId()).toBe(77310001);
  expect(await client.getBlockNumber()).toBe(0n);
  await Promise.all([stop(), stop()]);
  await expect(client.getChainId()).rejects.toThrow();
});

test.each([
  ['is missing', { command: '/nowhere/anvil', processes: [[]] }, 'https://getfoundry.sh'],
  ['refuses its arguments', { processes: [['--no-such-option']] }, '--no-such-option'],
])('startAnvils reports when anvil %s', async (_case, options, text) => {
  await expect(startAnvils(options)).rejects.toThrow(text);
});
