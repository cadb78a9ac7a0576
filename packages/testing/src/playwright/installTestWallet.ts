import type { ProviderEvent } from '../rpc/emitter.ts';
import { isRecord } from '../rpc/params.ts';
import { createTestWallet, type TestWallet } from '../test-wallet/createTestWallet.ts';
import type { TestWalletOptions } from '../test-wallet/options.ts';
import { openPageWallet, type PageWalletParts, type Reply } from './pageWallet.ts';

/** The part of Playwright's `Frame` that is used. */
interface Frame {
  evaluate(
    work: (given: readonly [string, string, unknown]) => void,
    given: unknown,
  ): Promise<unknown>;
}

/** The part of Playwright's `Page` and `BrowserContext` that is used. */
export interface Installable {
  exposeBinding(
    name: string,
    callback: (source: { readonly frame: Frame }, kind: string, text?: string) => unknown,
  ): Promise<unknown>;
  addInitScript(script: (parts: PageWalletParts) => void, parts: PageWalletParts): Promise<unknown>;
}

const events: readonly ProviderEvent[] = [
  'connect',
  'disconnect',
  'chainChanged',
  'accountsChanged',
];

/**
 * Puts a test wallet into a page, or into every page of a context: call it before the page is opened.
 * The wallet itself stays in the test, which drives it with the same verbs as anywhere; the page gets
 * a provider that asks it. Keys never reach the page, its nodes are asked by the test, and it stays as
 * it is over reloads and in all tabs.
 *
 * @param target Playwright's `page`, or `context` for all its pages
 * @param wallet options for a new one, or one made by `createTestWallet`
 *
 * @example
 * ```ts
 * import { installTestWallet } from '@mooring/testing/playwright';
 * import { test } from '@playwright/test';
 *
 * test('who declines stays where they are', async ({ page }) => {
 *   const wallet = await installTestWallet(page, { name: 'Test Wallet' });
 *   wallet.next('connect').reject();
 *   await page.goto('/');
 * });
 * ```
 */
export async function installTestWallet(
  target: Installable,
  wallet: TestWallet | TestWalletOptions = {},
): Promise<TestWallet> {
  const installed = 'provider' in wallet ? wallet : createTestWallet(wallet);
  const { info, provider } = installed;
  const binding = `testWallet:${info.uuid}`;
  const frames = new Set<Frame>();

  await target.exposeBinding(binding, async ({ frame }, kind, text) => {
    if (kind === 'open') frames.add(frame);
    return kind === 'request' && text !== undefined ? reply(provider, text) : undefined;
  });
  await target.addInitScript(openPageWallet, { info, binding });

  for (const event of events) {
    provider.on(event, (payload) => {
      for (const frame of frames) {
        // A page that has gone hears nothing.
        frame.evaluate(emitInPage, [binding, event, payload]).catch(() => frames.delete(frame));
      }
    });
  }
  return installed;
}

/** Runs in the page, sent there as text. */
function emitInPage([binding, event, payload]: readonly [string, string, unknown]): void {
  Reflect.get(window, `${binding}:emit`)?.(event, payload);
}

async function reply(provider: TestWallet['provider'], text: string): Promise<Reply> {
  const args: unknown = JSON.parse(text);
  const { method, params } = isRecord(args) ? args : {};
  try {
    return { result: await provider.request({ method: String(method ?? ''), params }) };
  } catch (error) {
    const { code, message, data } = Object(error);
    return { error: { code: Number(code), message: String(message), data } };
  }
}
