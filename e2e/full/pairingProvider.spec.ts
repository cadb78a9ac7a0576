import type { Local } from '@mooring/devnet/local';
import { test as base, expect, type Page } from '@playwright/test';
import { verifyTypedData } from 'viem';
import { Phone } from '../phone.ts';
import { serveHost } from '../serveHost.ts';
import { within } from '../weather/weather.ts';

const test = base.extend<{ phone: Phone }, { host: Local }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const host = await serveHost('pairing');
      await use(host);
      await host.stop();
    },
    { scope: 'worker', ...within(60_000) },
  ],
  baseURL: async ({ host }, use) => use(host.url),
  phone: async ({ browser, host }, use) => {
    const phone = await Phone.open(browser, host.phoneUrl);
    await use(phone);
    await phone.close();
  },
});

test.slow();

/** Starts connecting; stores the outcome in the page. */
async function begin(page: Page, path = '/') {
  await page.goto(path);
  await page.waitForFunction(() => 'host' in window);
  await page.evaluate(() => {
    const { connector } = Reflect.get(window, 'host');
    Reflect.set(
      window,
      'connecting',
      connector.connect().catch((error: Error) => ({ failed: error.message })),
    );
  });
}

/** Current link of the page, other than `before`. */
async function linkOf(page: Page, before = ''): Promise<string> {
  const shown = await page.waitForFunction((last) => {
    const { uri } = Reflect.get(window, 'host').connector.mooring.control.getState();
    return typeof uri === 'string' && uri !== last ? uri : undefined;
  }, before);
  return String(await shown.jsonValue());
}

async function connect(page: Page, phone: Phone) {
  await begin(page);
  await phone.pair(await linkOf(page));
  await phone.approve();
  const connected: unknown = await page.evaluate(() => Reflect.get(window, 'connecting'));
  expect(connected).toMatchObject({ accounts: [expect.stringMatching(/^0x/)] });
}

/** Sends a request to the phone; stores the result, or the error's code or reason, in the page. */
async function ask(page: Page, method: string, params: unknown) {
  await page.evaluate(
    ([name, given]) => {
      const asked = Reflect.get(window, 'host').request(name, given);
      Reflect.set(
        window,
        'asked',
        asked.catch((error: object) => ({
          code: Reflect.get(error, 'code') ?? Reflect.get(error, 'reason'),
        })),
      );
    },
    [method, params] as const,
  );
}

function answerOf(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'asked'));
}

test('pairing provider: typed data is signed or rejected', async ({ page, phone, host }) => {
  const [mira] = host.devnet.accounts;
  if (!mira) throw new Error('The network has no accounts.');
  await connect(page, phone);
  const domain = { name: 'Harbour', version: '1', chainId: host.devnet.ethereum.chain.id };
  const types = {
    Berth: [
      { name: 'boat', type: 'string' },
      { name: 'nights', type: 'uint256' },
    ],
  } as const;
  const message = { boat: 'Mira', nights: '3' };
  const all = {
    ...types,
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
  };
  const data = JSON.stringify({ domain, types: all, primaryType: 'Berth', message });
  await ask(page, 'eth_signTypedData_v4', [mira.address, data]);
  await phone.approve();
  const signature = String(await answerOf(page));
  expect(signature).toMatch(/^0x[0-9a-f]{130}$/);
  const signed = await verifyTypedData({
    address: mira.address,
    domain,
    types,
    primaryType: 'Berth',
    message: { boat: 'Mira', nights: 3n },
    signature: `0x${signature.slice(2)}`,
  });
  expect(signed).toBe(true);
  await ask(page, 'eth_signTypedData_v4', [mira.address, data]);
  await phone.reject();
  expect(await answerOf(page)).toEqual({ code: 4001 });
});

test('pairing provider: adds a network outside the session', async ({ page, phone, host }) => {
  const { id } = host.devnet.rollup.chain;
  await connect(page, phone);
  await page.evaluate((chainId) => {
    const { connector } = Reflect.get(window, 'host');
    Reflect.set(
      window,
      'asked',
      connector.switchChain({ chainId }).then(() => connector.getChainId()),
    );
  }, id);
  await phone.approve();
  expect(await answerOf(page)).toBe(id);
});

test('pairing provider: an expired link is replaced (expire)', async ({ page, phone }) => {
  await begin(page, '/?proposalMs=4000');
  const first = await linkOf(page);
  const second = await linkOf(page, first);
  await phone.pair(second);
  await phone.approve();
  const connected: unknown = await page.evaluate(() => Reflect.get(window, 'connecting'));
  expect(connected).toMatchObject({ accounts: [expect.stringMatching(/^0x/)] });
});

test('pairing provider: an unanswered request expires, and the session is extended', async ({
  page,
  phone,
  host,
}) => {
  const [mira] = host.devnet.accounts;
  await page.clock.install();
  await connect(page, phone);
  await phone.call('extend');
  await phone.call('configure', { auto: 'ignore' });
  // The relay has seen requests of other tests.
  const asked = () => host.relay?.seen.filter(({ tag }) => tag === 1108).length ?? 0;
  const before = asked();
  await ask(page, 'personal_sign', ['0x4d6f6f72696e67', mira?.address]);
  await expect.poll(asked).toBe(before + 1);
  await page.clock.fastForward('05:10');
  expect(await answerOf(page)).toEqual({ code: 'requestExpired' });
  await phone.call('configure', { auto: 'approve' });
  await ask(page, 'personal_sign', ['0x4d6f6f72696e67', mira?.address]);
  expect(await answerOf(page)).toMatch(/^0x[0-9a-f]{130}$/);
});
