// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startMultisigBench } from './multisigPage.testing.tsx';

let bench: Awaited<ReturnType<typeof startMultisigBench>>;
beforeAll(async () => {
  bench = await startMultisigBench();
});
afterEach(() => bench.reset());
afterAll(() => bench.stop());

/** Records all texts of the page until stopped. */
function record(text: () => string) {
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(text()));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return { seen, stop: () => observer.disconnect() };
}

test('a signature that is said to be there is shown, at once', async () => {
  const page = await bench.open(`&tx=${bench.queue[1]}`);
  const { seen, stop } = record(() => page.text());
  page.action.press();
  const done = 'Signed. The other owners can see it now.';
  await expect.poll(() => page.text(), { timeout: 15_000 }).toContain(done);
  await page.settled();
  stop();
  const said = seen.filter((text) => text.includes(done));
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((text) => text.includes('Signatures: 1 of 2'))).toEqual([]);
});

test('what is said to be executed is shown executed, at once', async () => {
  const page = await bench.open(`&tx=${bench.queue[0]}`);
  expect(page.text()).toContain('Ready to execute');
  const { seen, stop } = record(() => page.text());
  page.action.press();
  await expect.poll(() => page.text(), { timeout: 30_000 }).toContain('Executed.');
  await page.settled();
  stop();
  const said = seen.filter((text) => text.includes('Executed.'));
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((text) => /Ready to execute|No longer valid/.test(text))).toEqual([]);
}, 60_000);
