// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startMultisigBench } from '../multisigPage.testing.tsx';

let bench: Awaited<ReturnType<typeof startMultisigBench>>;
beforeAll(async () => {
  bench = await startMultisigBench();
});
afterEach(() => bench.reset());
afterAll(() => bench.stop());

const recipient = '0x00000000000000000000000000000000000c0de1';

async function reviewPayment(query = '') {
  const page = await bench.open(`&show=new${query}`);
  page.type('Recipient', recipient);
  page.type('Amount', '0.01');
  await expect.poll(() => page.all('[aria-invalid="true"]')).toEqual([]);
  page.press('Review');
  await expect.poll(() => page.text()).toContain('Send 0.01 ETH');
  // Until the chain has told how this owner signs.
  await expect.poll(() => page.action.obstacle).not.toBe('Loading…');
  return page;
}

test('QueueGap shows a nonce gap and how to fill it', async () => {
  await bench.propose(12n);
  const page = await bench.open();
  expect(page.text('.safe-gap')).toContain('Nonces 10 to 11 are missing.');
  const [fill] = page.all('.safe-gap a');
  expect(fill?.textContent).toBe('Propose one with nonce 10');
  expect(fill?.getAttribute('href')).toContain('&show=new&nonce=10');
});

test('QueueGap shows nothing without a nonce gap', async () => {
  const page = await bench.open();
  expect(page.all('.safe-gap')).toEqual([]);
});

test('NonceField: another nonce changes the hash and requires its own confirmation', async () => {
  const page = await reviewPayment();
  const hash = () => page.text('.safe-hash');
  const first = hash();
  expect(page.text()).toContain('Nonce 10: choose another');
  expect(page.action.isClosed).toBe(false);
  page.type('Nonce', '7');
  await expect.poll(() => page.action.isClosed).toBe(true);
  expect(hash()).not.toBe(first);
  const tick = () => page.all('.safe-tick input')[0];
  tick()?.click();
  await expect.poll(() => page.action.isClosed).toBe(false);
  page.type('Nonce', '8');
  await expect.poll(() => page.action.isClosed).toBe(true);
  page.type('Nonce', '14');
  await expect.poll(() => page.text()).toContain('Nonce 10 is missing: until it is executed');
  expect(page.action.isClosed).toBe(false);
  page.type('Nonce', '5');
  page.leave('Nonce');
  await expect.poll(() => page.text('.field-problem')).toBe('The account is at nonce 6 already.');
});

test('ProposeView replaces a queued transaction by a proposal with its nonce', async () => {
  const waiting = await bench.open(`&tx=${bench.queue[1]}`);
  const link = waiting.all('a').find((one) => one.textContent?.includes('in its place'));
  expect(link?.getAttribute('href')).toContain('&show=new&nonce=7');
  const page = await reviewPayment('&nonce=7');
  expect(page.text()).toContain('This proposal takes nonce 7.');
  expect(page.action.obstacle).toBe('Read and tick the warnings above first.');
  page.all('.safe-tick input')[0]?.click();
  await expect.poll(() => page.action.isClosed).toBe(false);
  page.action.press();
  await expect.poll(() => page.text()).toContain('Proposed.');
  const queue = await bench.open();
  expect(queue.text('[data-conflict=true]')).toContain('Nonce 7');
});

test('ProposedNotice shows who can sign next after a proposal', async () => {
  const page = await reviewPayment();
  page.action.press();
  await expect.poll(() => page.text()).toContain('Proposed.');
  await page.settled();
  const notice = page.text('.notice-good');
  expect(notice).toContain('1 more signature is needed, from any of these owners:');
  expect(page.all('.safe-next li')).toHaveLength(2);
  expect(notice).toContain('Send them this link');
  expect(page.all('.safe-share')).toHaveLength(1);
  // A link opens the same transaction without the notice.
  const later = await bench.open(location.search.replace(/^\?safe=[^&]*/, ''));
  expect(later.text()).not.toContain('Proposed.');
});

test('QueueView shows a notice after a proposal is deleted', async () => {
  await bench.propose(10n);
  const queue = await bench.open();
  const row = queue.all('.safe-row-link').at(-1);
  const page = await bench.open(row?.getAttribute('href')?.replace(/^[^&]*/, '') ?? '');
  expect(page.text()).toContain('Whoever kept its signatures could still execute it');
  page.press('Delete this proposal');
  await expect.poll(() => page.text('.notice-good')).toBe('Deleted.');
  expect(page.text('#safe-view')).toBe('Queue');
});
