import { TREASURY } from '@mooring/devnet';
import {
  type Address,
  concat,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  parseEther,
  toHex,
} from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChainRead } from '../account/chainRead.ts';
import { startWorld, type World } from '../world.testing.ts';
import { simulateCalls } from './simulateCalls.ts';
import type { Simulation } from './simulation.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const recipient: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const value = toHex(parseEther('1'));

/** Node without the method, as older ones are. */
const older: ChainRead = async (call) => {
  if (call.method === 'eth_simulateV1') throw new Error('the method does not exist');
  return world.read(call);
};

/** Events of ERC-721 and ERC-1155. */
const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const transferSingle = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62';

/** Submitter that sends nothing on. */
const asked = { submitter: { name: 'Harbour', submit: () => Promise.reject(new Error('No')) } };

/** A page, and the simulations it was shown. */
async function open(own: Parameters<World['open']>[0] = {}) {
  const page = world.open(own);
  const { address } = await page.provider.connect({ create: 'Mira' });
  await world.fund(address);
  const [token] = world.devnet.ethereum.tokens;
  if (!token) throw new Error('There is a token.');
  const give = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [address, 50n],
  });
  const { client } = world.devnet.ethereum;
  await client.sendTransaction({ account: TREASURY.address, to: token.address, data: give });
  const simulated = async (calls: object[]) => {
    await page.provider
      .request({ method: 'wallet_sendCalls', params: [{ calls }] })
      .catch(() => {});
    const review = page.reviews.at(-1);
    return review?.kind === 'transaction' ? await review.simulation : undefined;
  };
  const move = (amount: bigint) => ({
    to: token.address,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [recipient, amount],
    }),
  });
  const approve = (amount: bigint) => ({
    to: token.address,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [recipient, amount] }),
  });
  return { ...page, address, token, simulated, move, approve };
}

test('simulateCalls returns what leaves the account, before and after its deployment', async () => {
  const { simulated, move, approve, token, reviews } = await open();
  const expected: Simulation = {
    outcome: 'success',
    changes: [{ amount: -parseEther('1') }, { token: token.address, amount: -5n }],
    approvals: [{ token: token.address, spender: recipient, amount: 9n }],
  };
  const calls = [{ to: recipient, value }, move(5n), approve(9n)];
  expect(await simulated(calls)).toEqual(expected);
  expect(await simulated(calls)).toEqual(expected);
  expect(reviews).toMatchObject([{ isDeployed: false }, { isDeployed: true }]);
});

test('simulateCalls returns token ids', async () => {
  const { client } = world.devnet.ethereum;
  const boat = await deploy(['0x600773', recipient, '0x337f', transfer, '0x60006000a4']);
  const item = '0x60076000526003602052';
  const log = '0x60406000a4';
  const crate = await deploy([item, '0x73', recipient, '0x33337f', transferSingle, log]);
  const { simulated } = await open(asked);
  expect(await simulated([{ to: boat }, { to: crate }])).toEqual({
    outcome: 'success',
    changes: [
      { token: boat, amount: -1n, tokenId: 7n },
      { token: crate, amount: -3n, tokenId: 7n },
    ],
    approvals: [],
  });

  /** A contract that does nothing but say that its caller gave a token away. */
  async function deploy(code: readonly Hex[]): Promise<Address> {
    const address = privateKeyToAddress(generatePrivateKey());
    await client.setCode({ address, bytecode: concat(code) });
    return address;
  }
});

test('simulateCalls returns the reason of a failure', async () => {
  const { simulated, move, approve } = await open(asked);
  const failed = { outcome: 'failure', changes: [], approvals: [] };
  const tooMuch = await simulated([approve(1n), move(51n)]);
  expect(tooMuch).toMatchObject({ ...failed, reason: expect.stringMatching(/./) });
  expect(
    await simulated([{ to: world.devnet.ethereum.contracts.alwaysReverts, data: '0x' }]),
  ).toEqual({ ...failed, reason: 'Ran aground' });
  const poor = await simulated([{ to: recipient, value: toHex(parseEther('11')) }]);
  expect(poor).toMatchObject({ ...failed, reason: expect.stringMatching(/insufficient/i) });
});

test('simulateCalls with an older node returns the outcome only, of several calls if it is certain', async () => {
  const networks = [{ chainId: world.chainId, read: older }] as const;
  const { simulated, move } = await open({ networks, ...asked });
  const empty = { changes: [], approvals: [] };
  expect(await simulated([{ to: recipient, value }])).toEqual({
    outcome: 'success',
    outcomeOnly: true,
    ...empty,
  });
  const aground = { to: world.devnet.ethereum.contracts.alwaysReverts, data: '0x' };
  const failed = { outcome: 'failure', reason: 'Ran aground', ...empty };
  expect(await simulated([aground, { to: recipient, value }])).toEqual(failed);
  expect(await simulated([{ to: recipient, value }, aground])).toBeUndefined();
  expect(await simulated([move(51n)])).toMatchObject({ outcome: 'failure' });
});

const call = { to: recipient, value: 0n, data: '0x', operation: 0 } as const;
test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'Aye'],
  ['no block', []],
  ['another number of calls', [{ calls: [] }]],
  ['an unknown status', [{ calls: [{ status: '0x2' }] }]],
])('simulateCalls falls back to eth_call for a node that returns %s', async (_, answer) => {
  const asked: string[] = [];
  const read: ChainRead = async ({ method }) => {
    asked.push(method);
    return method === 'eth_simulateV1' ? answer : '0x';
  };
  expect(await simulateCalls(read, recipient, [call])).toMatchObject({ outcome: 'success' });
  expect(asked).toEqual(['eth_simulateV1', 'eth_call']);
});

test('simulateCalls returns undefined for an unreachable node, and the review continues', async () => {
  const read: ChainRead = async (asked) => {
    if (/eth_simulateV1|eth_call/.test(asked.method) && JSON.stringify(asked).includes(value))
      throw new Error('Down');
    return world.read(asked);
  };
  const { simulated, reviews } = await open({ networks: [{ chainId: world.chainId, read }] });
  expect(await simulated([{ to: recipient, value }])).toBeUndefined();
  expect(reviews).toHaveLength(1);
});

test('simulateCalls limits the length of reasons', async () => {
  const error = { message: 'a'.repeat(5_000) };
  const read: ChainRead = async () => [{ calls: [{ status: '0x0', returnData: '0x', error }] }];
  expect((await simulateCalls(read, recipient, [call]))?.reason).toHaveLength(200);
});
