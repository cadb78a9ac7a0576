import { type Hex, numberToHex } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type AnvilChain, startAnvilChain } from '../chain/startAnvilChain.ts';
import { createTestWallet, type TestWallet } from './createTestWallet.ts';

const CHAIN_ID = 31_421;
const keys = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const;
const recipients = [1, 2, 3].map((one) => `0x${`${one}`.repeat(40)}` as const);
/** Runs code that reverts. */
const failing = '0x00000000000000000000000000000000000FA115';
let chain: AnvilChain;

beforeAll(async () => {
  chain = await startAnvilChain(CHAIN_ID);
  await chain.client.setCode({ address: failing, bytecode: '0x60006000fd' });
});
afterAll(() => chain.stop());

function newAccount() {
  const privateKey = generatePrivateKey();
  return { privateKey, address: privateKeyToAddress(privateKey) };
}

function open(status = 'supported', key: Hex = keys[0]) {
  return createTestWallet({
    accounts: [key],
    chains: [{ id: CHAIN_ID, rpcUrl: chain.url }],
    connected: true,
    capabilities: { [CHAIN_ID]: { atomic: { status } } },
  });
}

async function send({ provider }: TestWallet, to: readonly string[], atomicRequired = true) {
  const calls = to.map((one) => ({ to: one, value: '0x5', data: '0x1234' }));
  const batch = { version: '2.0.0', chainId: numberToHex(CHAIN_ID), atomicRequired, calls };
  const sent = await provider.request({ method: 'wallet_sendCalls', params: [batch] });
  const id: unknown = Object(sent).id;
  const now = async () =>
    Object(await provider.request({ method: 'wallet_getCallsStatus', params: [id] }));
  /** Once it is in a block. */
  const ended = () =>
    vi.waitFor(async () => {
      const status = await now();
      expect(status.status).not.toBe(100);
      return status;
    }, 60_000);
  return { now, ended };
}

const balances = () =>
  Promise.all(recipients.map((address) => chain.client.getBalance({ address })));

test('sendAtomically sends all calls in one EIP-7702 transaction', async () => {
  const wallet = open();
  const [account] = wallet.accounts;
  if (!account) throw new Error('No account.');
  const before = await balances();
  const batch = await send(wallet, recipients);
  expect(await batch.ended()).toMatchObject({
    status: 200,
    atomic: true,
    receipts: [{ status: '0x1' }],
  });
  expect(await balances()).toEqual(before.map((balance) => balance + 5n));
  expect(await chain.client.getCode({ address: account })).toMatch(/^0xef0100/);
  // The code is there: one transaction is enough.
  const count = wallet.transactions.length;
  const again = await send(wallet, recipients);
  expect(await again.ended()).toMatchObject({ status: 200 });
  expect(wallet.transactions).toHaveLength(count + 1);
  expect(await balances()).toEqual(before.map((balance) => balance + 10n));
});

test('sendAtomically upgrades an account that is ready for it', async () => {
  const { address, privateKey } = newAccount();
  await chain.client.setBalance({ address, value: 10n ** 18n });
  const wallet = open('ready', privateKey);
  const capabilities = () =>
    wallet.provider.request({ method: 'wallet_getCapabilities', params: [address] });
  const claim = (status: string) => ({ [numberToHex(CHAIN_ID)]: { atomic: { status } } });
  expect(await capabilities()).toEqual(claim('ready'));
  const batch = await send(wallet, recipients);
  expect(await batch.ended()).toMatchObject({ status: 200, atomic: true });
  expect(await capabilities()).toEqual(claim('supported'));
});

test('sendAtomically reverts all calls when one fails', async () => {
  const wallet = open();
  const before = await balances();
  const batch = await send(wallet, [...recipients.slice(0, 2), failing]);
  expect(await batch.ended()).toMatchObject({
    status: 500,
    atomic: true,
    receipts: [{ status: '0x0' }],
  });
  expect(await balances()).toEqual(before);
});

test('sendAtomically refuses calls of other accounts', async () => {
  const before = await balances();
  const [account] = open().accounts;
  const [own] = open('supported', keys[1]).accounts;
  if (!account || !own) throw new Error('No account.');
  const data = `0x${recipients[0]?.slice(2)}${'0'.repeat(63)}5${'0'.repeat(64)}` as const;
  const sending = { account: own, to: account, data, chain: null };
  const hash = await chain.client.sendTransaction(sending);
  await chain.client.waitForTransactionReceipt({ hash, pollingInterval: 20 });
  expect(await balances()).toEqual(before);
});

test('sendPartly sends the given number of calls one by one', async () => {
  const wallet = open('unsupported', keys[1]);
  wallet.next('wallet_sendCalls').partly(1);
  const batch = await send(wallet, recipients, false);
  expect(await batch.ended()).toMatchObject({
    status: 600,
    atomic: false,
    receipts: [{ status: '0x1' }],
  });
});

test('batch status follows replaced transactions', async () => {
  const wallet = open('unsupported', keys[1]);
  await chain.client.setAutomine(false);
  const batch = await send(wallet, recipients.slice(0, 2), false);
  const [first, second] = wallet.transactions;
  if (!first || !second) throw new Error('Nothing was sent.');
  expect(await batch.now()).toMatchObject({ status: 100, receipts: [] });
  const repriced = await wallet.replace(first.hash, 'repriced');
  await wallet.replace(second.hash, 'cancelled');
  await chain.client.mine({ blocks: 1 });
  await chain.client.setAutomine(true);
  expect(await batch.ended()).toMatchObject({
    status: 600,
    receipts: [{ transactionHash: repriced, status: '0x1' }],
  });
});

test('sendPartly refuses a single transaction', async () => {
  const wallet = open();
  wallet.next('sign').partly(1);
  const params = ['0x00', wallet.accounts[0]];
  await expect(wallet.provider.request({ method: 'personal_sign', params })).rejects.toMatchObject({
    code: -32603,
  });
});
