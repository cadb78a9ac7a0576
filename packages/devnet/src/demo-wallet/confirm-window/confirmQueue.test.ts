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

test('createConfirmQueue shows one prompt at a time, in order', async () => {
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

test('createConfirmQueue has no actions without a window', () => {
  const { queue } = open();
  expect([queue.approve(), queue.reject()]).toEqual([false, false]);
});

test('createConfirmQueue closes a prompt settled elsewhere', async () => {
  const { queue, log } = open();
  const settled = Promise.withResolvers<void>();
  const answer = queue.confirm(UNLOCK, settled.promise);
  await expect.poll(() => queue.shown()).toBe('unlock');
  settled.resolve();
  expect(await answer).toEqual({ approved: true, accounts: [] });
  expect(log).toEqual(['open unlock', 'close unlock']);
});

test('createConfirmQueue with auto-approve opens no window and returns the selected accounts', async () => {
  const { queue, log } = open(true);
  expect(await queue.confirm(CONNECT)).toEqual({ approved: true, accounts: [FIRST] });
  expect(log).toEqual([]);
});
