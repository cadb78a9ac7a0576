import type { Local } from '@mooring/devnet/local';
import { test as base, expect } from '@playwright/test';
import { type Hex, isHex } from 'viem';
import { SafeHost } from './safeHost.ts';
import { serveHost } from './serveHost.ts';
import { within } from './weather/weather.ts';

export const test = base.extend<{ host: SafeHost }, { local: Local }>({
  local: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const local = await serveHost('embedded');
      await use(local);
      await local.stop();
    },
    { scope: 'worker', ...within(120_000) },
  ],
  host: async ({ page, local }, use) => use(new SafeHost(page, local)),
});

/** Opens the application in the Safe with one signer, and waits until it is connected. */
export async function openKiosk(host: SafeHost) {
  const kiosk = host.local.devnet.multisigs[1]?.safe;
  if (!kiosk) throw new Error('The network has no second Safe.');
  await host.openConnected({ safe: kiosk.address });
  return kiosk.address;
}

/** Sends a request to the Safe; `answerOf` resolves with the response, once decided at the host. */
export async function ask({ app }: SafeHost, method: string, params: readonly unknown[]) {
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

export async function answerOf({ app }: SafeHost): Promise<unknown> {
  return app.locator('body').evaluate(() => Reflect.get(window, 'asked'));
}

export async function signatureOf(host: SafeHost): Promise<Hex> {
  const answer = await answerOf(host);
  if (!isHex(answer))
    throw new Error(`The host did not return a signature: ${JSON.stringify(answer)}`);
  return answer;
}

export { expect };
