import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  numberToHex,
  parseAbi,
  parseEther,
  toHex,
  zeroAddress,
} from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Review } from './provider/review.ts';
import type { Submission } from './submit/submitter.ts';
import { memoryStorage, startWorld, type World } from './world.testing.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const recipient: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

async function connected(own: Parameters<World['open']>[0] = {}) {
  const page = world.open(own);
  const { address } = await page.provider.connect({ create: 'Mira' });
  await world.fund(address);
  const ask = (method: string, ...params: unknown[]) => page.provider.request({ method, params });
  return { ...page, address, ask };
}

const encodeTransfer = (to: Address) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 1n] });

/** Value of a property that another program would read. */
const at = (value: unknown, name: string): unknown => Object(value)[name];

test('createPasskeyProvider connects with every method of connecting', async () => {
  const { provider, storage } = world.open();
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([]);
  const { address } = await provider.connect({ create: 'Mira' });
  expect(storage.value).toMatchObject({ version: 1, rpId: 'harbour.example', address });

  const events: unknown[] = [];
  provider.on('accountsChanged', (accounts) => void events.push(accounts));
  provider.disconnect();
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([]);
  expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([address]);
  expect(await provider.request({ method: 'wallet_connect', params: [{ version: '1' }] })).toEqual({
    accounts: [{ address, capabilities: {} }],
  });
  expect(events).toEqual([[], [address]]);
  await provider.forget();
  expect(storage.value).toBeUndefined();
});

test('createPasskeyProvider forwards reads to the current network', async () => {
  const { ask, provider } = await connected();
  const [first, second] = [world.devnet.ethereum, world.devnet.rollup];
  expect(await ask('eth_chainId')).toBe(numberToHex(first.chain.id));
  const events: unknown[] = [];
  const listener = (chainId: string) => void events.push(chainId);
  provider.on('chainChanged', listener);
  const chainId = numberToHex(second.chain.id);
  expect(await ask('wallet_switchEthereumChain', { chainId })).toBeNull();
  expect(await ask('wallet_switchEthereumChain', { chainId })).toBeNull();
  expect([await ask('eth_chainId'), await ask('net_version')]).toEqual([
    chainId,
    `${second.chain.id}`,
  ]);
  const number = await second.client.getBlockNumber();
  expect(await ask('eth_blockNumber')).toBe(numberToHex(number));
  provider.removeListener('chainChanged', listener);
  await ask('wallet_switchEthereumChain', { chainId: numberToHex(first.chain.id) });
  expect(events).toEqual([chainId]);
});

test('createPasskeyProvider sends a batch as one transaction, on any of its networks', async () => {
  const { ask, address, reviews, submitted } = await connected();
  const { rollup } = world.devnet;
  const [token] = rollup.tokens;
  const calls = [
    { to: recipient, value: toHex(parseEther('1')) },
    { to: token?.address, data: `0x095ea7b3${'00'.repeat(31)}01${'00'.repeat(31)}05` },
  ];
  const before = await rollup.client.getBalance({ address: recipient });
  const chainId = numberToHex(rollup.chain.id);
  const answer = await ask('wallet_sendCalls', {
    version: '2.0.0',
    from: address,
    chainId,
    atomicRequired: true,
    calls,
  });
  const id = at(answer, 'id');
  expect(await ask('wallet_getCallsStatus', id)).toMatchObject({
    version: '2.0.0',
    id,
    chainId,
    atomic: true,
    status: 200,
    receipts: [{ status: '0x1' }],
  });
  expect(await rollup.client.getBalance({ address: recipient })).toBe(before + parseEther('1'));
  const allowance = await rollup.client.readContract({
    address: token?.address ?? '0x',
    abi: parseAbi(['function allowance(address, address) view returns (uint256)']),
    functionName: 'allowance',
    args: [address, '0x0000000000000000000000000000000000000001'],
  });
  expect(allowance).toBe(5n);
  expect(reviews).toMatchObject([{ kind: 'transaction', calls: [{ to: recipient }, {}] }]);
  expect(submitted).toHaveLength(1);
});

test.each<[string, (address: Address, token: Address) => object, string]>([
  ['coins for nobody', () => ({ to: zeroAddress, value: '0x1' }), 'recipient-zero'],
  [
    'a token for its own contract',
    (_, token) => ({ to: token, data: encodeTransfer(token) }),
    'recipient-token',
  ],
  [
    'a token where there is none',
    () => ({ to: recipient, data: encodeTransfer(recipient) }),
    'code-missing',
  ],
])(
  'createPasskeyProvider refuses %s after the review, whatever the answer',
  async (_, callOf, code) => {
    const { ask, address, reviews, submitted } = await connected();
    const [token] = world.devnet.ethereum.tokens;
    const call = callOf(address, token?.address ?? zeroAddress);
    await expect(ask('eth_sendTransaction', call)).rejects.toMatchObject({ code: 4001 });
    const [review] = reviews;
    const found = review && 'explain' in review ? await review.explain() : undefined;
    expect(found?.findings.map((one) => one.code)).toContain(code);
    expect(submitted).toEqual([]);
  },
);

test('createPasskeyProvider reviews what leaves the account, and to whom', async () => {
  const { ask, reviews } = await connected();
  await ask('eth_sendTransaction', { to: recipient, value: '0x5' });
  const [review] = reviews;
  const told = review && 'explain' in review ? await review.explain() : undefined;
  expect(told?.leaves).toMatchObject([{ amount: 5n, to: recipient, kind: 'payment' }]);
  expect(told?.findings.map(({ code }) => code)).toEqual(['recipient-unread']);
});

test('createPasskeyProvider does not sign a payment that cannot be checked, until it can', async () => {
  let fails = true;
  const explained: unknown[] = [];
  const { ask, authenticator, submitted } = await connected({
    known: () => {
      if (fails) throw new Error('No tokens.');
      return { currency: { symbol: 'ETH', decimals: 18 }, listed: [], known: [], paid: [] };
    },
    review: async (review) => {
      if (!('explain' in review)) return false;
      explained.push(await review.explain().catch(String));
      return true;
    },
  });
  const pay = () => ask('eth_sendTransaction', { to: recipient, value: '0x5' });
  await expect(pay()).rejects.toMatchObject({ reason: 'unchecked', code: -32603 });
  expect([authenticator.asked(), submitted]).toEqual([1, []]);
  fails = false;
  await pay();
  expect(submitted).toHaveLength(1);
  expect(explained).toMatchObject(['Error: No tokens.', { leaves: [{ amount: 5n }] }]);
});

test('wallet_getCallsStatus reads the account’s event, not the relay', async () => {
  let told: Hex = `0x${'5a'.repeat(32)}`;
  const submit = async (submission: Submission) => {
    await world.submit(submission);
    return told;
  };
  const { ask, provider } = await connected({ submitter: { name: 'liar', submit } });
  const send = async () =>
    at(await ask('wallet_sendCalls', { id: told, calls: [{ to: recipient }] }), 'id');
  const others = await world.submit({ chainId: world.chainId, to: recipient, data: '0x' });
  // Of no transaction, then of another's.
  for (const hash of [told, others]) {
    told = hash;
    expect(await ask('wallet_getCallsStatus', await send())).toMatchObject({ status: 200 });
  }
  provider.disconnect();
  await expect(ask('wallet_getCallsStatus', told)).rejects.toMatchObject({ code: 4100 });
});

test('createPasskeyProvider keeps a withheld batch pending, and does not reuse its nonce for a time', async () => {
  const held: Submission[] = [];
  const submit = async (submission: Submission) => {
    held.push(submission);
    return `0x${'5a'.repeat(32)}` as const;
  };
  const { ask, reviews } = await connected({
    submitter: { name: 'Harbour', submit },
    inclusionMs: 300,
  });
  const params = { calls: [{ to: recipient }] };
  const id = at(await ask('wallet_sendCalls', params), 'id');
  expect(await ask('wallet_getCallsStatus', id)).toMatchObject({ status: 100 });
  // Within the limit the next one waits for it.
  const next = ask('wallet_sendCalls', params);
  if (held[0]) await world.submit(held[0]);
  await next;
  expect(await ask('wallet_getCallsStatus', id)).toMatchObject({ status: 200 });
  // After it, the next one has the same nonce.
  await ask('wallet_sendCalls', params);
  const nonces = reviews.map((review) => review.kind === 'transaction' && review.transaction.nonce);
  expect(nonces).toEqual([0n, 1n, 1n]);
});

test('createPasskeyProvider does not prompt after a rejected review', async () => {
  const { ask, address, authenticator } = await connected({ review: async () => false });
  const no = { name: 'PasskeyError', reason: 'rejected', code: 4001 };
  await expect(ask('personal_sign', toHex('Aye'), address)).rejects.toMatchObject(no);
  await expect(ask('eth_sendTransaction', { to: recipient })).rejects.toMatchObject(no);
  expect(authenticator.asked()).toBe(1);
  authenticator.behave({ refuses: true });
  const page = world.open({}, authenticator);
  await expect(page.provider.connect({ find: true })).rejects.toMatchObject(no);
});

test('createPasskeyProvider signs exactly the reviewed transaction, one at a time', async () => {
  const open: ((yes: boolean) => void)[] = [];
  const shown: Review[] = [];
  const review = (asked: Review) => {
    shown.push(asked);
    return new Promise<boolean>((resolve) => open.push(resolve));
  };
  const { ask, address } = await connected({ review });
  const typedData = {
    domain: { name: 'Harbour', chainId: world.chainId },
    types: { Berth: [{ name: 'number', type: 'uint256' }] },
    primaryType: 'Berth',
    message: { number: '7' },
  };
  const first = ask('eth_signTypedData_v4', address, JSON.stringify({ ...typedData, more: 1 }));
  const second = ask('personal_sign', '0xff00', address);
  await expect.poll(() => open.length).toBe(1);
  expect(shown[0]).toMatchObject({ kind: 'typed-data', typedData, account: address });
  expect(shown[0]).not.toHaveProperty('typedData.more');
  open[0]?.(true);
  const signature = (await first) as Hex;
  expect(
    await world.client.verifyTypedData({
      address,
      ...typedData,
      primaryType: 'Berth',
      message: { number: 7n },
      signature,
    } as never),
  ).toBe(true);
  await expect.poll(() => open.length).toBe(2);
  expect(shown[1]).toMatchObject({ kind: 'message', message: { raw: '0xff00' } });
  open[1]?.(true);
  const message = { raw: '0xff00' } as const;
  const bytes = (await second) as Hex;
  expect(await world.client.verifyMessage({ address, message, signature: bytes })).toBe(true);
});

test('createPasskeyProvider signs nothing if the account disconnects during the review', async () => {
  const page = await connected({
    review: async () => {
      page.provider.disconnect();
      return true;
    },
  });
  const asked = page.ask('personal_sign', toHex('Aye'), page.address);
  await expect(asked).rejects.toMatchObject({ code: 4900 });
  expect(page.authenticator.asked()).toBe(1);
});

const other: Address = '0x0000000000000000000000000000000000000001';
const text = toHex('Aye');
test.each<[string, number, string, (address: Address) => unknown[]]>([
  ['an unknown method', 4200, 'wallet_dance', () => []],
  ['unreadable signing', 4200, 'eth_sign', (own) => [own, text]],
  ['another account', 4100, 'personal_sign', () => [text, other]],
  ['an address that is none', -32602, 'personal_sign', () => [text, 'mira.eth']],
  ['half a byte', -32602, 'personal_sign', (own) => ['0x123', own]],
  ['a message without end', -32602, 'personal_sign', (own) => ['a'.repeat(262_145), own]],
  ['typed data that is none', -32602, 'eth_signTypedData_v4', (own) => [own, '{"types":{}}']],
  [
    'typed data of another network',
    -32602,
    'eth_signTypedData_v4',
    (own) => [own, { domain: { chainId: 1 }, types: {}, primaryType: 'A', message: {} }],
  ],
  [
    'typed data without its type',
    -32602,
    'eth_signTypedData_v4',
    (own) => [own, { domain: {}, types: {}, primaryType: 'A', message: {} }],
  ],
  ['a new contract', -32602, 'eth_sendTransaction', () => [{ data: '0x60' }]],
  [
    'a transaction for another network',
    -32602,
    'eth_sendTransaction',
    () => [{ to: other, chainId: '0x1' }],
  ],
  ['an amount that is none', -32602, 'eth_sendTransaction', () => [{ to: other, value: '1' }]],
  ['no calls', -32602, 'wallet_sendCalls', () => [{ calls: [] }]],
  ['an id that is none', -32602, 'wallet_sendCalls', () => [{ id: 7, calls: [{ to: other }] }]],
  ['an empty id', -32602, 'wallet_sendCalls', () => [{ id: '', calls: [{ to: other }] }]],
  [
    'a version of later',
    -32602,
    'wallet_sendCalls',
    () => [{ version: '3.0.0', calls: [{ to: other }] }],
  ],
  [
    'a version that is none',
    -32602,
    'wallet_sendCalls',
    () => [{ version: '2 or so', calls: [{ to: other }] }],
  ],
  [
    'calls on another network',
    5710,
    'wallet_sendCalls',
    () => [{ chainId: '0x1', calls: [{ to: other }] }],
  ],
  [
    'a capability',
    5700,
    'wallet_sendCalls',
    () => [{ calls: [{ to: other }], capabilities: { paymasterService: {} } }],
  ],
  ['too many calls', 5740, 'wallet_sendCalls', () => [{ calls: Array(101).fill({ to: other }) }]],
  ['an unknown batch', 5730, 'wallet_getCallsStatus', () => ['0x1234']],
  ['an unknown network', 4902, 'wallet_switchEthereumChain', () => [{ chainId: '0x1' }]],
  [
    'a capability to connect',
    5700,
    'wallet_connect',
    () => [{ version: '1', capabilities: { a: {} } }],
  ],
])('createPasskeyProvider refuses %s with %i', async (_, code, method, params) => {
  const { ask, address, reviews } = await connected();
  await expect(ask(method, ...params(address))).rejects.toMatchObject({
    name: 'PasskeyError',
    code,
  });
  expect(reviews).toEqual([]);
});

test('wallet_getCapabilities returns the requested networks', async () => {
  const { ask, address } = await connected();
  const [one, both] = [world.devnet.ethereum, world.devnet.rollup].map(({ chain }) =>
    toHex(chain.id),
  );
  const atomic = { atomic: { status: 'supported' } };
  expect(await ask('wallet_getCapabilities', address)).toEqual({
    [one ?? '']: atomic,
    [both ?? '']: atomic,
  });
  expect(await ask('wallet_getCapabilities', address, [one, '0x1'])).toEqual({
    [one ?? '']: atomic,
  });
});

test('createPasskeyProvider without a submitter signs messages only', async () => {
  const { ask, address } = await connected({ submitter: undefined });
  await expect(ask('eth_sendTransaction', { to: recipient })).rejects.toMatchObject({ code: 4200 });
  expect(await ask('personal_sign', text, address)).toMatch(/^0x/);
});

test('createPasskeyProvider refuses a batch id that was used', async () => {
  const { ask } = await connected();
  // The longest of EIP-5792: 4,096 bytes.
  const id = `0x${'11'.repeat(4_096)}`;
  const params = { id, calls: [{ to: recipient }] };
  expect(await ask('wallet_sendCalls', params)).toEqual({ id });
  await expect(ask('wallet_sendCalls', params)).rejects.toMatchObject({ code: 5720 });
});

test('createPasskeyProvider signs nothing if the stored account does not belong to the passkey', async () => {
  const { storage, authenticator } = await connected();
  const stolen = { ...Object(storage.value), address: recipient };
  const page = world.open({ storage: memoryStorage(stolen) }, authenticator);
  expect(await page.provider.restore()).toMatchObject({ address: recipient });
  const asked = page.provider.request({ method: 'personal_sign', params: [text, recipient] });
  await expect(asked).rejects.toMatchObject({ code: 4100 });
  expect(page.reviews).toEqual([]);
});

test('createPasskeyProvider keeps a new passkey when the network does not answer', async () => {
  const broken = { chainId: world.chainId, read: () => Promise.reject(new Error('Down')) };
  const page = world.open({ networks: [broken] });
  await expect(page.provider.connect({ create: 'Mira' })).rejects.toThrow('Down');
  const again = world.open({ storage: page.storage }, page.authenticator);
  const { id } = await again.provider.connect();
  expect(page.authenticator.list()).toMatchObject([{ id }]);
  expect(page.authenticator.asked()).toBe(1);
});

test('createPasskeyProvider reports a network without the contracts', async () => {
  const contracts = { factory: recipient, verifiers: `0x0100${recipient.slice(2)}` } as const;
  const { provider } = world.open({ contracts });
  await expect(provider.connect({ create: 'Mira' })).rejects.toMatchObject({ code: 4902 });
});

test('createPasskeyProvider reviews again after the device failed to sign, and retries if approved', async () => {
  const failures: unknown[] = [];
  let isAgain = true;
  const { ask, address, authenticator, reviews } = await connected({
    async onFailure(review, error) {
      failures.push([review, error]);
      if (isAgain) authenticator.behave();
      return isAgain;
    },
  });
  const sign = () => ask('personal_sign', '0x41', address);
  authenticator.behave({ fails: 'NotReadableError' });
  expect(await sign()).toMatch(/^0x/);
  const error = expect.objectContaining({ reason: 'authenticatorFailed' });
  expect(failures).toEqual([[reviews[0], error]]);
  expect(authenticator.asked()).toBe(3);
  isAgain = false;
  authenticator.behave({ sortsClientData: true });
  await expect(sign()).rejects.toMatchObject({ reason: 'rejected', code: 4001 });
  expect(failures).toHaveLength(2);
  // A no to the browser is one.
  authenticator.behave({ refuses: true });
  await expect(sign()).rejects.toMatchObject({ reason: 'rejected' });
  expect(failures).toHaveLength(2);
});
