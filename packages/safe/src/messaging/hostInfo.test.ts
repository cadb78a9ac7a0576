import { expect, test } from 'vitest';
import { createMessenger, type Messenger } from './createMessenger.ts';
import { createFrame } from './frames.testing.ts';
import { checkOrigins, isEmbedded } from './frameWindow.ts';
import { getSafeInfo } from './getSafeInfo.ts';
import {
  getChainInfo,
  getEnvironmentInfo,
  getPermissions,
  getSafeBalances,
  requestAddressBook,
  requestPermissions,
  watchTheme,
} from './hostInfo.ts';
import {
  getHostTransaction,
  getOffChainSignature,
  sendTransactions,
  signWithHost,
} from './hostRequests.ts';

const host = 'https://host.example';
const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe';
const hash = `0x${'ab'.repeat(32)}` as const;
const info = {
  safeAddress: safeAddress.toLowerCase(),
  chainId: 10,
  threshold: 1,
  owners: [safeAddress],
  isReadOnly: false,
};

function lineTo(method: string, answer: unknown) {
  const frame = createFrame();
  frame.answers({ [method]: () => answer });
  return { frame, messenger: createMessenger([host], frame.window) };
}

test('getSafeInfo returns the Safe’s info, with the fields of newer hosts if present', async () => {
  const { messenger } = lineTo('getSafeInfo', info);
  expect(await getSafeInfo(messenger)).toMatchObject({
    safeAddress,
    chainId: 10,
    version: undefined,
  });
  const more = { ...info, nonce: 3, version: '1.4.1', modules: null, guard: safeAddress };
  expect(await getSafeInfo(lineTo('getSafeInfo', more).messenger)).toMatchObject({
    nonce: 3,
    version: '1.4.1',
    modules: undefined,
    guard: safeAddress,
  });
});

test('host responses are parsed', async () => {
  const ask = async <Answer>(
    method: string,
    answer: unknown,
    request: (messenger: Messenger) => Promise<Answer>,
  ) => request(lineTo(method, answer).messenger);
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: 'x' };
  const chain = { chainName: 'Optimism', chainId: '10', shortName: 'oeth', nativeCurrency };
  expect(await ask('getChainInfo', chain, getChainInfo)).toMatchObject({
    chainId: 10,
    shortName: 'oeth',
  });
  const tokenInfo = { address: safeAddress, name: 'Coin', symbol: 'C', decimals: 6, type: 'ERC20' };
  const items = [{ tokenInfo, balance: '5', fiatBalance: '1.2', fiatConversion: '1' }];
  expect(await ask('getSafeBalances', { items }, getSafeBalances)).toMatchObject([
    { balance: 5n, token: { symbol: 'C' } },
  ]);
  expect(await ask('getEnvironmentInfo', { origin: host }, getEnvironmentInfo)).toBe(host);
  const book = [{ address: safeAddress, chainId: '10', name: 'Harbour' }];
  expect(await ask('requestAddressBook', book, requestAddressBook)).toEqual([
    { address: safeAddress, chainId: 10, name: 'Harbour' },
  ]);
  const permissions = [{ parentCapability: 'requestAddressBook', invoker: host, caveats: [] }];
  expect(await ask('wallet_getPermissions', permissions, getPermissions)).toHaveLength(1);
  expect(
    await ask('wallet_requestPermissions', permissions, (messenger) =>
      requestPermissions(messenger, ['requestAddressBook']),
    ),
  ).toEqual([{ parentCapability: 'requestAddressBook', invoker: host }]);
  const known = { txStatus: 'SUCCESS', txHash: hash, txInfo: {} };
  expect(
    await ask('getTxBySafeTxHash', known, (messenger) => getHostTransaction(messenger, hash)),
  ).toEqual({ status: 'SUCCESS', txHash: hash });
  expect(
    await ask('getOffChainSignature', '', (messenger) => getOffChainSignature(messenger, hash)),
  ).toBeUndefined();
});

test('host’s theme and its changes are parsed', async () => {
  const { frame, messenger } = lineTo('getCurrentTheme', { darkMode: true });
  const seen: boolean[] = [];
  const stop = watchTheme(messenger, (dark) => seen.push(dark));
  await expect.poll(() => seen).toEqual([true]);
  frame.say({ id: 'theme', success: true, data: { darkMode: false }, version: '9.1.0' });
  frame.say({ id: 'theme', success: true, data: { darkMode: 'no' }, version: '9.1.0' });
  frame.say({ id: 'theme', success: true, data: null, version: '9.1.0' });
  expect(seen).toEqual([true, false]);
  stop();
  frame.say({ id: 'theme', success: true, data: { darkMode: true }, version: '9.1.0' });
  expect(seen).toEqual([true, false]);
});

test.each<[string, unknown, (messenger: Messenger) => Promise<unknown>]>([
  ['getSafeInfo', null, getSafeInfo],
  ['getSafeInfo', { ...info, safeAddress: '0x12' }, getSafeInfo],
  ['getSafeInfo', { ...info, chainId: 0 }, getSafeInfo],
  ['getSafeInfo', { ...info, chainId: '0xa' }, getSafeInfo],
  ['getSafeInfo', { ...info, owners: [null] }, getSafeInfo],
  ['getSafeInfo', { ...info, owners: new Array(1_001).fill(safeAddress) }, getSafeInfo],
  ['getSafeInfo', { ...info, version: {} }, getSafeInfo],
  ['getChainInfo', { chainId: 'x' }, getChainInfo],
  ['getSafeBalances', { items: {} }, getSafeBalances],
  ['requestAddressBook', [{}], requestAddressBook],
  [
    'getTxBySafeTxHash',
    { txStatus: 'toString' },
    (messenger) => getHostTransaction(messenger, hash),
  ],
  [
    'getTxBySafeTxHash',
    { txStatus: 'SUCCESS', txHash: '0x1' },
    (messenger) => getHostTransaction(messenger, hash),
  ],
  ['sendTransactions', { safeTxHash: 7 }, (messenger) => sendTransactions(messenger, [])],
  ['signMessage', {}, (messenger) => signWithHost(messenger, { message: 'x' })],
  [
    'signMessage',
    { safeTxHash: 7, messageHash: hash },
    (messenger) => signWithHost(messenger, { message: 'x' }),
  ],
  ['getOffChainSignature', '0x123', (messenger) => getOffChainSignature(messenger, hash)],
])('host response to %s is refused: %j', async (method, answer, request) => {
  await expect(request(lineTo(method, answer).messenger)).rejects.toMatchObject({
    code: -32603,
    message: expect.stringContaining('Unexpected response'),
  });
});

test.each([
  ['https://app.safe.global', true],
  ['http://localhost:4000', true],
  ['http://127.0.0.1:4000', true],
  ['https://app.safe.global/', false],
  ['https://app.safe.global/home', false],
  ['app.safe.global', false],
  ['*', false],
  ['https://*.safe.global', true],
  ['HTTPS://app.safe.global', false],
  ['http://app.safe.global', false],
  ['https://app.safe.global:443', false],
  ['null', false],
  ['', false],
])('"%s" is a valid origin: %s', (origin, good) => {
  if (good) expect(checkOrigins([origin])).toEqual([origin]);
  else expect(() => checkOrigins([origin])).toThrow('is not an origin');
});

test('allowed origins cannot be empty', () => {
  expect(() => checkOrigins([])).toThrow('allowedOrigins is empty');
});

test('isEmbedded is true in a frame of an allowed host, or if the browser does not report the parent', () => {
  expect(isEmbedded([host], createFrame({ tells: true }).window)).toBe(true);
  expect(isEmbedded([host], createFrame({ tells: false }).window)).toBe(true);
  const evil = createFrame({ hostOrigin: 'https://evil-host.example', tells: true });
  expect(isEmbedded([host], evil.window)).toBe(false);
  const top = createFrame().window;
  Object.assign(top, { parent: top });
  expect(isEmbedded([host], top)).toBe(false);
  expect(isEmbedded([host])).toBe(false);
});
