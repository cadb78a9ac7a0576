import type { Local } from '@mooring/devnet';
import { test as base, expect } from '@playwright/test';
import { type Hex, isHex } from 'viem';
import { SafeHost } from './safeHost.ts';
import { serveHost } from './serveHost.ts';

const test = base.extend<{ host: SafeHost }, { local: Local }>({
  local: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const local = await serveHost('embedded');
      await use(local);
      await local.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  host: async ({ page, local }, use) => use(new SafeHost(page, local)),
});

test.slow();

const domain = { name: 'Harbour', version: '1' };
const types = {
  Berth: [
    { name: 'boat', type: 'string' },
    { name: 'nights', type: 'uint256' },
  ],
};

/** Opens the application in the Safe that one owner signs for, and waits until it is connected. */
async function openKiosk(host: SafeHost) {
  const kiosk = host.local.devnet.multisigs[1]?.safe;
  if (!kiosk) throw new Error('The network has two Safes.');
  await host.openConnected({ safe: kiosk.address });
  return kiosk.address;
}

/** Asks the Safe; the answer is told by `answerOf`, once somebody has decided at the host. */
async function ask({ app }: SafeHost, method: string, params: readonly unknown[]) {
  await app.locator('body').evaluate(
    (_, [name, given]) => {
      const { request } = Reflect.get(window, 'host');
      Reflect.set(
        window,
        'asked',
        request(name, given).catch(({ code }: { code: number }) => ({ code })),
      );
    },
    [method, params] as const,
  );
}

async function answerOf({ app }: SafeHost): Promise<unknown> {
  return app.locator('body').evaluate(() => Reflect.get(window, 'asked'));
}

async function signatureOf(host: SafeHost): Promise<Hex> {
  const answer = await answerOf(host);
  if (!isHex(answer)) throw new Error(`That is no signature: ${JSON.stringify(answer)}`);
  return answer;
}

test('typed data is signed by the Safe, shown at the host, and declined with 4001', async ({
  host,
}) => {
  const address = await openKiosk(host);
  const message = { boat: 'Mira', nights: '3' };
  const data = JSON.stringify({
    domain,
    message,
    primaryType: 'Berth',
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
      ],
      ...types,
    },
  });
  await ask(host, 'eth_signTypedData_v4', [address, data]);
  await expect(host.question).toContainText('Mira');
  await host.answer('Reject');
  expect(await answerOf(host)).toEqual({ code: 4001 });

  await ask(host, 'eth_signTypedData_v4', [address, data]);
  await host.answer('Confirm');
  const signature = await signatureOf(host);
  const { client } = host.local.devnet.rollup;
  const signed = { address, domain, types, primaryType: 'Berth', signature } as const;
  expect(await client.verifyTypedData({ ...signed, message: { boat: 'Mira', nights: 3n } })).toBe(
    true,
  );
  expect(await client.verifyTypedData({ ...signed, message: { boat: 'Mira', nights: 4n } })).toBe(
    false,
  );
});

test('a message is signed by the Safe, as its contract confirms', async ({ host }) => {
  const address = await openKiosk(host);
  await ask(host, 'personal_sign', ['Berth 12 is taken', address]);
  await expect(host.question).toContainText('Berth 12 is taken');
  await host.answer('Confirm');
  const signature = await signatureOf(host);
  const { client } = host.local.devnet.rollup;
  const message = 'Berth 12 is taken';
  expect(await client.verifyMessage({ address, message, signature })).toBe(true);
  expect(await client.verifyMessage({ address, message: 'Berth 13', signature })).toBe(false);
});

test('outside of a Safe its connector is neither waited for nor offered', async ({
  page,
  local,
}) => {
  await page.goto(local.url);
  const button = page.locator('.mooring-main-button');
  await expect(button).toHaveText('Connect wallet');
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Connect a wallet' });
  await expect(dialog.getByRole('button', { name: 'Demo Wallet' })).toBeVisible();
  await expect(dialog).not.toContainText('The account this page is open in');
});
