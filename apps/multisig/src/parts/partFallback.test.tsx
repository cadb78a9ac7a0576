// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startMultisigBench } from '../multisigPage.testing.tsx';

let bench: Awaited<ReturnType<typeof startMultisigBench>>;
beforeAll(async () => {
  bench = await startMultisigBench();
});
afterEach(() => bench.reset());
afterAll(() => bench.stop());

test('language chosen in another tab keeps the typed form', async () => {
  const page = await bench.open('&show=new');
  page.type('Recipient', 'harbour.eth');
  const key = 'mooring.locale';
  localStorage.setItem(key, 'de');
  const change = { key, newValue: 'de', storageArea: localStorage };
  window.dispatchEvent(new StorageEvent('storage', change));
  await expect.poll(() => page.text('#safe-view')).toBe('Neue Transaktion');
  await page.settled();
  expect(page.typed('Empfänger')).toBe('harbour.eth');
});
