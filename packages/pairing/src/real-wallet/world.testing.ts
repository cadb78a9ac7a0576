import { type Relay, startRelay } from '@mooring/devnet';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { openPage, type PageOptions } from '../page.testing.ts';
import { type PhoneBehavior, startPhone } from './phone.testing.ts';

export type World = ReturnType<typeof useWorld>;

/**
 * Provides a relay for each test of a file, and pages and phones that are closed after it. Unhandled
 * rejections fail the test.
 */
export function useWorld() {
  let relay: Relay;
  let closing: (() => unknown)[] = [];
  let unhandled: unknown[] = [];
  const note = (reason: unknown) => {
    // The wallet library leaves rejections unhandled when a relay closes.
    const isItsOwn = reason instanceof Error && reason.stack?.includes('@walletconnect');
    if (!isItsOwn) unhandled.push(reason);
  };

  beforeEach(async () => {
    vi.stubEnv('DISABLE_GLOBAL_CORE', 'true');
    vi.stubEnv('IS_VITEST', 'true');
    closing = [];
    unhandled = [];
    process.on('unhandledRejection', note);
    relay = await startRelay();
  });

  afterEach(async () => {
    for (const close of closing) await close();
    await relay.stop();
    process.off('unhandledRejection', note);
    vi.unstubAllEnvs();
    expect(unhandled).toEqual([]);
  });

  const page = (options: PageOptions = {}) => {
    const opened = openPage(relay.url, options);
    closing.push(opened.close);
    return opened;
  };
  const phone = async (behavior: Partial<PhoneBehavior> = {}) => {
    const started = await startPhone(relay.url, behavior);
    closing.push(started.close);
    return started;
  };
  return {
    relay: () => relay,
    page,
    phone,
    /** Page and phone that have paired. */
    async paired(options: PageOptions = {}, behavior: Partial<PhoneBehavior> = {}) {
      const pair = { page: page(options), phone: await phone(behavior) };
      const connecting = pair.page.connect();
      await pair.phone.pair(await pair.page.link());
      const view = await connecting;
      return { ...pair, view };
    },
  };
}
