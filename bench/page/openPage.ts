import { setTimeout as wait } from 'node:timers/promises';
import type { TestWallet } from '@mooring/testing';
import { installTestWallet } from '@mooring/testing/playwright';
import type { Browser, Page } from '@playwright/test';
import { announceWallet } from './announceWallet.ts';
import { answerNodes } from './answerNodes.ts';
import { type PageUnderTest, type VisibleElement, walletName } from './pages.ts';
import { type PageWatch, type Painted, watchPage } from './watchPage.ts';

declare global {
  interface Window {
    readonly watch: PageWatch;
  }
}

export interface Circumstances {
  /** CPU slowdown. Default: 1. */
  readonly slowdown?: number;
  /** Network conditions: unthrottled, or those of a phone. Default: unthrottled. */
  readonly network?: 'local' | keyof typeof networks;
  /** Time the pointer moves to a button, in ms; 0 for a finger. Default: that of a mouse. */
  readonly wayMs?: number;
  /** Time a button is held down, in ms. Default: a usual click. */
  readonly heldMs?: number;
  /** Emulates an iPhone's browser and screen. Default: a desktop. */
  readonly phone?: boolean;
  /** Default: light. */
  readonly colorScheme?: 'light' | 'dark';
  /** Announced wallet. Default: one that connects, and signs nothing. */
  readonly wallet?: TestWallet;
  /** Nodes of other hosts: fail like all other hosts, or answer immediately. Default: fail. */
  readonly nodes?: 'out of reach' | 'answering';
}

/** Open page of a first-time visitor. */
export interface OpenPage {
  readonly page: Page;
  /** All requested URLs, including WebSockets. */
  readonly requests: readonly URL[];
  /** Time until the button is usable, in ms since navigation. */
  usable(): Promise<number>;
  quiet(): Promise<void>;
  /** Total blocking time, in ms. */
  blocked(): Promise<number>;
  /** Presses an element. */
  press(sight: VisibleElement): Promise<void>;
  /**
   * Presses one element and waits for another; ms from the click to the end of the frame that paints it.
   */
  open(button: VisibleElement, painted: VisibleElement): Promise<number>;
  /** Presses one element after the other, each once it is there, and waits for another. */
  pressAll(buttons: readonly VisibleElement[], painted: VisibleElement): Promise<Painted>;
  /**
   * Presses an element; frames dropped in the second after, and time to the paint after the press, in ms. Nothing is
   * looked for in the meantime: on a slow processor that would drop frames too.
   */
  smoothness(
    button: VisibleElement,
  ): Promise<{ readonly dropped: number; readonly paintMs: number }>;
  /** Waits until an element is removed. */
  gone(sight: VisibleElement): Promise<void>;
  close(): Promise<void>;
}

const iPhone = {
  viewport: { width: 390, height: 800 },
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  hasTouch: true,
  isMobile: true,
};

/** Networks of Chromium's developer tools: bytes per second, and latency in ms. */
const networks = {
  /** Called fast 3G before. */
  'slow 4G': { downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 },
  /** Called slow 3G before. */
  '3G': { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 2_000 },
};

/**
 * Times of the keystroke-level model (Card, Moran and Newell 1980), in ms: pointing with a mouse, and
 * pressing. The time to look and think is left out.
 */
const POINT_MS = 1_100;
const PRESS_MS = 100;

/** Timeout of an element, in ms. */
const LONGEST_MS = 60_000;

export async function openPage(
  browser: Browser,
  address: string,
  { button }: PageUnderTest,
  circumstances: Circumstances = {},
): Promise<OpenPage> {
  const { slowdown = 1, network = 'local', phone = false, colorScheme = 'light' } = circumstances;
  const { wayMs = POINT_MS, heldMs = PRESS_MS, wallet, nodes = 'out of reach' } = circumstances;
  const throttled = network === 'local' ? undefined : networks[network];
  const context = await browser.newContext({ colorScheme, locale: 'en', ...(phone && iPhone) });
  context.setDefaultTimeout(LONGEST_MS);
  const page = await context.newPage();
  const requests: URL[] = [];
  page.on('request', (request) => requests.push(new URL(request.url())));
  page.on('websocket', (socket) => requests.push(new URL(socket.url())));
  await page.addInitScript(watchPage, button);
  if (wallet) await installTestWallet(page, wallet);
  else await page.addInitScript(announceWallet, walletName);
  const control = await context.newCDPSession(page);
  await control.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (throttled)
    await control.send('Network.emulateNetworkConditions', { offline: false, ...throttled });
  if (nodes === 'answering') await answerNodes(control);
  await page.goto(address, { waitUntil: 'commit' });

  const whereIs = async (sight: VisibleElement) => {
    const found = await page.waitForFunction((of) => window.watch.whereIs(of), sight);
    const place = await found.jsonValue();
    if (!place) throw new Error('Not there');
    return place;
  };
  let pointer = { x: 0, y: 0 };
  /** Moves straight, with ease-in and ease-out like a hand. */
  const moveTo = async ({ x, y }: { readonly x: number; readonly y: number }) => {
    const began = performance.now();
    for (let part = 0; part < 1; ) {
      part = Math.min(1, (performance.now() - began) / wayMs);
      const gone = part * part * (3 - 2 * part);
      await page.mouse.move(pointer.x + (x - pointer.x) * gone, pointer.y + (y - pointer.y) * gone);
      await wait(16);
    }
    pointer = { x, y };
  };
  /** Waits for animations to end. */
  const press = async (sight: VisibleElement) => {
    let place = await whereIs(sight);
    for (let before = { x: -1, y: -1 }; before.x !== place.x || before.y !== place.y; ) {
      before = place;
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
      place = await whereIs(sight);
    }
    if (wayMs > 0) await moveTo(place);
    await page.mouse.click(place.x, place.y, { delay: heldMs });
  };
  const pressAll = async (
    buttons: readonly VisibleElement[],
    painted: VisibleElement,
  ): Promise<Painted> => {
    await page.evaluate((sight) => {
      Reflect.set(window, 'opened', window.watch.fromClickTo(sight));
    }, painted);
    for (const button of buttons) await press(button);
    const opened = page.evaluate(async (): Promise<Painted> => Reflect.get(window, 'opened'));
    const late = wait(LONGEST_MS, undefined, { ref: false }).then(() => {
      throw new Error(`${JSON.stringify(painted)} was not painted at ${address}.`);
    });
    return Promise.race([opened, late]);
  };
  return {
    page,
    requests,
    async usable() {
      const at = await page.waitForFunction(() => window.watch.usable);
      return (await at.jsonValue()) ?? Number.NaN;
    },
    // A slow network delays the start of a file longer than the usual pause.
    quiet: () =>
      page.evaluate((ms) => window.watch.quiet(ms), 500 + Math.ceil(throttled?.latency ?? 0)),
    blocked: () => page.evaluate(() => window.watch.blocked()),
    press,
    pressAll,
    async open(what, sight) {
      const { clicked, painted } = await pressAll([what], sight);
      return painted - clicked;
    },
    async smoothness(what) {
      await page.evaluate(() => {
        Reflect.set(window, 'smoothness', window.watch.smoothness());
      });
      await press(what);
      return page.evaluate(async () => Reflect.get(window, 'smoothness'));
    },
    async gone(sight) {
      await page.waitForFunction((of) => !window.watch.whereIs(of), sight);
    },
    close: () => context.close(),
  };
}
