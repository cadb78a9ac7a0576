import { hashTypedData, isHex, recoverAddress, verifyMessage } from 'viem';
import { expect, test } from 'vitest';
import { until } from '../until.testing.ts';
import { mira, PhoneFault, type PhoneRequest } from './phone.testing.ts';
import { useWorld } from './world.testing.ts';

const world = useWorld();

const mail = {
  domain: { name: 'Mail', chainId: 1 },
  types: {
    Mail: [{ name: 'text', type: 'string' }],
  },
  primaryType: 'Mail',
  message: { text: 'hello' },
} as const;

const hashOf = `0x${'ab'.repeat(32)}` as const;

test('personal_sign returns a valid signature', async () => {
  const { page } = await world.paired();
  const signature = await page.ask('personal_sign', '0x68656c6c6f', mira.address);
  if (!isHex(signature)) throw new Error('no signature');
  expect(await verifyMessage({ address: mira.address, message: 'hello', signature })).toBe(true);
});

test('eth_signTypedData_v4 returns a valid signature', async () => {
  const { page } = await world.paired({}, { answer: () => mira.signTypedData(mail) });
  const signature = await page.ask('eth_signTypedData_v4', mira.address, JSON.stringify(mail));
  if (!isHex(signature)) throw new Error('no signature');
  expect(await recoverAddress({ hash: hashTypedData(mail), signature })).toBe(mira.address);
});

const calls = { version: '2.0.0', chainId: '0x1', atomicRequired: false, calls: [] };
const approvedRequests: readonly [string, unknown, unknown][] = [
  ['eth_sendTransaction', { from: mira.address, to: mira.address, value: '0x1' }, hashOf],
  ['wallet_sendCalls', calls, { id: '0x01' }],
  ['wallet_getCallsStatus', '0x01', { status: 200, receipts: [] }],
  ['wallet_getCapabilities', mira.address, { '0x1': { atomic: { status: 'supported' } } }],
  ['wallet_watchAsset', { type: 'ERC20' }, true],
];

test.each(approvedRequests)(
  '%s reaches the phone unchanged, and returns its response',
  async (method, parameter, result) => {
    const { page, phone } = await world.paired({}, { answer: async () => result });
    expect(await page.ask(method, parameter)).toEqual(result);
    const now = Date.now() / 1_000;
    expect(phone.asked).toEqual([
      { method, params: [parameter], chainId: 'eip155:1', expiry: expect.any(Number) },
    ]);
    expect(phone.asked[0]?.expiry).toBeGreaterThan(now + 290);
    expect(phone.asked[0]?.expiry).toBeLessThanOrEqual(now + 301);
  },
);

test.each([
  ['personal_sign'],
  ['eth_signTypedData_v4'],
  ['eth_sendTransaction'],
  ['wallet_sendCalls'],
  ['wallet_addEthereumChain'],
])('%s rejected on the phone throws 4001', async (method) => {
  const { page } = await world.paired({}, { answer: () => refuse(5000, 'User rejected.') });
  const error = await page.ask(method, { chainId: '0x3' }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ code: 4001 });
});

test('wallet’s error keeps its code; its message is truncated to one line', async () => {
  const words = `gas\u202e too\nlow${'!'.repeat(1_000)}`;
  const { page } = await world.paired({}, { answer: () => refuse(-32_000, words) });
  const error = await page.ask('eth_sendTransaction', {}).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: -32_000 });
  expect(error instanceof Error && error.message).toMatch(/^gas too low!{1,200}$/);
});

test('request without a response expires, and a late response is ignored (timeout)', {
  tags: ['long'],
}, async () => {
  const answer = Promise.withResolvers<string>();
  const { page, phone } = await world.paired(
    { timeouts: { requestMs: 3_000 } },
    { answer: () => answer.promise },
  );
  expect(await page.code('personal_sign', '0x00', mira.address)).toBe('requestExpired');
  phone.behavior.answer = async () => '0x02';
  answer.resolve('0x01');
  expect(await page.ask('personal_sign', '0x01', mira.address)).toBe('0x02');
});

test('a request without a prompt has a shorter timeout', async () => {
  const { page } = await world.paired(
    { timeouts: { walletReadMs: 300 } },
    { answer: async () => undefined },
  );
  expect(await page.code('wallet_getCapabilities', mira.address)).toBe('requestExpired');
});

test('request gets its response when the relay restarts before it', async () => {
  const asked = Promise.withResolvers<PhoneRequest>();
  const answer = Promise.withResolvers<string>();
  const { page, phone } = await world.paired(
    {},
    {
      answer(question) {
        asked.resolve(question);
        return answer.promise;
      },
    },
  );
  const signature = page.ask('personal_sign', '0x00', mira.address);
  await asked.promise;
  world.relay().restart('kept');
  await phone.wake();
  answer.resolve('0x01');
  expect(await signature).toBe('0x01');
});

test('request made while the relay is offline is sent when it is back', async () => {
  const { page, phone } = await world.paired();
  world.relay().restart('kept');
  const signature = page.ask('personal_sign', '0x68656c6c6f', mira.address);
  await phone.wake();
  expect(await signature).toMatch(/^0x/);
});

test('request to a sleeping phone is answered when it wakes', async () => {
  const { page, phone } = await world.paired();
  await phone.sleep();
  const signature = page.ask('personal_sign', '0x68656c6c6f', mira.address);
  await until(() => world.relay().seen.some(({ tag }) => tag === 1108));
  await phone.wake();
  expect(await signature).toMatch(/^0x/);
});

test('request with parameters that JSON cannot hold is refused', async () => {
  const { page, phone } = await world.paired();
  expect(await page.code('eth_sendTransaction', { value: 1n })).toBe(-32_602);
  expect(phone.asked).toEqual([]);
});

test('reads are not sent to the phone', async () => {
  const { page, phone } = await world.paired();
  expect(await page.code('eth_blockNumber')).toBe(4200);
  expect(phone.asked).toEqual([]);
});

async function refuse(code: number, message: string): Promise<never> {
  throw new PhoneFault(code, message);
}
