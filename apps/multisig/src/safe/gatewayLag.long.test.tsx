// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startMultisigBench } from '../multisigPage.testing.tsx';

/** Refetch interval of the account. */
const REFETCH_MS = 12_000;

let bench: Awaited<ReturnType<typeof startMultisigBench>>;
beforeAll(async () => {
  bench = await startMultisigBench();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await bench.reset();
});
afterAll(() => bench.stop());

/** Opens a transaction right after a change on the chain, of which the gateway has not heard. */
async function openAfterChange() {
  await bench.begin('cached');
  await bench.open();
  await bench.require(3);
  const page = await bench.open(`&tx=${bench.queue[1]}`, { early: true });
  await expect.poll(() => page.text()).toContain('Signatures: 1 of 3');
  return page;
}

/** Records all alerts of the page until stopped. */
function recordAlerts(page: Awaited<ReturnType<typeof bench.open>>) {
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(page.text('[role=alert]')));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return { seen, stop: () => observer.disconnect() };
}

test('gateway lag after a change on chain is not reported as tampering; signing is disabled until it is indexed', async () => {
  const page = await openAfterChange();
  const { seen, stop } = recordAlerts(page);
  await expect.poll(() => page.action).toMatchObject({ isClosed: true, obstacle: 'Loading…' });
  expect(page.text('[role=alert]')).toBe('');
  await bench.clear();
  await expect.poll(() => page.action.isClosed).toBe(false);
  stop();
  expect(seen.filter((text) => text !== '')).toEqual([]);
});

test('gateway that keeps reporting another threshold is reported as tampering', async () => {
  const page = await openAfterChange();
  await expect.poll(() => page.action).toMatchObject({ isClosed: true, obstacle: 'Loading…' });
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 60_000);
  await expect
    .poll(() => page.text('[role=alert]'))
    .toContain('The threshold does not match the chain.');
  expect(page.action.isClosed).toBe(true);
});

test('gateway that indexes a change before the page reads it is not reported as tampering', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const fetches = vi.spyOn(globalThis, 'fetch');
  const page = await bench.open(`&tx=${bench.queue[1]}`);
  const answers = () =>
    fetches.mock.results.filter((_, index) => {
      const [asked] = fetches.mock.calls[index] ?? [];
      return /\/safes\/0x\w+$/.test(asked instanceof Request ? asked.url : `${asked}`);
    });
  const before = answers().length;
  expect(before).toBeGreaterThan(0);
  await bench.require(3);
  const release = bench.hold(/^\/rpc\//);
  const { seen, stop } = recordAlerts(page);
  vi.advanceTimersByTime(REFETCH_MS);
  await expect.poll(() => answers().length).toBeGreaterThan(before);
  await answers().at(-1)?.value;
  release();
  await expect.poll(() => page.text()).toContain('Signatures: 1 of 3');
  await page.settled();
  stop();
  expect(seen.filter((text) => text.includes('does not match'))).toEqual([]);
});
