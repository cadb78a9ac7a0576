import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSqliteStore } from '@mooring/sign-in/server/sqlite';
import { startStage } from '../page/startStage.ts';
import { median, spread } from '../sign-in/figures.ts';
import { table } from '../table.ts';
import { base, type Flow, flows } from './flows.ts';
import { measureFlows, rounds, SLOWDOWN, type Visits } from './measureFlows.ts';
import { mountServers } from './mountServers.ts';

type Measured = ReadonlyMap<Flow, Visits>;

/** Compares connecting and signing in with the peers, as Markdown. */
export async function measure(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mooring-bench-'));
  const store = createSqliteStore({ file: join(folder, 'sign-in.sqlite') });
  try {
    const pages = new Set(flows.map(({ page }) => page));
    const stage = await startStage([...pages], (origin) => mountServers(origin, store));
    try {
      const answering = await measureFlows(stage, 'answering');
      return report(answering, await measureFlows(stage, 'out of reach'));
    } finally {
      await stage.stop();
    }
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function report(measured: Measured, alone: Measured): string {
  return `# Connecting and signing in, measured

\`npm run bench -- flow\` on ${availableParallelism()} cores, Node ${process.versions.node}, in a real Chromium: a first-time
visitor opens the page, connects a wallet and signs in. Each page has the same five networks, one connect
button, sign-in set up as in its documentation, and its own line "Signed in", shown when the kit reports it.
After each visit, the benchmark checks that the server has the session. All pages are built the same way
with Vite; pages and servers run in one process on this machine.

- **Mooring**: \`AuthenticationProvider\` with \`createSignInClient\`, and \`createSignInServer\` over SQLite in a
  file. RainbowKit and AppKit include phone wallets; so does "Mooring with phones".
- **RainbowKit** 2.2.11: \`@rainbow-me/rainbowkit-siwe-next-auth\` 0.5.0 with next-auth 4.24.15, whose routes
  are mounted without Next, and the Credentials provider from RainbowKit's documentation; the session is a
  signed cookie.
- **AppKit** 1.8.0: its SIWX interface, with a small server that issues nonces, verifies signatures and
  stores sessions in memory. \`@reown/appkit-siwe\` and \`@reown/appkit-siwx\` have no release 1.8.0.

One wallet is announced in the browser (EIP-6963). It approves immediately and signs with a private key; no
server reads a chain. In the first row the wallet supports connecting and signing in with one prompt
(\`wallet_connect\`, ERC-7846), in the other rows it does not. The peers never call this method.

The visitor presses each element as soon as it is visible and no longer moves, for 100 ms as with a finger;
no time is counted for moving a pointer, reading or thinking. Medians of ${rounds.answering} rounds, with the smallest and the
largest in brackets; each round visits all pages in turn, with the processor slowed down ${SLOWDOWN} times. Ratios are
calculated per round. There is no internet access: requests to other hosts fail immediately, so that no page
waits for its vendor; with internet access the peers take longer. Only the networks' nodes answer,
immediately and as an empty chain, whichever node a page requests. Ratios carry over to other machines,
figures do not.

## Prompts, presses, requests and bytes

Prompts: approvals in the wallet. Presses: those on the page, without those in the wallet. Requests, and the
size of scripts and stylesheets (gzipped, in KB of 1,024 bytes), are counted until "Signed in" was painted.

${table(
  ['page', 'prompts', 'presses', 'requests to its own host', 'to other hosts', 'KB', '× Mooring'],
  rows(measured, (flow, visits, first) => [
    spreadOf(visits.prompts),
    String(flow.presses.length),
    spreadOf(visits.requests),
    spreadOf(visits.requestsElsewhere),
    spreadOf(
      visits.bytes.map((bytes) => bytes / 1024),
      1,
    ),
    ratio(visits.bytes, first.bytes),
  ]),
)}

## Times

In ms. Usable: from navigation to the end of the frame that painted the button. Signed in: to the
end of the frame that painted "Signed in".

${table(
  ['page', 'usable', 'signed in', '× Mooring', 'from the first click', '× Mooring'],
  rows(measured, (_, visits, first) => [
    spreadOf(visits.usable),
    spreadOf(visits.fromNavigation),
    ratio(visits.fromNavigation, first.fromNavigation),
    spreadOf(visits.fromClick),
    ratio(visits.fromClick, first.fromClick),
  ]),
)}

## Times with unreachable nodes

Requests to nodes fail immediately too. ${rounds['out of reach']} rounds.

${table(
  [
    'page',
    'requests to other hosts',
    'signed in',
    '× Mooring',
    'from the first click',
    '× Mooring',
  ],
  rows(alone, (_, visits, first) => [
    spreadOf(visits.requestsElsewhere),
    spreadOf(visits.fromNavigation),
    ratio(visits.fromNavigation, first.fromNavigation),
    spreadOf(visits.fromClick),
    ratio(visits.fromClick, first.fromClick),
  ]),
)}

## Requested hosts

${table(
  ['page', 'other hosts, until signed in'],
  rows(measured, (_, { hosts }) => [[...hosts].map((host) => `\`${host}\``).join(', ') || 'none']),
)}
`;
}

/** Row of each flow; `cells` also gets the visits of the base. */
function rows(
  measured: Measured,
  cells: (flow: Flow, visits: Visits, first: Visits) => readonly string[],
): readonly (readonly string[])[] {
  const first = measured.get(base);
  if (!first) throw new Error('Not measured');
  return [...measured].map(([flow, visits]) => [flow.what, ...cells(flow, visits, first)]);
}

/** Median, with the least and the most if they differ. */
function spreadOf(values: readonly number[], digits = 0): string {
  const isOne = new Set(values).size === 1;
  return isOne
    ? median(values).toLocaleString('en', { maximumFractionDigits: digits })
    : spread(values, digits);
}

/** Ratios per round, so that a slow phase of the machine affects both. */
function ratio(values: readonly number[], first: readonly number[]): string {
  if (values === first) return '1';
  return spread(
    values.map((value, round) => value / (first[round] ?? Number.NaN)),
    2,
  );
}
