import { expect, test } from 'vitest';
import { PasskeyError } from '../passkeyError.ts';
import { submitOrAsk } from './submitOrAsk.ts';
import type { UnsentTransaction } from './submitter.ts';

const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const submission = { chainId: 10, to, data: '0x1234' } as const;
const hash = `0x${'5a'.repeat(32)}` as const;
const sent = `0x${'7b'.repeat(32)}` as const;

const failing = (error: unknown) => ({
  name: 'Harbour',
  submit: () => Promise.reject(error),
});
const giveUp = () => Promise.reject(Object.assign(new Error('No.'), { code: 4001 }));

test('submitOrAsk sends with the configured submitter without asking', async () => {
  const submitter = { name: 'Harbour', submit: async () => sent };
  expect(await submitOrAsk({ submission, hash, submitter, ask: giveUp })).toBe(sent);
});

test.each(['relayRefused', 'relayUnreachable'] as const)(
  'submitOrAsk shows a submitter’s failure (%s), and can retry it',
  async (why) => {
    const reason = new PasskeyError(why, 'No.');
    let tries = 0;
    const submitter = {
      name: 'Harbour',
      submit: async () => {
        tries += 1;
        if (tries < 3) throw reason;
        return sent;
      },
    };
    const told: UnsentTransaction[] = [];
    const answer = submitOrAsk({
      submission,
      hash,
      submitter,
      async ask(unsent) {
        told.push(unsent);
        await expect(unsent.retry?.()).rejects.toBe(reason);
        return unsent.retry?.() ?? '0x';
      },
    });
    expect(await answer).toBe(sent);
    expect(told).toMatchObject([{ submission, hash, reason }]);
  },
);

test('submitOrAsk throws other errors of a submitter unchanged', async () => {
  const error = new Error('The wallet is locked.');
  const answer = submitOrAsk({ submission, hash, submitter: failing(error), ask: giveUp });
  await expect(answer).rejects.toBe(error);
});

test('submitOrAsk rejects with 4001 when the person cancels, and passes on other errors', async () => {
  const signed = { submission, hash, submitter: undefined };
  await expect(submitOrAsk({ ...signed, ask: giveUp })).rejects.toMatchObject({
    reason: 'rejected',
    code: 4001,
  });
  const error = new Error('The screen broke.');
  await expect(submitOrAsk({ ...signed, ask: () => Promise.reject(error) })).rejects.toBe(error);
});

test('submitOrAsk never sends by two submitters at once (double submit)', async () => {
  let answers: (() => void) | undefined;
  const wallet = {
    async request({ method }: { readonly method: string }) {
      if (method === 'eth_requestAccounts') return [to];
      if (method === 'eth_chainId') return '0xa';
      await new Promise<void>((resolve) => {
        answers = resolve;
      });
      return sent;
    },
  };
  const answer = submitOrAsk({
    submission,
    hash,
    submitter: failing(new PasskeyError('relayRefused', 'No.')),
    async ask({ sendBy, retry }) {
      const first = sendBy(wallet);
      await expect(sendBy(wallet)).rejects.toThrow('already being sent');
      await expect(retry?.()).rejects.toThrow('already being sent');
      await expect.poll(() => answers).toBeDefined();
      answers?.();
      await first;
      await expect(retry?.()).rejects.toMatchObject({ reason: 'relayRefused' });
      return first;
    },
  });
  expect(await answer).toBe(sent);
});
