import { isRecord } from '@mooring/internal';
import { createTestWallet, type TestWallet } from '../test-wallet/createTestWallet.ts';
import type { TestWalletOptions } from '../test-wallet/openWallet.ts';
import type { ProviderEvent } from '../wallet/createProvider.ts';
import { openPageWallet, type PageWalletParts, type Reply } from './pageWallet.ts';

/** Subset of Playwright's `Frame`. */
interface Frame {
  evaluate(
    work: (given: readonly [string, string, unknown]) => void,
    given: unknown,
  ): Promise<unknown>;
}

/** Subset of Playwright's `Page` and `BrowserContext`. */
export interface Installable {
  exposeBinding(
    name: string,
    callback: (source: { readonly frame: Frame }, kind: string, text?: string) => unknown,
  ): Promise<unknown>;
  addInitScript(script: (parts: PageWalletParts) => void, parts: PageWalletParts): Promise<unknown>;
}

const providerEvents: readonly ProviderEvent[] = [
  'connect',
  'disconnect',
  'chainChanged',
  'accountsChanged',
  'message',
];

/**
 * Installs a test wallet in a page, or in every page of a context; call it before opening the page. The
 * wallet stays in the test, which scripts it with the usual verbs; the page gets a provider that forwards
 * to it. Keys never reach the page, nodes are called from the test, and the wallet's state is shared by all
 * tabs and survives reloads.
 *
 * @param target Playwright's `page`, or `context` for all its pages
 * @param wallet options of a new wallet, or one created by `createTestWallet`
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
  if (typeof Object(target).exposeBinding !== 'function') {
    throw new TypeError(
      'The page is missing: write await installTestWallet(page), with the page or context of Playwright.',
    );
  }
  const installed = 'provider' in wallet ? wallet : createTestWallet(wallet);
  const { info, provider } = installed;
  const binding = `testWallet:${info.uuid}`;
  const frames = new Set<Frame>();

  await target.exposeBinding(binding, async ({ frame }, kind, text) => {
    if (kind === 'open') frames.add(frame);
    return kind === 'request' && text !== undefined ? reply(provider, text) : undefined;
  });
  await target.addInitScript(openPageWallet, { info, binding });

  for (const event of providerEvents) {
    provider.on(event, (payload) => {
      for (const frame of frames) {
        // The frame was detached.
        frame.evaluate(emitInPage, [binding, event, payload]).catch(() => frames.delete(frame));
      }
    });
  }
  return installed;
}

/** Runs in the page, where it is sent as text. */
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
