// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startMultisigBench } from '../multisigPage.testing.tsx';

let bench: Awaited<ReturnType<typeof startMultisigBench>>;
beforeAll(async () => {
  bench = await startMultisigBench();
});
afterEach(() => bench.reset());
afterAll(() => bench.stop());

const harbour = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';
const newcomer = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

async function open(person = 0) {
  const page = await bench.open('&show=settings', { person });
  await expect.poll(() => page.text()).toContain('Spending limits');
  await page.settled();
  return page;
}

test('SettingsView explains each setting', async () => {
  const page = await open();
  expect(page.all('h3').map(({ textContent }) => textContent)).toEqual([
    'Owners and threshold',
    'Modules',
    'Guard',
    'Fallback handler',
    'Spending limits',
  ]);
  expect(page.text()).toContain('Signatures required: 2 of 3');
  expect(page.text()).toContain('None is enabled: nothing moves without the owners.');
  expect(page.text()).toContain('Published by Safe, with release 1.4.1.');
  expect(page.text()).toContain('Nobody has one.');
});

test('SettingsView is read-only for accounts that are not owners', async () => {
  const page = await open(2);
  expect(page.text()).toContain('Only owners can propose changes.');
  expect(page.all('.settings-section button')).toEqual([]);
});

test('SettingsView is read-only while the gateway fails', async () => {
  await bench.begin('down');
  const page = await open();
  expect(page.text('[role=alert]')).toContain('This could not be loaded.');
  expect(page.all('[role=alert]')).toHaveLength(1);
  expect(page.text()).toContain('Signatures required: 2 of 3');
  expect(page.all('.settings-section button')).toEqual([]);
  await bench.clear();
  const release = bench.hold(/queued$/);
  page.press('Retry');
  await expect.poll(() => page.all('[role=alert]')).toEqual([]);
  expect(page.text()).toContain('Signatures required: 2 of 3');
  expect(page.text()).toContain('Spending limits');
  release();
  await expect.poll(() => page.button('Change owners or threshold')).toBeDefined();
  expect(page.all('[role=alert]')).toEqual([]);
});

test('SettingsView keeps the typed form while the account changes and its queue is refetched', async () => {
  const page = await open();
  page.press('New spending limit');
  await expect.poll(() => page.text()).toContain('enables Safe’s module too');
  page.type('Address that may spend', newcomer);
  const release = bench.hold(/queued$/);
  await bench.require(3);
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => page.text()).toContain('Signatures required: 3 of 3');
  expect(page.typed('Address that may spend')).toBe(newcomer);
  release();
});

test('LimitForm proposes the first limit as one batch: module, delegate and limit', async () => {
  const page = await open();
  page.press('New spending limit');
  await expect.poll(() => page.text()).toContain('enables Safe’s module too');
  page.press('Review');
  await expect.poll(() => page.text()).toContain('Enter who should receive it.');
  page.type('Address that may spend', newcomer);
  page.type('Amount', '0.25');
  await expect.poll(() => page.all('[aria-invalid="true"]')).toEqual([]);
  page.press('Review');
  await expect.poll(() => page.text('#safe-view')).toBe('Review');
  expect(page.text()).toContain('Batch of 3 calls, all or none');
  expect(page.text()).toContain(
    'Enables the module 0xAA46…091C: it can then act without signatures',
  );
  expect(page.text()).toContain('Lets 0x90F7…b906 have spending limits');
  expect(page.text()).toContain(
    '0x90F7…b906 may spend 0.25 ETH without signatures, renewed after 1 day',
  );
  expect(page.text()).toContain(
    'Call 3: Somebody can then spend up to a limit without any signature.',
  );
  expect(page.action.isClosed).toBe(true);
});

test('SettingsView proposes changes of owners', async () => {
  const page = await open();
  page.press('Change owners or threshold');
  await expect.poll(() => page.all('#safe-new-owner')).toHaveLength(1);
  expect(page.button('Add another call')).toBeUndefined();
  page.type('New owner', '0x000000000000000000000000000000000000c0de');
  page.press('Review');
  await expect.poll(() => page.text('#safe-view')).toBe('Review');
  expect(page.text()).toContain('Add the owner 0x0000…c0DE');
});

test('SettingsView proposes owners by name', async () => {
  const page = await open();
  page.press('Change owners or threshold');
  await expect.poll(() => page.all('#safe-new-owner')).toHaveLength(1);
  page.press('Review');
  await expect.poll(() => page.text('#safe-new-owner-note')).toContain('not a valid address');
  page.type('New owner', 'mira.eth');
  await expect.poll(() => page.text('#safe-new-owner-note')).toContain('Resolves to');
  page.press('Review');
  await expect.poll(() => page.text('#safe-new-owner-note')).toBe('This is already an owner.');
  page.type('New owner', 'harbour.eth');
  await expect.poll(() => page.text('#safe-new-owner-note')).toBe(`Resolves to ${harbour}`);
  page.press('Review');
  await expect.poll(() => page.text('#safe-view')).toBe('Review');
  expect(page.text()).toContain('Add the owner 0xa0Ee…9720');
});
