// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startMultisigBench } from '../multisigPage.testing.tsx';

/** Refetch interval of the queue. */
const REFETCH_MS = 20_000;

let bench: Awaited<ReturnType<typeof startMultisigBench>>;
beforeAll(async () => {
  bench = await startMultisigBench();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await bench.reset();
});
afterAll(() => bench.stop());

/** Stands in for the browser's notifications, which jsdom has none of. */
function browserNotifications(permission: 'granted' | 'denied') {
  const shown: string[] = [];
  class Shown {
    static requestPermission = async () => permission;
    onclick: (() => void) | undefined;
    constructor(text: string) {
      shown.push(text);
    }
    close() {}
  }
  vi.stubGlobal('Notification', Shown);
  return shown;
}

const label = 'Tell me when something waits for my signature';
const boxOf = (page: Awaited<ReturnType<typeof bench.open>>) => {
  const box = page.all('label').find(({ textContent }) => textContent === label);
  const input = box?.querySelector('input');
  if (!input) throw new Error('There is no such choice.');
  return input;
};

test('NotificationSwitch notifies once of a proposal that arrives while the page has no focus, if switched on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const shown = browserNotifications('granted');
  vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  const page = await bench.open('', { person: 1 });
  expect(boxOf(page).checked).toBe(false);
  boxOf(page).click();
  await expect.poll(() => boxOf(page).checked).toBe(true);
  await page.settled();
  expect(shown).toEqual([]);
  await bench.propose(10n);
  vi.advanceTimersByTime(REFETCH_MS);
  await expect.poll(() => shown).toHaveLength(1);
  expect(shown[0]).toMatch(/^\d transactions of 0x.*wait for your signature\.$/);
});

test('NotificationSwitch says so when the browser denies the permission', async () => {
  browserNotifications('denied');
  const page = await bench.open();
  boxOf(page).click();
  await expect.poll(() => page.text()).toContain('Your browser blocks notifications of this site.');
  expect(boxOf(page).checked).toBe(false);
});

test('NotificationSwitch is hidden from accounts that are not owners', async () => {
  browserNotifications('granted');
  const page = await bench.open('', { person: 2 });
  expect(page.text()).not.toContain(label);
});
