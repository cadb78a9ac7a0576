// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startMultisigBench } from './multisigPage.testing.tsx';

let bench: Awaited<ReturnType<typeof startMultisigBench>>;
beforeAll(async () => {
  bench = await startMultisigBench();
});
afterEach(() => bench.reset());
afterAll(() => bench.stop());

const recipient = '0x00000000000000000000000000000000000c0de1';

async function reviewPayment() {
  const page = await bench.open('&show=new');
  page.type('Recipient', recipient);
  page.type('Amount', '0.01');
  await expect.poll(() => page.all('[aria-invalid="true"]')).toEqual([]);
  page.press('Review');
  await expect.poll(() => page.text()).toContain('Send 0.01 ETH');
  return page;
}

test('ProposeView proposes only the corrected payment after going back from the review', async () => {
  const page = await reviewPayment();
  page.press('Back to the form');
  await expect.poll(() => page.button('Sign and propose')).toBeUndefined();
  expect([page.typed('Recipient'), page.typed('Amount')]).toEqual([recipient, '0.01']);
  page.type('Amount', '0.02');
  page.press('Review');
  await expect.poll(() => page.text()).toContain('Send 0.02 ETH');
  expect(page.text()).not.toContain('0.01');
});
