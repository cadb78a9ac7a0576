// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startMultisigBench } from './multisigPage.testing.tsx';

let bench: Awaited<ReturnType<typeof startMultisigBench>>;
beforeAll(async () => {
  bench = await startMultisigBench();
});
afterEach(() => bench.reset());
afterAll(() => bench.stop());

const unreadable = 'This entry cannot be read. The others are not affected.';
const recipient = '0x00000000000000000000000000000000000c0de1';

test('QueueView lists all proposals beside one with a huge nonce', async () => {
  const before = (await bench.open()).all('.safe-row').length;
  await bench.propose(2n ** 60n);
  const page = await bench.open();
  expect(page.all('.safe-row')).toHaveLength(before + 1);
  const odd = page.all('.safe-row').filter((one) => one.textContent.includes(unreadable));
  expect(odd).toHaveLength(1);
  expect(odd[0]?.textContent).toContain('1152921504606847000 (too large to be read exactly)');
});

test.each([2n ** 60n, 2n ** 50n])(
  'ProposeView takes the next free nonce beside a proposal with nonce %s',
  async (nonce) => {
    await bench.propose(nonce);
    const page = await bench.open('&show=new');
    page.type('Recipient', recipient);
    page.type('Amount', '0.01');
    page.press('Review');
    await expect.poll(() => page.text()).toContain('Send 0.01 ETH');
    expect(page.text('.safe-facts')).toMatch(/Nonce10(?!\d)/);
    for (const box of page.all('input[type=checkbox]')) box.click();
    await expect.poll(() => page.action.isClosed).toBe(false);
    page.action.press();
    await expect.poll(() => page.text()).toContain('Signatures: 1 of 2');
  },
);

test('QueueView lets the proposer delete an unreadable proposal', async () => {
  await bench.propose(2n ** 60n);
  const page = await bench.open();
  await expect.poll(() => page.button('Delete this proposal')).toBeDefined();
  page.press('Delete this proposal');
  await expect.poll(() => page.text()).not.toContain(unreadable);
  expect(page.asked()).toEqual(['eth_signTypedData_v4']);
});

test('QueueView offers deletion to the proposer only', async () => {
  await bench.propose(2n ** 60n);
  const page = await bench.open('', { person: 1 });
  expect(page.text()).toContain(unreadable);
  expect(page.button('Delete this proposal')).toBeUndefined();
});

test('DeleteProposal removes a queued transaction from the queue', async () => {
  await bench.propose(20n);
  const queue = await bench.open();
  const link = queue.all('a.safe-row-link').at(-1);
  const page = await bench.openAt(link?.getAttribute('href') ?? '');
  page.press('Delete this proposal');
  await expect.poll(() => location.search).not.toContain('tx=');
  await expect.poll(() => page.text()).not.toContain('Nonce 20');
});

test('MessagesView lists other messages beside one that is too large', async () => {
  const before = (await bench.open('&show=messages')).all('.safe-row').length;
  await bench.write(300_000);
  const page = await bench.open('&show=messages');
  expect(page.all('.safe-row')).toHaveLength(before + 1);
  expect(page.text('.safe-row')).toContain(unreadable);
});
