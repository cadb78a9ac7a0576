import type { Circumstances, OpenPage } from './openPage.ts';
import { type DialogName, type PageUnderTest, pages, type Sight } from './pages.ts';
import type { Stage } from './startStage.ts';

/** Of visits with a mouse, whose dialogs are what was promised, and of those in other circumstances. */
export const rounds = 15;
export const otherRounds = 5;
const slowdown = 4;

/** What is timed, in ms. */
export type Timing =
  | 'usable'
  | 'blocked'
  | DialogName
  | `${DialogName} tapped`
  | `${DialogName} at once`
  | 'usable on 4G'
  | 'connect on 4G'
  | 'rows on a phone';

/** What is weighed, in bytes. */
export type Weight = 'usable' | 'quiet' | DialogName;

export interface Visits {
  /** One for each round; none where a page has no such dialog. */
  readonly times: Readonly<Record<Timing, number[]>>;
  /** As much as was ever asked for until then. */
  readonly weights: Map<Weight, number>;
  readonly hostsOnLoad: Set<string>;
  readonly hostsOnClick: Set<string>;
}

/** Visits every page in every round, one after the other, and does on each what a person does. */
export async function measureVisits(stage: Stage): Promise<ReadonlyMap<PageUnderTest, Visits>> {
  const measured = new Map(pages.map((page) => [page, noVisits()]));
  // The first round warms up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [page, visits] of measured) {
      const kept = round > 0 ? visits : noVisits();
      await visitHere(stage, page, kept);
      if (round > otherRounds) continue;
      await visitPressing(stage, page, kept, { wayMs: 0 }, 'tapped');
      await visitPressing(stage, page, kept, { wayMs: 0, heldMs: 0 }, 'at once');
      await visitOn4G(stage, page, kept);
      await visitOnPhone(stage, page, kept);
    }
    console.log(`Round ${round} of ${rounds}`);
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
      'connect at once': [],
      'account at once': [],
      'network at once': [],
      'usable on 4G': [],
      'connect on 4G': [],
      'rows on a phone': [],
    },
    weights: new Map(),
    hostsOnLoad: new Set(),
    hostsOnClick: new Set(),
  };
}

/** Arrives, connects, looks at the account and at the networks. */
async function visitHere(stage: Stage, page: PageUnderTest, visits: Visits): Promise<void> {
  const open = await stage.open(page, { slowdown });
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

/** Opens every dialog, the pointer on it from one moment to the next. */
async function visitPressing(
  stage: Stage,
  page: PageUnderTest,
  { times }: Visits,
  how: Circumstances,
  called: 'tapped' | 'at once',
): Promise<void> {
  if (!page.dialogs) return;
  const open = await stage.open(page, { slowdown, ...how });
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

/** A row of a wallet that is not on the device. */
const row: Sight = { selector: '*', text: 'MetaMask' };
/** Whose lists have it without a vendor's host. */
const listed: readonly string[] = ['rainbowkit', 'mooringPhones', 'mooring'];

/** Arrives on a slow phone over a slow network, and taps when the page is at rest. */
async function visitOnPhone(stage: Stage, page: PageUnderTest, { times }: Visits): Promise<void> {
  if (!page.dialogs || !listed.includes(page.name)) return;
  const open = await stage.open(page, { slowdown: 6, network: 'slow 4G', phone: true, wayMs: 0 });
  await open.usable();
  await open.quiet();
  times['rows on a phone'].push(await open.open(page.dialogs.connect.button, row));
  await open.close();
}

/** Arrives over a slow network and opens the dialog. */
async function visitOn4G(stage: Stage, page: PageUnderTest, { times }: Visits): Promise<void> {
  const open = await stage.open(page, { slowdown, network: 'slow 4G' });
  times['usable on 4G'].push(await open.usable());
  if (page.dialogs) {
    const { button, painted } = page.dialogs.connect;
    await open.quiet();
    times['connect on 4G'].push(await open.open(button, painted));
  }
  await open.close();
}

/** Chooses the wallet in the open dialog, and waits until the page is at rest again. */
export async function connectFrom(open: OpenPage, { dialogs }: PageUnderTest): Promise<void> {
  if (!dialogs) return;
  await open.press(dialogs.connect.painted);
  await open.gone(dialogs.connect.painted);
  await open.quiet();
}
