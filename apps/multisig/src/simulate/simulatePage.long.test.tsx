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

async function review(recipient: string, amount: string) {
  const page = await bench.open('&show=new');
  page.type('Recipient', recipient);
  page.type('Amount', amount);
  await expect.poll(() => page.all('[aria-invalid="true"]')).toEqual([]);
  page.press('Review');
  await expect.poll(() => page.text('#safe-view')).toBe('Review');
  await expect.poll(() => page.text()).toContain('Simulated just now');
  await page.settled();
  return page;
}

test('review shows simulated balance changes before signing', async () => {
  const page = await review(harbour, '0.25');
  expect(page.text('.safe-changes')).toBe('−0.25 ETH');
  expect(page.text()).not.toContain('for the first time');
  expect(page.text()).not.toContain('Compare every character.');
});

test('review shows the summed balance changes of a batch', async () => {
  const page = await bench.open(`&tx=${bench.queue[4]}`);
  await expect.poll(() => page.text('.safe-changes')).toContain('−0.05 ETH');
  expect(page.text('.safe-changes')).toContain('−25 HUSD');
});

test('review warns of a recipient that was never paid before', async () => {
  const page = await review('0x00000000000000000000000000000000000c0de1', '0.01');
  expect(page.text()).toContain('1 recipient is paid by this account for the first time');
});

test('review warns of address poisoning: an address similar to one paid before', async () => {
  const twin = `${harbour.slice(0, 6).toLowerCase()}${'1'.repeat(32)}${harbour.slice(-4)}`;
  const page = await review(twin, '0.01');
  expect(page.text('[role=alert]')).toContain('Compare every character.');
  expect(page.text('[role=alert]')).toContain(harbour);
});

test.each(['add', 'remove', 'swap', 'threshold', 'batch'] as const)(
  'queue and review name the earlier change of owners that a change (%s) depends on',
  async (change) => {
    await bench.propose(20n, 'add');
    await bench.propose(21n, change);
    const queue = await bench.open();
    const depends = 'changes of owners that wait before it, with nonce 20';
    const rows = queue.all('.safe-row').filter(({ textContent }) => textContent.includes(depends));
    expect(rows).toHaveLength(1);
    const [link] = rows[0]?.querySelectorAll('a') ?? [];
    const page = await bench.openAt(link?.getAttribute('href') ?? '');
    await expect.poll(() => page.text()).toContain(depends);
    expect(page.text()).toContain('for the owners of now');
  },
);
