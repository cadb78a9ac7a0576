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

/** Another network that has a contract at the recipient, and answers once it is released. */
function slowNetwork(chainId: number) {
  const plain = globalThis.fetch;
  const { promise, resolve: release } = Promise.withResolvers<void>();
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const isOther = request.url.endsWith(`/rpc/${chainId}`);
    if (!isOther || !(await request.clone().text()).includes('eth_getCode')) return plain(request);
    await promise;
    const asked = await request.json();
    const answer = ({ id }: { id: number }) => ({ jsonrpc: '2.0', id, result: '0x6001' });
    return Response.json(Array.isArray(asked) ? asked.map(answer) : answer(asked));
  };
  return { release, restore: () => (globalThis.fetch = plain) };
}

test('PaymentsForm awaits the other networks before a review, where a recipient is a contract', async () => {
  const page = await bench.open('&show=new');
  const other = slowNetwork(bench.chainIds[1] ?? 0);
  try {
    page.type('Recipient', recipient);
    page.type('Amount', '0.01');
    await expect.poll(() => page.all('[aria-invalid="true"]')).toEqual([]);
    page.press('Review');
    await expect.poll(() => page.button('Review')?.ariaBusy).toBe('true');
    // Changes typed since the press are not checked.
    page.type('Amount', '0.02');
    await expect.poll(() => page.button('Review')?.ariaBusy).toBe('false');
    page.type('Amount', '0.01');
    page.press('Review');
    other.release();
    await expect.poll(() => page.text()).toContain('There is a contract at this address on');
    expect(page.text()).not.toContain('Sign and propose');
    page.press('Use this address all the same');
    await expect.poll(() => page.text()).not.toContain('There is a contract at this address on');
    page.press('Review');
    await expect.poll(() => page.text()).toContain('Send 0.01 ETH');
  } finally {
    other.restore();
  }
});

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

test('a review asks to confirm a new owner that is a contract of another network only', async () => {
  const other = slowNetwork(bench.chainIds[1] ?? 0);
  other.release();
  try {
    const page = await reviewNewOwner();
    await expect.poll(() => page.all('[data-code="signer-elsewhere"] input')).toHaveLength(1);
    expect(page.text('[data-code="signer-elsewhere"]')).toContain(getAddress(recipient));
    expect(page.action.isClosed).toBe(true);
    for (const box of page.all('.safe-tick input, .payment-tick input')) box.click();
    await expect.poll(() => page.action.isClosed).toBe(false);
  } finally {
    other.restore();
  }
});

test('a review says that other networks did not answer for a new owner', async () => {
  bench.refuse(new RegExp(`/rpc/${bench.chainIds[1]}$`), () => new Response('', { status: 400 }));
  const page = await reviewNewOwner();
  await expect.poll(() => page.all('[data-code="signer-unread"]')).toHaveLength(1);
  expect(page.all('[data-code="signer-unread"] input')).toEqual([]);
});
