// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startMultisigBench } from './multisigPage.testing.tsx';

let bench: Awaited<ReturnType<typeof startMultisigBench>>;
beforeAll(async () => {
  bench = await startMultisigBench();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await bench.reset();
});
afterAll(() => bench.stop());

/** Records all texts of the page until stopped. */
function record(text: () => string) {
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(text()));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return { seen, stop: () => observer.disconnect() };
}

/** Takes the next step of a transaction, until the page says it is done. */
async function press(page: Awaited<ReturnType<typeof bench.open>>, done: string) {
  await expect.poll(() => page.action.isClosed).toBe(false);
  page.action.press();
  await expect.poll(() => page.text()).toContain(done);
}

test.each(['immediately', 'while the gateway returns stale data'])(
  'TransactionView shows a submitted signature, %s',
  async (when) => {
    if (when.includes('gateway')) await bench.begin('cached');
    const page = await bench.open(`&tx=${bench.queue[1]}`);
    const { seen, stop } = record(() => page.text());
    page.action.press();
    const done = 'Signed. The other owners can see it now.';
    await expect.poll(() => page.text()).toContain(done);
    await page.settled();
    stop();
    const said = seen.filter((text) => text.includes(done));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((text) => text.includes('Signatures: 1 of 2'))).toEqual([]);
  },
);

test('TransactionView submits a signature again that the gateway refused, without a second prompt', async () => {
  const page = await bench.open(`&tx=${bench.queue[1]}`);
  const release = bench.hold(/confirmations$/);
  page.action.press();
  await expect.poll(() => page.asked()).toHaveLength(1);
  await bench.begin('down');
  release();
  await expect.poll(() => page.text('[role=alert]')).toContain('Your signature was not added.');
  await bench.clear();
  await expect.poll(() => page.action.isClosed).toBe(false);
  page.action.press();
  await expect.poll(() => page.text()).toContain('Signed.');
  expect(page.asked()).toHaveLength(1);
});

/** Loses the first answer to a posted request that the gateway has carried out. */
function loseAnswer() {
  const plain = globalThis.fetch;
  let isLost = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (asked, init) => {
    const answer = await plain(asked, init);
    if (isLost || !/(confirmations|signatures|messages)$/.test(`${asked}`)) return answer;
    if (init?.method !== 'POST') return answer;
    isLost = true;
    throw new TypeError('The connection was lost.');
  });
  return () => isLost;
}

test.each([
  ['a transaction', () => `&tx=${bench.queue[1]}`],
  ['a message', () => `&msg=${bench.messages[1]}`],
])('signature of %s counts as submitted when the response is lost', async (_what, place) => {
  const isLost = loseAnswer();
  const page = await bench.open(place());
  page.action.press();
  await expect.poll(() => page.text()).toContain('Signatures: 2 of 2');
  await page.settled();
  expect(isLost()).toBe(true);
  expect(page.text()).not.toContain('Your signature was not added.');
});

test('NewMessageView opens the message when the response is lost', async () => {
  const isLost = loseAnswer();
  const page = await bench.open('&show=new-message');
  page.type('Text', 'The boathouse is let.');
  page.press('Review');
  await expect.poll(() => page.all('.safe-action button')).toHaveLength(1);
  await expect.poll(() => page.action.isClosed).toBe(false);
  page.action.press();
  await expect.poll(() => page.text('#safe-view')).toBe('Message');
  expect(isLost()).toBe(true);
});

test('TransactionView shows an executed transaction as executed immediately', async () => {
  const page = await bench.open(`&tx=${bench.queue[0]}`);
  expect(page.text()).toContain('Ready to execute');
  const { seen, stop } = record(() => page.text());
  page.action.press();
  await expect.poll(() => page.text()).toContain('Executed.');
  await page.settled();
  stop();
  const said = seen.filter((text) => text.includes('Executed.'));
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((text) => /Ready to execute|No longer valid/.test(text))).toEqual([]);
});

test('MessageView shows a submitted signature while the gateway returns stale data', async () => {
  await bench.begin('cached');
  const page = await bench.open(`&msg=${bench.messages[1]}`);
  expect(page.text()).toContain('Signatures: 1 of 2');
  page.action.press();
  await expect.poll(() => page.text()).toContain('Signatures: 2 of 2');
});

test('MessagesView lists a new message while the gateway returns stale data', async () => {
  await bench.begin('cached');
  await bench.open('&show=messages');
  const page = await bench.open('&show=new-message');
  page.type('Text', 'The boathouse is ours.');
  page.press('Review');
  await expect.poll(() => page.all('.safe-action button')).toHaveLength(1);
  await expect.poll(() => page.action.isClosed).toBe(false);
  page.action.press();
  await expect.poll(() => page.text('#safe-view')).toBe('Message');
  page.follow('Back to the account');
  await expect.poll(() => page.text('#safe-view')).toBe('Messages');
  await page.settled();
  const [first] = page.all('.safe-row');
  expect(first?.textContent).toContain('The boathouse is ours.');
  expect(first?.textContent).toContain('1 of 2');
});

test('TransactionView updates when the gateway indexes an execution late, and does not show it as invalid', async () => {
  await press(await bench.open(`&tx=${bench.queue[0]}`), 'Executed.');
  await bench.begin('cached');
  const before = await bench.open('&show=history');
  const rows = before.all('.safe-row').length;
  const page = await bench.open(`&tx=${bench.queue[1]}`);
  // Signed first: it is the next one now.
  for (const done of ['Signed.', 'Executed.']) await press(page, done);
  const other = await bench.open(`&tx=${bench.queue[1]}`, { person: 1 });
  expect(other.text('.notice-info')).toContain('The account is past this nonce.');
  expect(other.text()).not.toContain('No longer valid');

  const history = await bench.open('&show=history');
  expect(history.all('.safe-row')).toHaveLength(rows);
  await bench.clear();
  await expect.poll(() => history.all('.safe-row').length).toBe(rows + 1);
  const after = await bench.open(`&tx=${bench.queue[1]}`, { person: 1 });
  expect(after.text('.badge')).toContain('Executed');
  expect(after.all('.notice-info')).toEqual([]);
});
