// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startMultisigBench } from '../multisigPage.testing.tsx';

let bench: Awaited<ReturnType<typeof startMultisigBench>>;
beforeAll(async () => {
  bench = await startMultisigBench();
});
afterEach(() => bench.reset());
afterAll(() => bench.stop());

const newOwner = '0x00000000000000000000000000000000000c0dE1';
const recoverer = '0x00000000000000000000000000000000000c0dE5';
const unknownModule = 'A module can execute transactions of this account without signatures';

async function openAndRead(query: string, expected: string, person = 0) {
  const page = await bench.open(query, { person });
  await expect.poll(() => page.text()).toContain(expected);
  await page.settled();
  return page;
}

test('DelayNotice tells who can add transactions, in place of the warning of a module', async () => {
  await bench.delay('empty');
  const page = await openAndRead('', 'Recovery with a waiting time is on.');
  expect(page.text()).toContain('after 7 days');
  expect(page.text()).toContain(recoverer);
  expect(page.text()).not.toContain(unknownModule);
  expect(page.text()).not.toContain('A transaction waits');
});

test('DelayNotice decodes what waits, with its findings, and links to cancelling it', async () => {
  await bench.delay('waiting');
  const page = await openAndRead('', 'A transaction waits in the recovery module. From ', 2);
  await expect.poll(() => page.text()).toContain(newOwner);
  expect(page.text()).toContain('The owners of the account change.');
  page.follow('Propose to cancel what waits');
  await expect.poll(() => page.text()).toContain('Owners and threshold');
});

test('DelayNotice proposes to cancel what waits, decoded with its findings', async () => {
  await bench.delay('waiting');
  const page = await openAndRead('&show=settings', 'A transaction waits in the recovery module.');
  page.press('Propose to cancel what waits');
  await expect
    .poll(() => page.text())
    .toContain('Cancels what waits in the recovery module before number 1');
  expect(page.text()).toContain('Transactions that wait in the recovery module are cancelled.');
});

test('DelayNotice proposes to turn it off without leaving anything in the queue', async () => {
  await bench.delay('waiting');
  const page = await openAndRead('&show=settings', 'A transaction waits in the recovery module.');
  page.press('Propose to turn it off');
  await expect.poll(() => page.text()).toContain('Disables the module');
  expect(page.text()).toContain('Cancels what waits in the recovery module before number 1');
});

test.each([
  ['due', 'The wait of a transaction in the recovery module is over.'],
  ['expired', 'A transaction in the recovery module has expired.'],
  ['long', 'Further transactions wait in the recovery module and are not shown here: 2'],
  ['foreign', 'This account does not control its recovery module'],
] as const)('DelayNotice tells of a queue that is %s', async (queue, text) => {
  await bench.delay(queue);
  await openAndRead('', text);
});

test('DelayNotice offers no cancellation that the module would refuse', async () => {
  await bench.delay('foreign');
  const page = await openAndRead('&show=settings', 'This account does not control');
  expect(page.button('Propose to cancel what waits')).toBeUndefined();
  page.press('Propose to turn it off');
  await expect.poll(() => page.text()).toContain('Disables the module');
  expect(page.text()).not.toContain('Cancels what waits');
});

test('DelayNotice says that something may wait if the module cannot be read', async () => {
  await bench.delay('waiting');
  const page = await openAndRead('', 'A transaction waits');
  const answer = bench.answerChain(() => ({ error: { code: -32_000, message: 'Down' } }));
  await page.refetch();
  await expect.poll(() => page.text()).toContain('A recovery module is on, but could not be read');
  answer();
});
