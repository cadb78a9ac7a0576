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
const unknownModule = 'A module can execute transactions of this account without signatures';

async function openAndRead(query: string, expected: string, person = 0) {
  const page = await bench.open(query, { person });
  await expect.poll(() => page.text()).toContain(expected);
  await page.settled();
  return page;
}

test('RecoveryNotice tells who can replace the owners, in place of the warning of a module', async () => {
  await bench.guard();
  const page = await openAndRead('', 'Recovery by guardians is on: 1 of 2 guardians');
  expect(page.text()).toContain('after 7 days');
  expect(page.text()).not.toContain(unknownModule);
  expect(page.text()).not.toContain('A recovery is running');
});

test('RecoveryNotice tells what a running recovery changes, and links to stopping it', async () => {
  await bench.guard(true);
  const page = await openAndRead('', 'A recovery is running. From ', 2);
  expect(page.text()).toContain(newOwner);
  expect(page.text()).toContain('Signatures required from then on: 1. Guardians who approved: 1.');
  page.follow('Propose to stop it');
  await expect.poll(() => page.text()).toContain('Owners and threshold');
});

test('RecoveryNotice proposes to stop a running recovery, decoded with its findings', async () => {
  await bench.guard(true);
  const page = await openAndRead('&show=settings', 'A recovery is running. From ');
  page.press('Propose to stop it');
  await expect.poll(() => page.text()).toContain('Stops the running recovery');
  expect(page.text()).toContain('Invalidates what guardians have approved so far');
  expect(page.text()).toContain('A running recovery is stopped. Its guardians can start another.');
});

test('RecoveryNotice opens the proposal for those who come to stop a recovery, once', async () => {
  await bench.guard(true);
  const page = await openAndRead('&show=stop-recovery', 'Stops the running recovery');
  page.press('Back to the form');
  await expect.poll(() => page.text()).not.toContain('Stops the running recovery');
  await page.refetch();
  await page.settled();
  expect(page.text()).not.toContain('Stops the running recovery');
});

test('RecoveryNotice shows those who cannot propose what runs', async () => {
  await bench.guard(true);
  const page = await openAndRead('&show=stop-recovery', 'A recovery is running. From ', 2);
  expect(page.button('Propose to stop it')).toBeUndefined();
});

test('RecoveryNotice proposes to turn recovery off with all that the module keeps', async () => {
  await bench.guard();
  const page = await openAndRead('&show=settings', 'Recovery by guardians is on');
  page.press('Propose to turn it off');
  await expect.poll(() => page.text()).toContain('Turns off recovery by guardians');
  expect(page.text()).toContain('Removes the guardian');
  expect(page.text()).toContain('The guardians, who can replace all owners, change.');
});

test('RecoveryNotice says that a recovery may be running if the module cannot be read', async () => {
  await bench.guard(true);
  const page = await openAndRead('', 'A recovery is running');
  const answer = bench.answerChain(() => ({ error: { code: -32_000, message: 'Down' } }));
  await page.refetch();
  await expect
    .poll(() => page.text())
    .toContain('Recovery by guardians is on, but could not be read');
  answer();
});
