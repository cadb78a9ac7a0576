// @vitest-environment jsdom
import type { GatewayLie } from '@mooring/devnet';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startMultisigBench } from './multisigPage.testing.tsx';

let bench: Awaited<ReturnType<typeof startMultisigBench>>;
beforeAll(async () => {
  bench = await startMultisigBench();
});
afterEach(() => bench.reset());
afterAll(() => bench.stop());

const transactionAt = (index: number) => `&tx=${bench.queue[index]}`;
const foreignSignature = 'A signature was not made by the owner it names.';
const wrongHash = 'The transaction service’s hash is not the hash of these fields.';
const mustNot = 'This must not be signed, for the reasons above.';
const impostor = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

/** Tampered transactions, and the page's texts. */
const tampering: readonly [GatewayLie, string][] = [
  ['changed-recipient', 'This is not the transaction that was asked for.'],
  ['changed-operation', 'Unknown code would run as the account itself.'],
  ['foreign-signature', foreignSignature],
  ['wrong-hash', wrongHash],
  ['unsorted-owners', 'The order of the owners does not match the chain.'],
];

test('TransactionView offers to sign a transaction that matches its hash', async () => {
  const page = await bench.open(transactionAt(1));
  expect(page.text('[role=alert]')).toBe('');
  expect(page.action.isClosed).toBe(false);
});

describe.each(tampering)('gateway fault %s', (lie, reason) => {
  test.each([
    ['a pending transaction', 1],
    ['a transaction with enough signatures', 0],
  ])('%s is refused with the reason, without a wallet request', async (_, index) => {
    await bench.begin(lie);
    const page = await bench.open(transactionAt(index));
    expect(page.text('[role=alert]')).toContain('Do not sign this.');
    expect(page.text('[role=alert]')).toContain(reason);
    expect(page.action).toMatchObject({ isClosed: true, obstacle: mustNot });
    page.action.press();
    await page.settled();
    expect(page.asked()).toEqual([]);
  });

  test('is refused in the queue too', async () => {
    await bench.begin(lie);
    const page = await bench.open();
    expect(page.text()).toMatch(/Do not sign this\.|nothing can be signed\./);
  });
});

test.each(tampering.filter(([lie]) => lie !== 'unsorted-owners'))(
  'gateway fault %s after the page has loaded is detected before the wallet prompt',
  async (lie) => {
    const page = await bench.open(transactionAt(1));
    await bench.begin(lie);
    page.action.press();
    await expect.poll(() => page.text()).toContain('Your signature was not added.');
    expect(page.text()).toContain('It has changed since you looked at it.');
    expect(page.asked()).toEqual([]);
    await bench.clear();
    const again = await bench.open(transactionAt(1));
    again.action.press();
    await expect.poll(() => again.text()).toContain('Signatures: 2 of 2');
  },
);

test.each([
  ['signed', 1, 'Your signature was not added.', 'There is no contract at this address'],
  ['executed', 0, 'It was not executed.', 'The account holds less than what would leave'],
])(
  'TransactionView shows a change on the chain before the transaction is %s',
  async (_, index, outcome, news) => {
    const page = await bench.open(transactionAt(index));
    expect(page.action.isClosed).toBe(false);
    await bench.empty();
    page.action.press();
    await expect.poll(() => page.text()).toContain(outcome);
    expect(page.text()).toContain('It has changed since you looked at it.');
    expect(page.asked()).toEqual([]);
    await expect.poll(() => page.text()).toContain(news);
    expect(page.action.isClosed).toBe(true);
  },
);

test.each([
  ['a transaction', () => transactionAt(1)],
  ['a message', () => `&msg=${bench.messages[1]}`],
])('signing of %s is disabled until the gateway has returned the account', async (_, at) => {
  await bench.begin('unsorted-owners');
  const release = bench.hold(/\/safes\/0x[0-9a-f]{40}$/i);
  const page = await bench.open(at(), { early: true });
  await expect.poll(() => page.all('.safe-action button').length).toBe(1);
  expect(page.text('[role=alert]')).toBe('');
  expect(page.action).toMatchObject({ isClosed: true, obstacle: 'Loading…' });
  page.action.press();
  release();
  await page.settled();
  expect(page.text('[role=alert]')).toContain('The order of the owners does not match the chain.');
  expect(page.action).toMatchObject({ isClosed: true, obstacle: mustNot });
  expect(page.asked()).toEqual([]);
});

describe.each([
  ['foreign-signature', foreignSignature],
  ['wrong-hash', wrongHash],
] as const)('gateway fault %s of a message', (lie, reason) => {
  test('is refused with the reason, without a wallet request', async () => {
    await bench.begin(lie);
    const page = await bench.open(`&msg=${bench.messages[1]}`);
    expect(page.text('[role=alert]')).toContain(reason);
    expect(page.action).toMatchObject({ isClosed: true, obstacle: mustNot });
    page.action.press();
    await page.settled();
    expect(page.asked()).toEqual([]);
  });

  test('is not shown as signed, although complete', async () => {
    await bench.begin(lie);
    const list = await bench.open('&show=messages');
    const row = list.all('.safe-row').find((one) => one.textContent.includes('The season opens'));
    const problems = [...(row?.querySelectorAll('.field-problem') ?? [])];
    expect(problems.map((one) => one.textContent)).toEqual([`Do not sign this. ${reason}`]);
    const page = await bench.open(`&msg=${bench.messages[0]}`);
    expect(page.text()).not.toContain('Checked on the chain just now');
  });
});

test('MessageView shows a complete message with valid signatures as signed', async () => {
  const page = await bench.open(`&msg=${bench.messages[0]}`);
  expect(page.text()).toContain('Checked on the chain just now');
});

test('QueueView shows and refuses a row whose recipient and hash were both tampered with', async () => {
  await bench.begin('changed-recipient', 'wrong-hash');
  const page = await bench.open();
  const [row] = page.all('.safe-row');
  expect(row?.textContent).toContain('Send 0.35 ETH to 0x3C44…93BC');
  expect(row?.textContent).toContain('Do not sign this.');
  row?.querySelector('summary')?.click();
  await expect.poll(() => row?.querySelector('details')?.textContent).toContain(impostor);
});

test('HistoryView recognises a rejection by its own fields, not by the gateway’s label', async () => {
  await bench.begin('called-a-rejection');
  const page = await bench.open('&show=history');
  await expect.poll(() => page.text('.safe-row h3')).toContain('calls');
  expect(page.text('.safe-row h3')).not.toContain('Rejection');
});

test.each(['queue', 'history', 'messages'])(
  '%s view refuses a next page at another origin',
  async (view) => {
    await bench.begin('foreign-next-page');
    const page = await bench.open(`&show=${view}`);
    page.press('Show more');
    await expect
      .poll(() => page.text('[role=alert]'))
      .toContain('The transaction service’s next page is on another server and was not loaded.');
    expect(page.all('.safe-row').length).toBeGreaterThan(0);
    await bench.clear();
    page.press('Retry');
    // The refetched page is the last one.
    await expect.poll(() => page.button('Show more')).toBeUndefined();
    expect(page.text('[role=alert]')).toBe('');
  },
);

test('ProposeView refuses to propose while the queue cannot be read to its end', async () => {
  await bench.begin('foreign-next-page');
  const page = await bench.open('&show=new');
  expect(page.text('[role=alert]')).toContain('was not loaded.');
  expect(page.button('Review')).toBeUndefined();
  await bench.clear();
  page.press('Retry');
  await expect.poll(() => page.button('Review')).toBeDefined();
});

test.each(['queue', 'history', 'messages'])('%s view refuses an endless list', async (view) => {
  await bench.begin('endless-list');
  const page = await bench.open(`&show=${view}`);
  expect(page.text('[role=alert]')).toMatch(
    /sent an invalid answer|was too large and was not read/,
  );
  expect(page.all('.safe-row')).toEqual([]);
  expect(page.text()).toContain('Signatures required: 2 of 3');
});

test.each(['', '&show=history', '&show=messages', 'tx'])(
  '%s view shows markup in names as text (XSS)',
  async (at) => {
    await bench.begin('script-in-name');
    const page = await bench.open(at === 'tx' ? transactionAt(4) : at);
    expect(page.all('img[src="x"], script')).toEqual([]);
    // The app's name is shown as text.
    if (at === 'tx') expect(page.text()).toContain('<img src=x');
  },
);

test.each([
  ['down', /CGW error - status (Service Unavailable|503)/],
  ['busy', /CGW error - 429: Too many requests/],
] as const)('gateway that is %s: its message is shown, and Retry works', async (fault, words) => {
  const page = await bench.open(transactionAt(1));
  await bench.begin(fault);
  page.action.press();
  await expect.poll(() => page.text()).toContain('Your signature was not added.');
  expect(page.text()).toMatch(words);
  expect(page.asked()).toEqual([]);
  const queue = await bench.open();
  expect(queue.text('[role=alert]')).toMatch(words);
  expect(queue.all('[role=alert]')).toHaveLength(1);
  // The owners are still the chain's.
  expect(queue.text()).toContain('Signatures required: 2 of 3');
  await bench.clear();
  for (const button of queue.all('[role=alert] button')) button.click();
  await expect.poll(() => queue.text()).toContain('Send 0.35 ETH');
});

test('slow gateway: a loading state is shown beside what was read from the chain', async () => {
  await bench.slow(600_000);
  const page = await bench.open('', { early: true });
  await expect.poll(() => page.text()).toContain('Signatures required: 2 of 3');
  expect(page.text('.safe-list[aria-busy="true"] [role=status]')).toBe('Loading…');
});
