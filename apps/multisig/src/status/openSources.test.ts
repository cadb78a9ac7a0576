import { type Devnet, startDevnet } from '@mooring/devnet';
import { hashSafeMessage } from '@mooring/safe/transactions';
import { type Hash, type Hex, zeroAddress } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHostSource, type Host } from './openSources.ts';

const safeTxHash: Hash = `0x${'ab'.repeat(32)}`;
const executed: Hash = `0x${'cd'.repeat(32)}`;
const signature: Hex = `0x${'11'.repeat(130)}`;

let devnet: Devnet;
beforeAll(async () => {
  devnet = await startDevnet();
});
afterAll(() => devnet.stop());

/** Source over a host with the given response, which records requests. */
function open(answer: () => Promise<unknown>, waits: readonly Hash[] = []) {
  const [club] = devnet.multisigs;
  if (!club) throw new Error('The network has no Safe.');
  const asked: unknown[] = [];
  const host: Host = {
    request(request) {
      asked.push(request);
      return answer();
    },
    waits: {
      get: () => waits.map((hash) => ({ kind: 'message', hash })),
      subscribe: () => () => {},
      cancel() {},
    },
  };
  const source = createHostSource(
    async () => host,
    () => devnet.ethereum.client,
  );
  const { chainId, address: safe } = club.safe;
  return {
    asked,
    club: club.safe,
    status: () => source.transactionStatus({ chainId, safe, safeTxHash }),
    message: (of = safe) => source.messageStatus({ chainId, safe: of, message: 'Sign in' }),
  };
}

test.each<[string, unknown, unknown]>([
  ['that it waits', { status: 100 }, { state: 'AWAITING_CONFIRMATIONS' }],
  [
    'that it is done',
    { status: 200, receipts: [{ transactionHash: executed }] },
    { state: 'SUCCESS', transactionHash: executed },
  ],
  ['that it was cancelled', { status: 400, receipts: [] }, { state: 'CANCELLED' }],
  ['that it failed', { status: 500, receipts: [] }, { state: 'FAILED' }],
  [
    'a hash that is none',
    { status: 200, receipts: [{ transactionHash: '0x1' }] },
    { state: 'SUCCESS' },
  ],
  ['receipts that are none', { status: 200, receipts: 'all' }, { state: 'SUCCESS' }],
  ['a receipt of nothing', { status: 200, receipts: [null] }, { state: 'SUCCESS' }],
  ['an unknown status', { status: 999 }, undefined],
  ['a status in words', { status: 'SUCCESS' }, undefined],
  ['the name of an object’s own part', { status: 'constructor' }, undefined],
  ['no status', {}, undefined],
  ['nothing', null, undefined],
  ['text', '200', undefined],
  ['an inherited status', Object.create({ status: 200 }), undefined],
])('host source: transaction is %s', async (_name, answer, expected) => {
  const { asked, status } = open(async () => answer);
  const told = await status();
  if (expected === undefined) expect(told).toBeUndefined();
  else expect(told).toEqual({ transactionHash: undefined, ...Object(expected) });
  expect(asked).toEqual([{ method: 'wallet_getCallsStatus', params: [safeTxHash] }]);
});

test.each<[string, unknown, unknown]>([
  ['the signature', signature, { signature }],
  ['nothing yet', '', undefined],
  ['an empty signature', '0x', undefined],
  ['words', 'signed', undefined],
  ['hex with a tail', `${signature}zz`, undefined],
  ['an object', { signature }, undefined],
  ['nothing', null, undefined],
])('host source: message is %s', async (_name, answer, expected) => {
  const { asked, club, message } = open(async () => answer);
  expect(await message()).toEqual(expected);
  // Requested by the hash computed here.
  const { hash } = hashSafeMessage('Sign in', club);
  expect(asked).toEqual([{ method: 'safe_getOffChainSignature', params: [hash] }]);
});

test('host source finds a message by its hash only', async () => {
  const { club } = open(async () => '');
  const { hash } = hashSafeMessage('Sign in', club);
  expect(await open(async () => '', [hash]).message()).toEqual({});
  expect(await open(async () => '', [executed]).message()).toBeUndefined();
});

test('host source stays pending without an answer (timeout) and accepts a late one', async () => {
  let answer = (_status: unknown) => {};
  const { status } = open(() => new Promise((resolve) => (answer = resolve)));
  const told = status();
  expect(await Promise.race([told, Promise.resolve('nothing yet')])).toBe('nothing yet');
  answer({ status: 400 });
  expect(await told).toMatchObject({ state: 'CANCELLED' });
});

test('host source returns unknown for an unknown transaction', async () => {
  const { status } = open(() => Promise.reject(Object.assign(new Error('None'), { code: 5730 })));
  expect(await status()).toBeUndefined();
});

test.each(['status', 'message'] as const)(
  'host source rejects when the host gives up: %s',
  async (what) => {
    const world = open(() => Promise.reject(new Error('The Safe did not answer.')));
    await expect(world[what]()).rejects.toThrow('The Safe did not answer.');
  },
);

test('host source makes no request for an account that is not a multisig', async () => {
  const { asked, message } = open(async () => signature);
  expect(await message(zeroAddress)).toBeUndefined();
  expect(asked).toEqual([]);
});
