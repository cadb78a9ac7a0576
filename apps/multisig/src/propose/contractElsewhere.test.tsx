// @vitest-environment jsdom
import { getAddress } from 'viem';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startMultisigBench } from '../multisigPage.testing.tsx';

let bench: Awaited<ReturnType<typeof startMultisigBench>>;
beforeAll(async () => {
  bench = await startMultisigBench();
});
afterEach(() => bench.reset());
afterAll(() => bench.stop());

const recipient = '0x00000000000000000000000000000000000c0de1';

/** Deploys a contract at the recipient on another network, until the returned function is called. */
function deployElsewhere() {
  const plain = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const isOther = request.url.endsWith(`/rpc/${bench.chainIds[1]}`);
    if (!isOther || !(await request.clone().text()).includes('eth_getCode')) return plain(request);
    const asked = await request.json();
    const answer = ({ id }: { id: number }) => ({ jsonrpc: '2.0', id, result: '0x6001' });
    return Response.json(Array.isArray(asked) ? asked.map(answer) : answer(asked));
  };
  return () => {
    globalThis.fetch = plain;
  };
}

async function reviewNewOwner() {
  const page = await bench.open('&show=settings');
  page.press('Change owners or threshold');
  await expect.poll(() => page.all('#safe-new-owner')).toHaveLength(1);
  page.type('New owner', recipient);
  page.press('Review');
  await expect.poll(() => page.text('#safe-view')).toBe('Review');
  await expect.poll(() => page.text()).not.toContain('Checking');
  return page;
}

async function reviewPayment() {
  const page = await bench.open('&show=new');
  await expect.poll(() => page.text()).toContain('Recipient');
  page.type('Recipient', recipient);
  page.type('Amount', '0.01');
  page.press('Review');
  return page;
}

async function reviewTable() {
  const page = await bench.open('&show=new');
  await expect.poll(() => page.text()).toContain('Recipient');
  page.press('Pay many at once (CSV)');
  await expect.poll(() => page.text()).toContain('Table of payments');
  page.type('Table of payments', `ETH\t${recipient}\t0.01`);
  await expect.poll(() => page.text()).toContain('1 payment is ready');
  page.press('Review');
  return page;
}

test.each([
  ['recipient', reviewPayment],
  ['recipient in a table', reviewTable],
  ['new owner', reviewNewOwner],
])(
  'a review asks to confirm a %s that is a contract of another network only',
  async (_, review) => {
    const restore = deployElsewhere();
    try {
      const page = await review();
      await expect.poll(() => page.all('[data-code="account-elsewhere"] input')).toHaveLength(1);
      const finding = page.text('[data-code="account-elsewhere"]');
      expect(finding).toContain('There is a contract at this address on Local Rollup');
      expect(finding).toContain(getAddress(recipient));
      expect(page.action.isClosed).toBe(true);
      for (const box of page.all('.safe-tick input, .payment-tick input')) box.click();
      await expect.poll(() => page.action.isClosed).toBe(false);
    } finally {
      restore();
    }
  },
);

test('a review says that other networks did not answer for a new owner', async () => {
  bench.refuse(new RegExp(`/rpc/${bench.chainIds[1]}$`), () => new Response('', { status: 400 }));
  const page = await reviewNewOwner();
  await expect.poll(() => page.all('[data-code="account-unread"]')).toHaveLength(1);
  expect(page.all('[data-code="account-unread"] input')).toEqual([]);
});
