import { availableParallelism } from 'node:os';
import { median, spread } from '../sign-in/figures.ts';
import { table } from '../table.ts';
import { type Faults, measureFaults } from './measureFaults.ts';
import {
  measureVisits,
  OTHER_ROUNDS,
  ROUNDS,
  ROUNDS_ON3_G,
  type Timing,
  type Visits,
} from './measureVisits.ts';
import { dialogNames, type PageUnderTest, pages } from './pages.ts';
import { startStage } from './startStage.ts';

type Measured = ReadonlyMap<PageUnderTest, Visits>;

/** Compares the page with one connect button to the peers', as Markdown. */
export async function measure(): Promise<string> {
  const stage = await startStage(pages);
  try {
    return report(await measureVisits(stage), await measureFaults(stage));
  } finally {
    await stage.stop();
  }
}

function report(measured: Measured, faults: ReadonlyMap<PageUnderTest, Faults>): string {
  return `# The page beside the peers, measured

\`npm run bench -- page\` on ${availableParallelism()} cores, Node ${process.versions.node}, in a real Chromium. Each page has the
same five networks and one connect button, as its documentation sets it up, and is built alike by
Vite, its initial chunks merged into one script, and served by one server of this machine. The floor
is bare wagmi, without any dialog. The others bring phone wallets along; "Mooring with phones" does
too. RainbowKit, ConnectKit and AppKit work with wagmi 2 (2.19.5), bare wagmi and Mooring with wagmi 3
(3.7.7), all with viem 2.57.1; ConnectKit asks for React 18 (18.3.1), the others run with 19.3.1.
AppKit 1.8.0 is the last release whose licence lets us install it.

Medians of ${ROUNDS} rounds (${OTHER_ROUNDS} where the pointer jumps or the network is slow, ${ROUNDS_ON3_G} on 3G), in brackets the least and the
most, one page after the other in each round, every time as a visitor who was never there, with a
processor slowed down four times. One wallet is announced by the browser (EIP-6963), and says yes at
once. There is no internet: what a page asks of another host is written down and fails at once, so
that none of the peers waits for its vendor; with a network theirs take longer. Ratios carry over to
other machines, figures do not.

## What was promised

${table(['what', 'measured', 'held'], promises(measured))}

## What a page loads

Scripts and stylesheets, gzipped, in KB of 1,024 bytes: what a browser asked for until the button could
be used, until the page was at rest, until the connect dialog was open and at rest, and until somebody
had connected and looked at account and networks.

${table(
  ['page', 'button usable', 'at rest', 'over bare wagmi', 'connect dialog', 'all three dialogs'],
  ordered.map((page) => weights(measured, page)),
)}

## Until the button can be used, and how long the page is busy

In ms. Usable: from asking for the page to the end of the frame that painted the button. Blocked: the
part above 50 ms of each long task, until the page was at rest.

${times(measured, { usable: 'usable', blocked: 'blocked' })}

## From the click to a painted dialog

In ms, from letting go of the button to the end of the frame that first shows the wallet, the way to
disconnect, or another network. The page was at rest before. The pointer is on its way for 1.1 s and
presses for a tenth of a second, as people do with a mouse (keystroke-level model); that they look and
think before is left out. Each dialog is opened for the first time. ConnectKit and AppKit have no button
for networks: the page has one that calls what they offer for it.

${times(measured, { connect: 'connect', account: 'account', network: 'network' })}

The same where the pointer is there from one moment to the next and presses for a tenth of a second, as a
finger on a page that it has not touched before:

${times(measured, {
  'connect tapped': 'connect',
  'account tapped': 'account',
  'network tapped': 'network',
})}

And where it lets go in the same moment, which only a script can do, so that nothing can be made ready
meanwhile:

${times(measured, {
  'connect at once': 'connect',
  'account at once': 'account',
  'network at once': 'network',
})}

## On a slow desktop

The connect dialog tapped as above, with a processor slowed down six times.

${times(measured, { 'connect on a slow desktop': 'connect' })}

## On a slow 4G network

With a mouse, in the slow 4G of Chromium's developer tools, which they called fast 3G before: 1.44 Mbit/s
down, 0.68 up, 563 ms before each answer begins.
What a dialog needs and the page has not loaded, it waits for: that is the price of a small page.

${times(measured, { 'usable on 4G': 'usable', 'connect on 4G': 'connect dialog' })}

## On a 3G network

In the 3G of those tools, which they called slow 3G before: 0.4 Mbit/s down and up, 2,000 ms before each
answer begins. The page was at rest before.

${times(measured, {
  'usable on 3G': 'usable',
  'connect on 3G tapped': 'connect tapped',
  'connect on 3G at once': 'connect at once',
})}

## On a slow phone

An iPhone's browser and screen as far as a page can tell, the slow 4G network, a processor slowed down six times:
from letting go of the button to the end of the frame that first shows a wallet that is not on the phone, to
the end of the first frame after it (as the browser's event timing has it), and how many frames of a sixtieth
of a second were dropped in the second after it.

${times(measured, { 'rows on a phone': 'wallet rows', 'paint on a phone': 'next paint' })}

${table(
  ['page', 'frames dropped'],
  ordered.map((page) => {
    const { dropped } = visitsOf(measured, page);
    return [page.what, dropped.length === 0 ? 'none' : spread(dropped, 0)];
  }),
)}

## Other hosts that are asked

${table(
  ['page', 'on load', 'on the click on connect'],
  ordered.map((page) => {
    const { hostsOnLoad, hostsOnClick } = visitsOf(measured, page);
    // Requested on load in some round, so not caused by the click.
    const asked = [...hostsOnClick].filter((host) => !hostsOnLoad.has(host));
    return [page.what, hosts([...hostsOnLoad]), hosts(asked)];
  }),
)}

## Rules of axe broken with a dialog open

axe-core with its default rules but three about the page as a whole; on the light and the dark theme.

${table(
  ['page', ...dialogNames],
  ordered.flatMap((page) => {
    const found = faults.get(page);
    return found ? [[page.what, ...dialogNames.map((name) => rules(found.get(name)))]] : [];
  }),
)}
`;
}

const ordered = pages.toReversed();
const ours = ordered[0];
const floor = pages[0];
const peers = pages.filter(({ root }) => root !== ours?.root);

function visitsOf(measured: Measured, page: PageUnderTest | undefined): Visits {
  const visits = page && measured.get(page);
  if (!visits) throw new Error('Not measured');
  return visits;
}

function weights(measured: Measured, page: PageUnderTest): readonly string[] {
  const bytes = (of: PageUnderTest | undefined, what: 'usable' | 'quiet' | 'connect' | 'network') =>
    visitsOf(measured, of).weights.get(what);
  const over = (bytes(page, 'quiet') ?? Number.NaN) - (bytes(floor, 'quiet') ?? Number.NaN);
  return [
    page.what,
    kilobytes(bytes(page, 'usable')),
    kilobytes(bytes(page, 'quiet')),
    page === floor ? '' : kilobytes(over),
    kilobytes(bytes(page, 'connect')),
    kilobytes(bytes(page, 'network')),
  ];
}

function kilobytes(bytes: number | undefined): string {
  return bytes === undefined ? 'none' : (bytes / 1024).toFixed(1);
}

function times(measured: Measured, columns: Readonly<Partial<Record<Timing, string>>>): string {
  const names = Object.keys(columns).filter((name): name is Timing => name in columns);
  return table(
    ['page', ...names.flatMap((name) => [`${columns[name]}`, '× Mooring'])],
    ordered.map((page) => [
      page.what,
      ...names.flatMap((name) => {
        const own = visitsOf(measured, page).times[name];
        return own.length === 0 ? ['none', ''] : [spread(own, 0), ratio(measured, page, name)];
      }),
    ]),
  );
}

/** Ratios per round, so that a slow phase of the machine affects both. */
function ratios(measured: Measured, page: PageUnderTest, name: Timing): readonly number[] {
  const base = visitsOf(measured, ours).times[name];
  return visitsOf(measured, page).times[name].map((ms, round) => ms / (base[round] ?? Number.NaN));
}

function ratio(measured: Measured, page: PageUnderTest, name: Timing): string {
  return page === ours ? '1' : spread(ratios(measured, page, name), 2);
}

function promises(measured: Measured): readonly (readonly string[])[] {
  const at = (page: PageUnderTest | undefined) =>
    visitsOf(measured, page).weights.get('quiet') ?? Number.NaN;
  const added = at(ours) - at(floor);
  const held = (is: boolean) => (is ? 'yes' : 'no');
  return [
    [
      'Mooring adds at most 12 KB to bare wagmi’s page',
      `${(added / 1024).toFixed(2)} KB`,
      held(added <= 12 * 1024),
    ],
    ...dialogNames.map((name) => {
      const [fastest] = peers
        .map((page) => ({ page, times: median(ratios(measured, page, name)) }))
        .toSorted((one, other) => one.times - other.times);
      return [
        `the ${name} dialog opens in less than half the time of the fastest peer`,
        `${fastest?.page.what} takes ${fastest?.times.toFixed(2)} times as long`,
        held(fastest !== undefined && fastest.times > 2),
      ];
    }),
  ];
}

function hosts(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ') || 'none';
}

function rules(broken: ReadonlyMap<string, readonly string[]> | undefined): string {
  const named = [...(broken ?? [])].map(
    ([rule, themes]) => `\`${rule}\`${themes.length === 1 ? ` (${themes})` : ''}`,
  );
  return named.join(', ') || 'none';
}
