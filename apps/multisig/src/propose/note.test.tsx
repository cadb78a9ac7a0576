// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startMultisigBench } from '../multisigPage.testing.tsx';
import { LONGEST_NOTE } from './proposalNote.ts';

let bench: Awaited<ReturnType<typeof startMultisigBench>>;
beforeAll(async () => {
  bench = await startMultisigBench();
});
afterEach(() => bench.reset());
afterAll(() => bench.stop());

test.each([
  ['of any letters', 'Tom & Ann <ann@pier.example>, 5 < 6 &lt; 7: '],
  ['beside which no name fits', '"rope" '.repeat(12)],
  ['beside which no URL fits', '"a" '.repeat(20)],
])('note %s is shown to the other owners', async (_case, begin) => {
  const note = begin.padEnd(LONGEST_NOTE, '.');
  const page = await bench.open('&reject=7');
  page.type('Note for the other owners', note);
  page.all('.safe-tick input')[0]?.click();
  await expect.poll(() => page.action.isClosed).toBe(false);
  page.action.press();
  await expect.poll(() => page.text('.notice-good')).toContain('Proposed.');
  await expect.poll(() => page.text('.safe-note bdi')).toBe(note);
});
