// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startMultisigBench } from '../multisigPage.testing.tsx';

let bench: Awaited<ReturnType<typeof startMultisigBench>>;
beforeAll(async () => {
  bench = await startMultisigBench();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await bench.reset();
});
afterAll(() => bench.stop());

const newcomer = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

async function proposeRejection() {
  const page = await bench.open('&reject=7');
  page.all('.safe-tick input')[0]?.click();
  await expect.poll(() => page.action.isClosed).toBe(false);
  page.action.press();
  return page;
}

test.each(['and can be left immediately', 'and is listed while the gateway returns stale data'])(
  'RejectView shows the notice of a proposal after proposing, %s',
  async (what) => {
    if (what.includes('gateway')) await bench.begin('cached');
    const page = await proposeRejection();
    await expect.poll(() => page.text('.notice-good')).toContain('Proposed.');
    page.follow('Back to the account');
    await expect.poll(() => page.text('#safe-view')).toBe('Queue');
    await page.settled();
    expect(page.text('[data-conflict=true]')).toContain('Nonce 7');
    expect(page.text('#safe-view')).toBe('Queue');
  },
);

test('ProposeView does not navigate after the visitor has left during submission', async () => {
  const release = bench.hold(/propose$/);
  const page = await proposeRejection();
  await expect.poll(() => page.all('[aria-busy="true"]')).not.toEqual([]);
  page.follow('Back to the account');
  await expect.poll(() => page.text('#safe-view')).toBe('Queue');
  release();
  const isThere = () => page.text('[data-conflict=true]').includes('Nonce 7');
  await expect.poll(isThere).toBe(true);
  await page.settled();
  page.follow('History');
  await expect.poll(() => page.text('#safe-view')).toBe('History');
  await page.settled();
  expect(page.text('#safe-view')).toBe('History');
});

test.each([
  ['is out of reach', () => ({ error: { code: -32_000, message: 'Network unreachable' } })],
  ['fails', () => ({ error: { code: -32_603, message: 'Something went wrong on the server' } })],
  ['is behind, and knows no account', () => ({ result: '0x' })],
])('ProposeView keeps the typed form while the network %s', async (_, answer) => {
  const page = await bench.open('&show=new');
  await expect.poll(() => page.text()).toContain('Recipient');
  page.type('Recipient', newcomer);
  page.type('Amount', '0.01');
  const end = bench.answerChain(answer);
  await page.refetch();
  end();
  page.press('Review');
  await expect.poll(() => page.text()).toContain('Send 0.01 ETH');
});

test('ProposeView keeps the typed form while the account changes and its queue is refetched', async () => {
  const fetches = vi.spyOn(globalThis, 'fetch');
  const reads = () => fetches.mock.calls.filter(([asked]) => /queued/.test(`${asked}`)).length;
  const page = await bench.open('&show=new');
  await expect.poll(() => page.text()).toContain('Recipient');
  page.type('Recipient', newcomer);
  const release = bench.hold(/queued$/);
  const before = reads();
  await bench.require(3);
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(reads).toBeGreaterThan(before);
  expect(page.typed('Recipient')).toBe(newcomer);
  release();
});
