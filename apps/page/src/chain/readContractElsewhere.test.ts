import { custom } from 'viem';
import { base, mainnet, optimism } from 'viem/chains';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConfig } from 'wagmi';
import { readContractElsewhere } from './readContractElsewhere.ts';

const contract = '0x6001';
const delegated = `0xef0100${'1'.repeat(40)}`;
const broken = () => Promise.reject(new Error('No answer.'));
const hanging = () => new Promise<never>(() => {});

type Answer = string | null | (() => Promise<never>);

const readWith = (here: Answer, second: Answer, third: Answer, silent = new Set<number>()) => {
  const transport = (answer: Answer) =>
    custom(
      { request: async () => (typeof answer === 'function' ? answer() : answer) },
      { retryCount: 0 },
    );
  const wagmi = createConfig({
    ...{ chains: [mainnet, base, optimism], storage: null },
    transports: {
      [mainnet.id]: transport(here),
      [base.id]: transport(second),
      [optimism.id]: transport(third),
    },
  });
  return readContractElsewhere(wagmi, `0x${'c'.repeat(40)}`, mainnet.id, silent);
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each<[Answer, Answer, Answer, object]>([
  ['0x', '0x', '0x', { network: undefined, unread: [] }],
  ['0x', '0x', contract, { network: optimism, unread: [] }],
  ['0x', delegated, '0x', { network: undefined, unread: [] }],
  ['0x', broken, '0x', { network: undefined, unread: [base] }],
  ['0x', null, contract, { network: optimism, unread: [base] }],
  ['0x', hanging, hanging, { network: undefined, unread: [base, optimism] }],
  [contract, hanging, contract, { network: undefined, unread: [] }],
  [delegated, contract, '0x', { network: undefined, unread: [] }],
])(
  'readContractElsewhere for the codes %s here, %s and %s there',
  async (here, second, third, read) => {
    const answer = readWith(here, second, third);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await answer).toMatchObject(read);
  },
);

test('readContractElsewhere rejects if this network does not answer', async () => {
  await expect(readWith(broken, contract, contract)).rejects.toThrow('No answer.');
});

test('readContractElsewhere does not ask networks that did not answer before', async () => {
  const silent = new Set<number>();
  const answer = readWith('0x', hanging, '0x', silent);
  await vi.advanceTimersByTimeAsync(5_000);
  await answer;
  expect(silent).toEqual(new Set([base.id]));
  const again = await readWith('0x', contract, '0x', silent);
  expect(again).toMatchObject({ network: undefined, unread: [base] });
});
