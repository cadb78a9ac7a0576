// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startMultisigBench } from '../multisigPage.testing.tsx';

let bench: Awaited<ReturnType<typeof startMultisigBench>>;
beforeAll(async () => {
  bench = await startMultisigBench();
});
afterEach(() => bench.reset());
afterAll(() => bench.stop());

const recipient = '0x00000000000000000000000000000000000c0de1';
const details = /\/transactions\/multisig_/;
const list = /\/transactions\/queued$/;
const failures: readonly [string, () => Response][] = [
  ...[429, 500, 503].map((status): [string, () => Response] => [
    `fail with ${status}`,
    () => Response.json({ code: status, message: 'No.' }, { status }),
  ]),
  ['are not details', () => Response.json({ txId: 'something else' })],
  ['are not JSON', () => new Response('<html>', { status: 200 })],
];

test.each(failures)(
  'ProposeView does not offer the nonce of a queued transaction whose details %s',
  async (_, answer) => {
    bench.refuse(details, answer);
    const page = await bench.open('&show=new');
    page.type('Recipient', recipient);
    page.type('Amount', '0.01');
    page.press('Review');
    await expect.poll(() => page.text()).toContain('Send 0.01 ETH');
    expect(page.text('.safe-facts')).toMatch(/Nonce10(?!\d)/);
  },
);

test.each(failures)(
  'QueueView shows nonces of transactions whose details %s',
  async (_, answer) => {
    bench.refuse(details, answer);
    const page = await bench.open();
    await expect
      .poll(() => page.all('.safe-group h3').map((one) => one.textContent))
      .toEqual([...['Next: nonce 6', 'Nonce 7', 'Nonce 8', 'Nonce 9']]);
  },
);

test.each(failures)('ProposeView proposes nothing if the lists %s', async (_, answer) => {
  bench.refuse(list, answer);
  const page = await bench.open('&show=new');
  expect(page.all('#safe-note, label')).toEqual([]);
  await expect.poll(() => page.text('[role=alert]')).toContain('This could not be loaded.');
});
