import { type Chain, createClient, http } from 'viem';
import { mainnet } from 'viem/chains';
import { expect, it } from 'vitest';
import { readTypedName } from './readTypedName.ts';

/** Client of a network that does not answer. */
const silentClient = (chain: Chain = mainnet) =>
  createClient({ chain, transport: http('http://127.0.0.1:9', { retryCount: 0 }) });

it.each([
  ['nobody', 'not-a-name'],
  ['mira.', 'not-a-name'],
  ['mira..eth', 'not-a-name'],
  ['mi ra.eth', 'not-a-name'],
  ['mir\u0430.eth', 'mixed'],
  ['раура.eth', 'mixed'],
])('readTypedName of %s is %s, without a lookup', async (text, kind) => {
  expect(await readTypedName(text, silentClient())).toEqual({ kind });
});

it('readTypedName is no-names on a network without names', async () => {
  const { contracts: _, ...chain } = mainnet;
  expect(await readTypedName('mira.eth', silentClient(chain))).toEqual({ kind: 'no-names' });
});

it.each(['mira.eth', ' Mira.ETH\u200b'])(
  'readTypedName of %j rejects when the network does not answer',
  async (text) => {
    await expect(readTypedName(text, silentClient())).rejects.toThrow('HTTP request failed');
  },
);
