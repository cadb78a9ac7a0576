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

/** Compares a page with one connect button to the peers' pages, as Markdown. */
export async function measure(): Promise<string> {
  const stage = await startStage(pages);
  try {
    return report(await measureVisits(stage), await measureFaults(stage));
  } finally {
    await stage.stop();
  }
}

function report(measured: Measured, faults: ReadonlyMap<PageUnderTest, Faults>): string {
  return `# The page with a connect button, measured

\`npm run bench -- page\` on ${availableParallelism()} cores, Node ${process.versions.node}, in a real Chromium. Each page has the
same five networks and one connect button, set up as in its documentation. All pages are built the same
way with Vite, with their initial chunks merged into one script, and served by one server on this
machine. The baseline is bare wagmi, without any dialog. The peers include phone wallets; so does
"Mooring with phones". RainbowKit, ConnectKit and AppKit run with wagmi 2 (2.19.5), bare wagmi and
Mooring with wagmi 3 (3.7.7), all with viem 2.57.1; ConnectKit requires React 18 (18.3.1), the others run
with 19.3.1. AppKit 1.8.0 is the last release whose licence allows the installation.

Medians of ${ROUNDS} rounds (${OTHER_ROUNDS} for taps, slow devices and slow networks, ${ROUNDS_ON3_G} for 3G), with the smallest and the
largest in brackets. Each round visits all pages in turn, as a first-time visitor and with the processor slowed down
four times. One wallet is announced in the browser (EIP-6963) and approves immediately. There is no
internet access: requests to other hosts are recorded and fail immediately, so that no peer waits for its
vendor; with internet access the peers take longer. Ratios carry over to other machines, figures do not.

## Targets

${table(['target', 'measured', 'met'], targets(measured))}

## Bytes loaded

Scripts and stylesheets, gzipped, in KB of 1,024 bytes, requested until the button was usable, until the
page was idle, until the connect dialog was open and idle, and until the visitor had connected and opened
the account and network dialogs.

${table(
  ['page', 'button usable', 'idle', 'over bare wagmi', 'connect dialog', 'all three dialogs'],
  ordered.map((page) => weights(measured, page)),
)}

## Time until the button is usable, and blocked time

In ms. Usable: from navigation to the end of the frame that painted the button. Blocked: the part above
50 ms of each long task, until the page was idle.

${times(measured, { usable: 'usable', blocked: 'blocked' })}

## Time from click to painted dialog

In ms, from releasing the button to the end of the frame that first shows the wallet, the Disconnect
button, or another network. The page was idle before. The pointer moves for 1.1 s and presses for 100 ms,
as people do with a mouse (keystroke-level model, without its time to look and think). Each dialog is
opened for the first time. ConnectKit and AppKit have no network button: the page has one that calls their
function for it.

${times(measured, { connect: 'connect', account: 'account', network: 'network' })}

The same for a tap: the pointer jumps to the button and presses for 100 ms, as the first touch of a finger.

${times(measured, {
  'connect tapped': 'connect',
  'account tapped': 'account',
  'network tapped': 'network',
})}

The same for a click without a press time, which only a script can do, so that a page cannot preload
anything during the press.

${times(measured, {
  'connect unheld': 'connect',
  'account unheld': 'account',
  'network unheld': 'network',
})}

## On a slow desktop

A tap on the connect button, with the processor slowed down six times.

${times(measured, { 'connect on a slow desktop': 'connect' })}

## On a slow 4G network

With a mouse, in the "Slow 4G" preset of Chromium's developer tools, formerly "Fast 3G": 1.44 Mbit/s down,
0.68 Mbit/s up, 563 ms before each response. A dialog waits for the chunks that the page has not loaded
yet: this is the price of a small page.

${times(measured, { 'usable on 4G': 'usable', 'connect on 4G': 'connect dialog' })}

## On a 3G network

In the "3G" preset of the same tools, formerly "Slow 3G": 0.4 Mbit/s down and up, 2,000 ms before each
response. The page was idle before the dialog was opened.

${times(measured, {
  'usable on 3G': 'usable',
  'connect on 3G tapped': 'connect, tap',
  'connect on 3G unheld': 'connect, no press time',
})}

## On a slow phone

An emulated iPhone, the slow 4G network, and the processor slowed down six times. Wallet rows: from releasing
the connect button to the end of the frame that first shows a wallet that is not installed. Next paint: from
releasing the button to the end of the next frame, by the browser's event timing. Frames dropped: frames of
1/60 s dropped in the second after the release.

${times(measured, { 'rows on a phone': 'wallet rows', 'paint on a phone': 'next paint' })}

${table(
  ['page', 'frames dropped'],
  ordered.map((page) => {
    const { dropped } = visitsOf(measured, page);
    return [page.what, dropped.length === 0 ? 'none' : spread(dropped, 0)];
  }),
)}

## Requested hosts

${table(
  ['page', 'other hosts on load', 'other hosts on the connect click'],
  ordered.map((page) => {
    const { hostsOnLoad, hostsOnClick } = visitsOf(measured, page);
    // Requested on load in some round, so not caused by the click.
    const asked = [...hostsOnClick].filter((host) => !hostsOnLoad.has(host));
    return [page.what, hosts([...hostsOnLoad]), hosts(asked)];
  }),
)}

## axe violations with an open dialog

axe-core with its default rules, except three about the page as a whole; in the light and the dark theme.

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

function targets(measured: Measured): readonly (readonly string[])[] {
  const at = (page: PageUnderTest | undefined) =>
    visitsOf(measured, page).weights.get('quiet') ?? Number.NaN;
  const added = at(ours) - at(floor);
  const met = (is: boolean) => (is ? 'yes' : 'no');
  return [
    [
      'Mooring adds at most 12 KB to bare wagmi’s page',
      `${(added / 1024).toFixed(2)} KB`,
      met(added <= 12 * 1024),
    ],
    ...dialogNames.map((name) => {
      const [fastest] = peers
        .map((page) => ({ page, times: median(ratios(measured, page, name)) }))
        .toSorted((one, other) => one.times - other.times);
      return [
        `the ${name} dialog opens in less than half the time of the fastest peer`,
        `${fastest?.page.what} takes ${fastest?.times.toFixed(2)} times as long`,
        met(fastest !== undefined && fastest.times > 2),
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
