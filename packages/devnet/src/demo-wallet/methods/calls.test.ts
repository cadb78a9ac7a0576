import { type AnvilChain, startAnvilChain } from '@mooring/testing/chain';
import { isRecord, type Network, unlistedNetwork } from '@mooring/testing/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approve, FIRST, openTestWallet, reject, SECOND } from '../testWallet.ts';

const CHAIN_ID = '0x49ba831';
/** Creation code that reverts: its transaction is mined as failed. */
const FAILS = '0x60006000fd';
let chain: AnvilChain;
let networks: readonly Network[];

beforeAll(async () => {
  chain = await startAnvilChain(77310001);
  networks = [{ ...unlistedNetwork(77310001), rpcUrl: chain.url }];
});
afterAll(() => chain.stop());

async function connected(settings = {}, refuse = false) {
  const wallet = openTestWallet(networks, settings, (question) =>
    refuse && question.kind === 'sendCalls' ? reject() : approve(question),
  );
  await wallet.ask('eth_requestAccounts');
  const status = async (id: unknown) => {
    const answer = await wallet.ask('wallet_getCallsStatus', id);
    return isRecord(answer) ? answer : {};
  };
  return { ...wallet, status };
}

const batch = (calls: readonly object[], changes: object = {}) => ({
  version: '2.0.0',
  from: FIRST,
  chainId: CHAIN_ID,
  atomicRequired: false,
  calls,
  ...changes,
});

const pay = (value: string) => ({ to: SECOND, value });
const failing = { data: FAILS };

test.each([
  ['all succeed', [pay('0x1'), pay('0x2')], 200, ['0x1', '0x1']],
  ['the first fails, the rest is not sent', [failing, pay('0x1')], 500, ['0x0']],
  ['the second fails', [pay('0x1'), failing], 600, ['0x1', '0x0']],
])('wallet_sendCalls: %s', async (_, calls, status, receipts) => {
  const wallet = await connected();
  const sent = await wallet.ask('wallet_sendCalls', batch(calls, { id: `batch ${status}` }));
  expect(sent).toEqual({ id: `batch ${status}` });
  const now = async () => (await wallet.status(`batch ${status}`))['status'];
  await expect.poll(now).toBe(status);
  const answer = await wallet.status(`batch ${status}`);
  expect(answer).toMatchObject({
    version: '2.0.0',
    chainId: CHAIN_ID,
    atomic: false,
    receipts: receipts.map((each) => ({
      status: each,
      logs: [],
      transactionHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      blockHash: expect.any(String),
      blockNumber: expect.any(String),
      gasUsed: expect.any(String),
    })),
  });
});

test('wallet_sendCalls shows every call in one prompt', async () => {
  const { ask, questions } = await connected();
  await ask('wallet_sendCalls', batch([pay('0x1'), pay('0x2')]));
  expect(questions.at(-1)).toMatchObject({
    kind: 'sendCalls',
    calls: [{ to: SECOND, value: 1n }, { value: 2n }],
    fee: { most: expect.any(BigInt) },
  });
});

test('wallet_showCallsStatus shows a batch', async () => {
  const { ask, questions, status } = await connected();
  await ask('wallet_sendCalls', batch([pay('0x1')], { id: 'shown' }));
  await expect.poll(async () => (await status('shown'))['status']).toBe(200);
  expect(await ask('wallet_showCallsStatus', 'shown')).toBeNull();
  expect(questions.at(-1)).toMatchObject({ kind: 'callsStatus', status: 200, isProposal: false });
});

test.each([
  [false, 'unsupported'],
  [true, 'supported'],
])('wallet_getCapabilities, batches claimed: %s', async (claimBatch, status) => {
  const { ask } = await connected({ claimBatch });
  const capabilities = { [CHAIN_ID]: { atomic: { status } } };
  expect(await ask('wallet_getCapabilities', FIRST)).toEqual(capabilities);
  expect(await ask('wallet_getCapabilities', FIRST, [CHAIN_ID])).toEqual(capabilities);
  expect(await ask('wallet_getCapabilities', FIRST, ['0x1'])).toEqual({});
});

test('wallet_sendCalls rejects with 4001', async () => {
  const { code } = await connected({}, true);
  expect(await code('wallet_sendCalls', batch([pay('0x1')], { id: 'no' }))).toBe(4001);
  expect(await code('wallet_getCallsStatus', 'no')).toBe(5730);
});

test('wallet_sendCalls refuses a duplicate id with 5720 (replay)', async () => {
  const { ask, code } = await connected();
  await ask('wallet_sendCalls', batch([pay('0x1')], { id: 'twice' }));
  expect(await code('wallet_sendCalls', batch([pay('0x1')], { id: 'twice' }))).toBe(5720);
});

test.each([
  ['an unknown chain', 5710, 'wallet_sendCalls', batch([pay('0x1')], { chainId: '0x1' })],
  ['atomic execution', 5760, 'wallet_sendCalls', batch([pay('0x1')], { atomicRequired: true })],
  ['a strange account', 4100, 'wallet_sendCalls', batch([pay('0x1')], { from: SECOND })],
  ['capabilities of a strange account', 4100, 'wallet_getCapabilities', SECOND],
  ['an unknown batch', 5730, 'wallet_getCallsStatus', 'nobody'],
  ['an id that is not text', -32602, 'wallet_getCallsStatus', { id: 'x' }],
])('demo wallet refuses %s with %d', async (_, code, method, parameter) => {
  const wallet = await connected();
  expect(await wallet.code(method, parameter)).toBe(code);
  expect(wallet.questions).toHaveLength(1);
});
