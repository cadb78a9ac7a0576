import type { Question } from '@mooring/testing/wallet';
import { expect, test } from 'vitest';
import { FIRST } from '../testWallet.ts';
import { createConfirmQueue, type Request } from './confirmQueue.ts';

const request = (question: Question): Request => ({
  walletName: 'Demo Wallet',
  rdns: 'org.mooring.demo',
  origin: 'http://127.0.0.1',
  question,
});
const UNLOCK = request({ kind: 'unlock' });
const CONNECT = request({
  kind: 'connect',
  accounts: [{ address: FIRST, label: 'Harbour', ticked: true }],
});

function open(autoApprove = false) {
  const log: string[] = [];
  const queue = createConfirmQueue(
    ({ question }, answer) => {
      log.push(`open ${question.kind}`);
      return {
        approve: () => answer({ approved: true, accounts: [] }),
        reject: () => answer({ approved: false }),
        close: () => log.push(`close ${question.kind}`),
      };
    },
    () => autoApprove,
  );
  return { queue, log };
}

test('one question at a time, in order', async () => {
  const { queue, log } = open();
  const first = queue.confirm(CONNECT);
  const second = queue.confirm(UNLOCK);
  await expect.poll(() => queue.shown()).toBe('connect');
  expect(log).toEqual(['open connect']);
  expect(queue.approve()).toBe(true);
  expect(await first).toEqual({ approved: true, accounts: [] });
  await expect.poll(() => queue.shown()).toBe('unlock');
  expect(queue.reject()).toBe(true);
  expect(await second).toEqual({ approved: false });
  expect(queue.shown()).toBeUndefined();
});

test('without a window there is nothing to press', () => {
  const { queue } = open();
  expect([queue.approve(), queue.reject()]).toEqual([false, false]);
});

test('a question settled elsewhere closes by itself', async () => {
  const { queue, log } = open();
  const settled = Promise.withResolvers<void>();
  const answer = queue.confirm(UNLOCK, settled.promise);
  await expect.poll(() => queue.shown()).toBe('unlock');
  settled.resolve();
  expect(await answer).toEqual({ approved: true, accounts: [] });
  expect(log).toEqual(['open unlock', 'close unlock']);
});

test('a wallet that approves by itself opens no window and takes the ticked accounts', async () => {
  const { queue, log } = open(true);
  expect(await queue.confirm(CONNECT)).toEqual({ approved: true, accounts: [FIRST] });
  expect(log).toEqual([]);
});
