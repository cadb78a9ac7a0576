import { hashSafeMessage } from '@mooring/safe/transactions';
import { unlistedNetwork } from '@mooring/testing/wallet';
import { type Address, type Hex, hashMessage, isHash, numberToHex, pad, parseAbi } from 'viem';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DEMO_ACCOUNTS } from '../accounts.ts';
import { type GatewayBench, startBench } from '../gateway/localGateway.testing.ts';
import { signHash } from '../safe/multisig/signHash.ts';
import { createHostSession } from '../safe-host/page/session.ts';
import { confirm } from '../safe-host/page/signing/transactions.ts';
import { approve, openTestWallet } from './testWallet.ts';

const [mira, keeper] = DEMO_ACCOUNTS;
/** Storage slot of a Safe's nonce (SafeStorage.sol). */
const NONCE_SLOT = 5;
const elsewhere = unlistedNetwork(77310099);
const one: Address = '0x00000000000000000000000000000000000A1001';
const other: Address = '0x00000000000000000000000000000000000A1002';

let bench: GatewayBench;
beforeAll(async () => {
  bench = await startBench();
  // Node has no `location`.
  vi.stubGlobal('location', new URL(bench.gateway.url));
});
afterEach(() => bench.gateway.reset());
afterAll(() => {
  vi.unstubAllGlobals();
  return bench.stop();
});

function network() {
  const { chain } = bench.devnet.ethereum;
  const rpcUrl = chain.rpcUrls.default.http[0] ?? '';
  return { ...unlistedNetwork(chain.id), rpcUrl };
}

/** Wallet of Mira and the keeper with the club as an account, connected as the club. */
async function connected(more: object = {}) {
  const { club, gateway } = bench;
  const wallet = openTestWallet(
    [network(), elsewhere],
    {},
    (question) =>
      question.kind === 'connect'
        ? { approved: true, accounts: [club.address] }
        : approve(question),
    { multisigs: [club], gatewayUrl: gateway.url, ...more },
  );
  await wallet.ask('eth_requestAccounts');
  const pay = (calls: readonly object[], changes: object = {}) =>
    wallet.ask('wallet_sendCalls', {
      version: '2.0.0',
      from: club.address,
      chainId: numberToHex(club.chainId),
      atomicRequired: true,
      calls,
      ...changes,
    });
  return { ...wallet, pay };
}

/** Advances to this nonce, as if all before had been executed. */
async function advanceTo(nonce: bigint) {
  const value = pad(numberToHex(nonce));
  const { client } = bench.devnet.ethereum;
  await client.setStorageAt({ address: bench.club.address, index: NONCE_SLOT, value });
}

async function proposed(hash: unknown) {
  if (typeof hash !== 'string' || !isHash(hash)) throw new Error('Not a hash');
  const { detailedExecutionInfo: info, ...details } = await bench.client.transactions.get(
    bench.club.chainId,
    hash,
  );
  if (info?.type !== 'MULTISIG') throw new Error('Not a multisig transaction');
  return { hash, info, ...details };
}

/** The keeper signs in another wallet, and executes. */
async function keeperExecutes(hash: Hex) {
  const { club, gateway } = bench;
  const opened = {
    app: new URL(gateway.url),
    safe: club.address,
    label: club.label,
    network: { ...network(), rpcPath: network().rpcUrl, tokens: [] },
  };
  const setup = { gatewayUrl: gateway.url, accounts: [keeper], networks: [], safes: [] };
  await confirm(createHostSession(opened, setup), hash, keeper);
}

async function balancesOf(...addresses: readonly Address[]) {
  const { client } = bench.devnet.ethereum;
  return Promise.all(addresses.map((address) => client.getBalance({ address })));
}

test('multisigAccount sends a signed proposal and returns its safeTxHash', async () => {
  const { ask, questions } = await connected();
  const sent = await ask('eth_sendTransaction', {
    from: bench.club.address,
    to: one,
    value: '0x5',
  });
  expect(questions.at(-1)).toMatchObject({ kind: 'send', call: { to: one, value: 5n } });
  const { info, txStatus, txData } = await proposed(sent);
  expect(txStatus).toBe('AWAITING_CONFIRMATIONS');
  expect(txData).toMatchObject({ to: { value: one }, value: 5n, operation: 0 });
  expect(info.confirmations.map(({ signer }) => signer.value)).toEqual([mira.address]);
  expect(await balancesOf(one)).toEqual([0n]);
});

test('multisigAccount sends several calls as one proposal with one receipt', async () => {
  const { ask, questions, pay } = await connected();
  const { id } = Object(
    await pay([
      { to: one, value: '0x5' },
      { to: other, value: '0x6' },
    ]),
  );
  expect(questions.at(-1)).toMatchObject({
    kind: 'sendCalls',
    calls: [{ to: one }, { to: other }],
  });
  const { hash, txData, info } = await proposed(id);
  expect(txData?.operation).toBe(1);
  const status = () => ask('wallet_getCallsStatus', hash);
  expect(await status()).toMatchObject({ status: 100, atomic: true, receipts: [] });
  expect(await ask('wallet_showCallsStatus', hash)).toBeNull();
  expect(questions.at(-1)).toMatchObject({ status: 100, isProposal: true, hashes: [] });

  await advanceTo(info.nonce);
  await keeperExecutes(hash);
  expect(await balancesOf(one, other)).toEqual([5n, 6n]);
  const { txHash } = await proposed(hash);
  expect(await status()).toMatchObject({
    status: 200,
    receipts: [{ status: '0x1', transactionHash: txHash }],
  });
  await ask('wallet_showCallsStatus', hash);
  expect(questions.at(-1)).toMatchObject({ size: 1, hashes: [txHash] });
});

test('multisigAccount returns a batch by the page’s id, cancelled when its nonce is used', async () => {
  const { ask, code, pay, state } = await connected();
  expect(await pay([{ to: one }], { id: 'mine' })).toEqual({ id: 'mine' });
  const { info } = await proposed(state.get().batches[0]?.proposal);
  await advanceTo(info.nonce + 1n);
  expect(await ask('wallet_getCallsStatus', 'mine')).toMatchObject({ status: 400, receipts: [] });
  expect(await code('wallet_getCallsStatus', `0x${'ab'.repeat(32)}`)).toBe(5730);
});

test('multisigAccount has atomic batches on its own network only', async () => {
  const { ask } = await connected();
  expect(await ask('wallet_getCapabilities', bench.club.address)).toEqual({
    [numberToHex(bench.club.chainId)]: { atomic: { status: 'supported' } },
    [numberToHex(elsewhere.id)]: { atomic: { status: 'unsupported' } },
  });
});

test('multisigAccount returns 0x for a message until the other owners sign', async () => {
  const { ask } = await connected();
  const { club, client } = bench;
  expect(await ask('personal_sign', 'To the owners', club.address)).toBe('0x');
  const { hash } = hashSafeMessage('To the owners', club);
  const { confirmations } = await client.messages.get(club.chainId, hash);
  expect(confirmations.map(({ owner }) => owner.value)).toEqual([mira.address]);
});

test('multisigAccount returns the contract signature to the last owner', async () => {
  const { ask } = await connected();
  const { club, client } = bench;
  const { hash } = hashSafeMessage('Signed before', club);
  const signature = signHash(hash, keeper.privateKey);
  await client.messages.propose(club.chainId, club.address, {
    message: 'Signed before',
    signature,
  });
  const joined = await ask('personal_sign', 'Signed before', club.address);
  if (typeof joined !== 'string') throw new Error('no signature');
  const taken = await bench.devnet.ethereum.client.readContract({
    address: club.address,
    abi: parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)']),
    functionName: 'isValidSignature',
    args: [hashMessage('Signed before'), `0x${joined.slice(2)}`],
  });
  expect(taken).toBe('0x1626ba7e');
});

test.each([
  [
    'a new contract',
    4200,
    'eth_sendTransaction',
    () => ({ from: bench.club.address, data: '0x60' }),
  ],
  ['bytes that are not text', -32602, 'personal_sign', () => '0xff00'],
])('multisigAccount refuses %s with %d', async (_, expected, method, parameter) => {
  const { code } = await connected();
  expect(await code(method, parameter(), bench.club.address)).toBe(expected);
});

test('multisigAccount refuses another network', async () => {
  const { code, ask } = await connected();
  const calls = [{ to: one }];
  const batch = { version: '2.0.0', from: bench.club.address, atomicRequired: false, calls };
  const there = { ...batch, chainId: numberToHex(elsewhere.id) };
  expect(await code('wallet_sendCalls', there)).toBe(5710);
  await ask('wallet_switchEthereumChain', { chainId: numberToHex(elsewhere.id) });
  expect(await code('wallet_sendCalls', there)).toBe(4100);
  expect(await code('personal_sign', 'Hello', bench.club.address)).toBe(4100);
});

test.each<[string, () => object]>([
  ['no key of an owner', () => ({ multisigs: [{ ...bench.club, owners: [one, other] }] })],
  ['no gateway', () => ({ gatewayUrl: undefined })],
  ['another network', () => ({ multisigs: [{ ...bench.club, chainId: 5 }] })],
  ['a network out of reach', () => ({ multisigs: [{ ...bench.club, chainId: elsewhere.id }] })],
])('multisigAccount with %s is not offered', async (_, more) => {
  const { questions } = await connected(more());
  const [question] = questions;
  if (question?.kind !== 'connect') throw new Error('It did not ask which accounts.');
  expect(question.accounts.map(({ address }) => address)).toEqual([mira.address, keeper.address]);
});
