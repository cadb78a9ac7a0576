import type { Circumstances, OpenPage } from './openPage.ts';
import { type DialogName, type PageUnderTest, pages, type VisibleElement } from './pages.ts';
import type { Stage } from './startStage.ts';

/**
 * Number of visits with a mouse, whose times have targets, of visits in other circumstances, and of visits on a
 * 3G network, which take longest.
 */
export const ROUNDS = 15;
export const OTHER_ROUNDS = 5;
export const ROUNDS_ON3_G = 3;
const SLOWDOWN = 4;

/** Measured times, in ms. */
export type Timing =
  | 'usable'
  | 'blocked'
  | DialogName
  | `${DialogName} tapped`
  | `${DialogName} unheld`
  | 'usable on 4G'
  | 'connect on 4G'
  | 'usable on 3G'
  | 'connect on 3G tapped'
  | 'connect on 3G unheld'
  | 'connect on a slow desktop'
  | 'rows on a phone'
  | 'paint on a phone';

/** Measured weights, in bytes. */
export type Weight = 'usable' | 'quiet' | DialogName;

export interface Visits {
  /** Timing per round; empty for a page without that dialog. */
  readonly times: Readonly<Record<Timing, number[]>>;
  /** Frames dropped in the second after the tap on a phone. */
  readonly dropped: number[];
  /** Total bytes requested until then, the maximum of all rounds. */
  readonly weights: Map<Weight, number>;
  readonly hostsOnLoad: Set<string>;
  readonly hostsOnClick: Set<string>;
}

/** Visits every page in each round, in turn, with the actions of a visitor. */
export async function measureVisits(stage: Stage): Promise<ReadonlyMap<PageUnderTest, Visits>> {
  const measured = new Map(pages.map((page) => [page, noVisits()]));
  // The first round is a warm-up and not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [page, visits] of measured) {
      const kept = round > 0 ? visits : noVisits();
      await visitHere(stage, page, kept);
      if (round === 0 || round > OTHER_ROUNDS) continue;
      await visitPressing(stage, page, kept, { wayMs: 0 }, 'tapped');
      await visitPressing(stage, page, kept, { wayMs: 0, heldMs: 0 }, 'unheld');
      await visitOn4G(stage, page, kept);
      await visitOnPhone(stage, page, kept);
      await visitOnSlowDesktop(stage, page, kept);
      if (round <= ROUNDS_ON3_G) await visitOn3G(stage, page, kept);
    }
    console.log(`Round ${round} of ${ROUNDS}`);
  }
  return measured;
}

function noVisits(): Visits {
  return {
    times: {
      usable: [],
      blocked: [],
      connect: [],
      account: [],
      network: [],
      'connect tapped': [],
      'account tapped': [],
      'network tapped': [],
      'connect unheld': [],
      'account unheld': [],
      'network unheld': [],
      'usable on 4G': [],
      'connect on 4G': [],
      'usable on 3G': [],
      'connect on 3G tapped': [],
      'connect on 3G unheld': [],
      'connect on a slow desktop': [],
      'rows on a phone': [],
      'paint on a phone': [],
    },
    dropped: [],
    weights: new Map(),
    hostsOnLoad: new Set(),
    hostsOnClick: new Set(),
  };
}

/** Loads the page, connects, opens the account and network dialogs. */
async function visitHere(stage: Stage, page: PageUnderTest, visits: Visits): Promise<void> {
  const open = await stage.open(page, { slowdown: SLOWDOWN });
  const { times, hostsOnLoad, hostsOnClick } = visits;
  const weigh = (what: Weight) => {
    const now = stage.weigh(page, open.requests);
    visits.weights.set(what, Math.max(visits.weights.get(what) ?? 0, now));
  };
  times.usable.push(await open.usable());
  weigh('usable');
  await open.quiet();
  times.blocked.push(await open.blocked());
  weigh('quiet');
  for (const host of stage.elsewhere(open.requests)) hostsOnLoad.add(host);
  if (page.dialogs) {
    const { connect, account, network } = page.dialogs;
    times.connect.push(await open.open(connect.button, connect.painted));
    await open.quiet();
    weigh('connect');
    for (const host of stage.elsewhere(open.requests)) hostsOnClick.add(host);
    await connectFrom(open, page);
    times.account.push(await open.open(account.button, account.painted));
    await open.quiet();
    weigh('account');
    await open.page.keyboard.press('Escape');
    await open.gone(account.painted);
    times.network.push(await open.open(network.button, network.painted));
    await open.quiet();
    weigh('network');
  }
  await open.close();
}

/** Opens every dialog without moving the pointer there first. */
async function visitPressing(
  stage: Stage,
  page: PageUnderTest,
  { times }: Visits,
  how: Circumstances,
  called: 'tapped' | 'unheld',
): Promise<void> {
  if (!page.dialogs) return;
  const open = await stage.open(page, { slowdown: SLOWDOWN, ...how });
  const { connect, account, network } = page.dialogs;
  await open.usable();
  await open.quiet();
  times[`connect ${called}`].push(await open.open(connect.button, connect.painted));
  await open.quiet();
  await connectFrom(open, page);
  times[`account ${called}`].push(await open.open(account.button, account.painted));
  await open.quiet();
  await open.page.keyboard.press('Escape');
  await open.gone(account.painted);
  times[`network ${called}`].push(await open.open(network.button, network.painted));
  await open.close();
}

/** Row of a wallet that is not installed. */
const row: VisibleElement = { selector: '*', text: 'MetaMask' };
/** Pages whose list contains it without a request to a vendor's host. */
const listed: readonly string[] = ['rainbowkit', 'mooringPhones', 'mooring'];

/** Loads on a slow phone and network, and taps once the page is idle: to look for a row, then to count frames. */
async function visitOnPhone(
  stage: Stage,
  page: PageUnderTest,
  { times, dropped }: Visits,
): Promise<void> {
  if (!page.dialogs || !listed.includes(page.name)) return;
  const { button } = page.dialogs.connect;
  const slow: Circumstances = { slowdown: 6, network: 'slow 4G', phone: true, wayMs: 0 };
  const open = await stage.open(page, slow);
  await open.usable();
  await open.quiet();
  times['rows on a phone'].push(await open.open(button, row));
  await open.close();
  const counted = await stage.open(page, slow);
  await counted.usable();
  await counted.quiet();
  const smooth = await counted.smoothness(button);
  times['paint on a phone'].push(smooth.paintMs);
  dropped.push(smooth.dropped);
  await counted.close();
}

/** Loads on a slow network and opens the dialog. */
async function visitOn4G(stage: Stage, page: PageUnderTest, { times }: Visits): Promise<void> {
  const open = await stage.open(page, { slowdown: SLOWDOWN, network: 'slow 4G' });
  times['usable on 4G'].push(await open.usable());
  if (page.dialogs) {
    const { button, painted } = page.dialogs.connect;
    await open.quiet();
    times['connect on 4G'].push(await open.open(button, painted));
  }
  await open.close();
}

/** Loads on the slowest network, and presses the button once the page is idle: with a press time, and without. */
async function visitOn3G(stage: Stage, page: PageUnderTest, { times }: Visits): Promise<void> {
  if (!page.dialogs) return;
  const { button, painted } = page.dialogs.connect;
  for (const [called, heldMs] of [
    ['tapped', undefined],
    ['unheld', 0],
  ] as const) {
    const how = {
      slowdown: SLOWDOWN,
      network: '3G',
      wayMs: 0,
      ...(heldMs === 0 && { heldMs }),
    } as const;
    const open = await stage.open(page, how);
    const usable = await open.usable();
    if (called === 'tapped') times['usable on 3G'].push(usable);
    await open.quiet();
    times[`connect on 3G ${called}`].push(await open.open(button, painted));
    await open.close();
  }
}

/** Taps on the page of a desktop as slow as that phone. */
async function visitOnSlowDesktop(
  stage: Stage,
  page: PageUnderTest,
  { times }: Visits,
): Promise<void> {
  if (!page.dialogs) return;
  const { button, painted } = page.dialogs.connect;
  const open = await stage.open(page, { slowdown: 6, wayMs: 0 });
  await open.usable();
  await open.quiet();
  times['connect on a slow desktop'].push(await open.open(button, painted));
  await open.close();
}

/** Picks the wallet in the open dialog, and waits until the page is idle. */
export async function connectFrom(open: OpenPage, { dialogs }: PageUnderTest): Promise<void> {
  if (!dialogs) return;
  await open.press(dialogs.connect.painted);
  await open.gone(dialogs.connect.painted);
  await open.quiet();
}
