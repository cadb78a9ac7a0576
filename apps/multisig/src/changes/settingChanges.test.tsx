// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startMultisigBench } from '../multisigPage.testing.tsx';

let bench: Awaited<ReturnType<typeof startMultisigBench>>;
beforeAll(async () => {
  bench = await startMultisigBench();
});
afterEach(() => bench.reset());
afterAll(() => bench.stop());

const added = 'Owner added: 0x90F7…b906';

/** Opens a transaction of the history by the text of its row. */
async function openRow(words: string) {
  const history = await bench.open('&show=history');
  const links = history.all('.safe-row-link');
  const link = links.find(({ textContent }) => textContent?.startsWith(words));
  return bench.openAt(link?.getAttribute('href') ?? '');
}

test('SettingChanges shows changed settings in the history and on the page of the transaction', async () => {
  const history = await bench.open('&show=history');
  await expect.poll(() => history.text('.setting-changes')).toContain(added);
  const own = await openRow('Account settings change');
  await expect.poll(() => own.text('.setting-changes')).toContain(added);
  expect(own.text('.safe-call-sentence')).toContain('Added the owner 0x90F7…b906.');
});

test('SettingChanges shows nothing for a payment', async () => {
  const own = await openRow('Sent 0.75');
  expect(own.text('.safe-call-sentence')).toContain('Sent 0.75');
  expect(own.all('.setting-changes')).toEqual([]);
});
