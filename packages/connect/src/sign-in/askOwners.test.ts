import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Address, Hex } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConfig, http } from 'wagmi';
import { optimism } from 'wagmi/chains';
import { defaultTimeouts } from '../core/createMooringConfig.ts';
import type { MultisigMessageStatus } from '../core/multisigSource.ts';
import { multisigQuery } from '../transactions/multisig/multisigQuery.ts';
import { askOwners, readSigning, type SigningMultisig } from './askOwners.ts';

const account: Address = `0x${'ab'.repeat(20)}`;
const asked = { account, chainId: 10, message: 'Sign in' };
const rule = { threshold: 2, owners: 3 };
/** Returns the concatenated signatures of a number of owners. */
const signedBy = (owners: number): Hex => `0x${'11'.repeat(65 * owners)}`;
const never = () => new Promise<never>(() => {});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Calls askOwners; returns the abort function and the outcome, if settled. */
function ask(sign: () => Promise<Hex>, multisig: Partial<SigningMultisig> = {}) {
  const control = new AbortController();
  const known = { rule, ...multisig };
  const came: unknown[] = [];
  const answer = askOwners(sign, asked, known, control.signal);
  answer.then(
    (one) => came.push(one),
    (error: unknown) => came.push(error),
  );
  return { answer, came, control };
}

test.each<[string, number | undefined, Hex, boolean]>([
  ['nothing', 2, '0x', false],
  ['one owner’s part', 2, signedBy(1), false],
  ['both owners’', 2, signedBy(2), true],
  ['more than have to', 2, signedBy(3), true],
  ['one owner’s, where one is enough', 1, signedBy(1), true],
  ['one owner’s, where the rule is not known', undefined, signedBy(1), true],
  ['a compact one, where the rule is not known', undefined, `0x${'11'.repeat(64)}`, true],
  ['nothing, where the rule is not known', undefined, '0x', false],
])(
  'askOwners: a wallet that answers %s (threshold %s) is complete: %s',
  async (_name, threshold, signature, isWhole) => {
    const given = threshold === undefined ? undefined : { ...rule, threshold };
    const { answer } = ask(async () => signature, { rule: given });
    expect(await answer).toEqual(isWhole ? { signature } : { waiting: true, late: undefined });
  },
);

test('askOwners rejects when the wallet rejects', async () => {
  const refusal = Object.assign(new Error('User rejected'), { code: 4001 });
  await expect(ask(() => Promise.reject(refusal)).answer).rejects.toBe(refusal);
});

test('askOwners of a silent wallet waits once the message is visible to the owners, and keeps its late answer', async () => {
  const answers: (MultisigMessageStatus | undefined)[] = [undefined, { confirmations: 1 }];
  const messageStatus = vi.fn(async () => answers.shift());
  let answerLate = (_signature: Hex) => {};
  const sign = () => new Promise<Hex>((resolve) => (answerLate = resolve));
  const { answer, came } = ask(sign, { messageStatus });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(came).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(came).toMatchObject([{ waiting: true }]);
  expect(messageStatus).toHaveBeenCalledWith({ chainId: 10, safe: account, message: 'Sign in' });

  const late = 'late' in (await answer) && Object(await answer).late;
  answerLate(signedBy(2));
  expect(await late).toBe(signedBy(2));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(messageStatus).toHaveBeenCalledTimes(2);
});

test('askOwners retries a message source that fails', async () => {
  let isDown = true;
  const messageStatus = vi.fn(async () => {
    if (isDown) throw new Error('503');
    return {};
  });
  const { came } = ask(never, { messageStatus });
  await vi.advanceTimersByTimeAsync(6_000);
  expect([messageStatus.mock.calls.length, came]).toEqual([3, []]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(came).toMatchObject([{ waiting: true }]);
});

test('askOwners returns the wallet’s answer although the message source hangs', async () => {
  let sign = (_signature: Hex) => {};
  const signing = new Promise<Hex>((resolve) => (sign = resolve));
  const { answer } = ask(() => signing, { messageStatus: never });
  await vi.advanceTimersByTimeAsync(60_000);
  sign(signedBy(2));
  expect(await answer).toEqual({ signature: signedBy(2) });
});

test.each([
  ['between two checks', 4_500],
  ['during a check', 3_000],
])('askOwners sends no request after an abort %s', async (_name, at) => {
  // Each check takes two seconds.
  const messageStatus = vi.fn(
    () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 2_000)),
  );
  const { control, came } = ask(never, { messageStatus });
  await vi.advanceTimersByTimeAsync(at);
  control.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([messageStatus.mock.calls.length, came]).toEqual([1, []]);
});

test('askOwners of a passkey proposes the owner’s signature; without a source, the wallet answers', async () => {
  const part = signedBy(1);
  const sign = vi.fn(async () => part);
  const asPasskey = {
    type: 'passkey',
    mooring: { kind: 'passkey', control: { owners: { sign } } },
  };
  const connector = asPasskey as unknown as NonNullable<SigningMultisig['connector']>;
  const proposeMessage = vi.fn(async () => {});
  const personalSign = vi.fn(() => Promise.reject(new Error('The account needs 2 owners.')));
  const { answer } = ask(personalSign, { connector, proposeMessage });
  expect(await answer).toEqual({ waiting: true, late: undefined });
  const { account: safe, ...rest } = asked;
  expect(sign).toHaveBeenCalledWith({ safe, ...rest });
  expect(proposeMessage).toHaveBeenCalledWith({ safe, ...rest, signature: part });
  expect(personalSign).not.toHaveBeenCalled();

  await expect(ask(personalSign, { connector }).answer).rejects.toThrow('needs 2 owners');
  const alone = { rule: { threshold: 1, owners: 2 }, connector, proposeMessage };
  expect(await ask(async () => part, alone).answer).toEqual({ signature: part });
});

/** Reads the facts while the page reads them too, with three retries on failure. */
function readFrom(queryFn: () => Promise<typeof rule | null>) {
  const queryClient = new QueryClient();
  const wagmi = createConfig({ chains: [optimism], transports: { [optimism.id]: http() } });
  const query = { ...multisigQuery(wagmi, optimism.id, account), queryFn };
  const stop = new QueryObserver(queryClient, { ...query, retry: 3 }).subscribe(() => {});
  const timeouts = { ...defaultTimeouts, walletReadMs: 3_000 };
  const read = readSigning({ queryClient, timeouts, multisig: undefined }, query, undefined);
  return read.finally(stop);
}

test('readSigning returns the rule of a multisig', async () => {
  await expect(readFrom(async () => rule)).resolves.toEqual({ rule });
});

test('readSigning returns nothing for an externally owned account', async () => {
  await expect(readFrom(async () => null)).resolves.toBeUndefined();
});

test('readSigning does not wait for retries after a network failure', async () => {
  const queryFn = vi.fn(async () => Promise.reject(new Error('No node')));
  await expect(readFrom(queryFn)).resolves.toEqual({ rule: undefined });
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('readSigning stops waiting for a silent network after the timeout', async () => {
  const read = readFrom(never);
  await vi.advanceTimersByTimeAsync(3_000);
  await expect(read).resolves.toEqual({ rule: undefined });
});
