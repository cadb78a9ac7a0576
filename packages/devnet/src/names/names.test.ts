import { type Address, toCoinType } from 'viem';
import { normalize } from 'viem/ens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, TREASURY } from '../accounts.ts';
import { ROLLUP_REGISTRAR_ADDRESS } from '../contracts/deployments.ts';
import { type Devnet, startDevnet } from '../devnet.ts';
import { rollupReverseRegistrar } from '../generated/artifacts.ts';
import { DEMO_AVATAR, DEMO_CLAIMS, DEMO_NAMES } from './demoNames.ts';

let devnet: Devnet;
beforeAll(async () => {
  devnet = await startDevnet();
});
afterAll(() => devnet.stop());

const [mira, keeper, impostor, newcomer] = DEMO_ACCOUNTS;

test.each(DEMO_NAMES.map(({ name, address }) => [name, address]))(
  'name %s resolves to %s',
  async (name, address) => {
    const { client } = devnet.ethereum;
    expect(normalize(name)).toBe(name);
    expect(await client.getEnsAddress({ name })).toBe(address);
    // With a coin type viem reads another record, and returns it in lower case.
    const byCoinType = await client.getEnsAddress({ name, coinType: 60n });
    expect(byCoinType?.toLowerCase()).toBe(address.toLowerCase());
  },
);

test.each(['nobody.eth', 'mira.harbour.eth', 'eth', 'mira.sea'])(
  'name %s resolves to no address',
  async (name) => {
    expect(await devnet.ethereum.client.getEnsAddress({ name })).toBeNull();
  },
);

test.each([
  ['a short name', mira, 'mira.eth'],
  ['a very long name', keeper, 'the-keeper-of-the-northernmost-lighthouse.eth'],
  ['a claim that is not true', impostor, null],
  ['a forward name only', newcomer, null],
  ['a forward name only', TREASURY, null],
])('primary name: %s', async (_case, { address }, name) => {
  expect(await devnet.ethereum.client.getEnsName({ address })).toBe(name);
});

test('false reverse record is refused (spoofing)', async () => {
  expect(DEMO_CLAIMS).toContainEqual({ account: impostor.address, name: 'mira.eth' });
  const asked = devnet.ethereum.client.getEnsName({ address: impostor.address, strict: true });
  await expect(asked).rejects.toThrow('ReverseAddressMismatch');
});

test('names have no record for other coin types', async () => {
  const { client } = devnet.ethereum;
  const coinType = toCoinType(10);
  expect(await client.getEnsName({ address: mira.address, coinType })).toBeNull();
});

test('account has a primary name on the rollup, which resolves to it there', async () => {
  const { client } = devnet.rollup;
  const read = (account: Address) =>
    client.readContract({
      ...rollupReverseRegistrar,
      address: ROLLUP_REGISTRAR_ADDRESS,
      functionName: 'nameForAddr',
      args: [account],
    });
  expect(await read(newcomer.address)).toBe('newcomer.eth');
  expect(await read(mira.address)).toBe('');
  const coinType = toCoinType(devnet.rollup.chain.id);
  const forward = (name: string) => devnet.ethereum.client.getEnsAddress({ name, coinType });
  expect((await forward('newcomer.eth'))?.toLowerCase()).toBe(newcomer.address.toLowerCase());
  expect(await forward('mira.eth')).toBeNull();
});

test('avatar is a data URL', async () => {
  const { client } = devnet.ethereum;
  const avatar = await client.getEnsAvatar({ name: 'mira.eth' });
  expect(avatar).toBe(DEMO_AVATAR);
  expect(atob(avatar?.split(',')[1] ?? '')).toMatch(/^<svg.*<\/svg>$/s);
  expect(await client.getEnsAvatar({ name: 'harbour.eth' })).toBeNull();
});

test.each([
  ['mira.eth', 'description', 'Sails on Sundays'],
  ['mira.eth', 'url', null],
  ['nobody.eth', 'description', null],
])('getEnsText returns the text record of %s: %s', async (name, key, text) => {
  expect(await devnet.ethereum.client.getEnsText({ name, key })).toBe(text);
});
