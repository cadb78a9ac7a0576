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

/** Compares the way from the page to a session with the peers', as Markdown. */
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
  return `# From the page to a session, measured

\`npm run bench -- flow\` on ${availableParallelism()} cores, Node ${process.versions.node}, in a real Chromium: somebody who
was never there opens the page, connects a wallet and signs in. Each page has the same five networks, one
connect button, sign-in as its documentation sets it up, and a line of its own that says "Signed in" once
its kit says so; after each visit the server is asked whether it has that session. All are built alike by
Vite; pages and servers are in one process of this machine.

- **Mooring**: \`AuthenticationProvider\` with \`createSignInClient\`, and \`createSignInServer\` over SQLite in a
  file. RainbowKit and AppKit bring phone wallets along; "Mooring with phones" does too.
- **RainbowKit** 2.2.11: \`@rainbow-me/rainbowkit-siwe-next-auth\` 0.5.0 with next-auth 4.24.15, whose routes
  are mounted without Next, and the Credentials provider of RainbowKit's documentation; the session is a
  signed cookie.
- **AppKit** 1.8.0: its interface SIWX, with a small server that gives a nonce, verifies, and keeps the
  session in memory. \`@reown/appkit-siwe\` and \`@reown/appkit-siwx\` have no release 1.8.0.

One wallet is announced by the browser (EIP-6963) and says yes at once; it signs with a key, and no server
asks a chain. In the first row it can connect and sign in with one prompt (\`wallet_connect\`, ERC-7846), in the
others it has no such method. The peers never ask for it.

The visitor presses each thing in the moment it is there and at rest, as a finger that is held down for a
tenth of a second; no time is counted for moving a pointer, reading or thinking. Medians of ${rounds.answering} rounds, in
brackets the least and the most, one page after the other in each round, with a processor slowed down
${SLOWDOWN} times. Ratios are taken round by round. There is no internet: what a page asks of another host fails
at once, so that no page waits for its vendor; with a network theirs take longer. Only nodes of the networks
answer, at once and as an empty chain, wherever a page asks for them. Ratios carry over to other machines,
figures do not.

## What it takes

Prompts: what a person has to approve in the wallet. Presses: on the page, what is in the wallet left out.
Requests and scripts and stylesheets (gzipped, in KB of 1,024 bytes) are those until "Signed in" was
painted.

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

## How long it takes

In ms. Usable: from asking for the page to the end of the frame that painted the button. Signed in: to the
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

## The same with no node in reach

Nodes fail at once too. ${rounds['out of reach']} rounds.

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

## Other hosts that are asked

${table(
  ['page', 'until signed in'],
  rows(measured, (_, { hosts }) => [[...hosts].map((host) => `\`${host}\``).join(', ') || 'none']),
)}
`;
}

/** Row of each flow; `cells` gets the visits of the base besides. */
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
