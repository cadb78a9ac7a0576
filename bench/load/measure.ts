import { availableParallelism } from 'node:os';
import type { VisibleElement } from '../page/pages.ts';
import { spread } from '../sign-in/figures.ts';
import { table } from '../table.ts';
import { type PageLoad, startStage, type Visitor } from './startStage.ts';

const ROUNDS = 5;

interface Case {
  readonly path: string;
  readonly content: VisibleElement;
  readonly what: string;
}

interface Measured {
  readonly what: string;
  readonly visitor: Visitor;
  readonly arrivals: Map<Case, PageLoad[]>;
}

/** Compares the page with a lot of stored data to the page without, as Markdown. */
export async function measure(): Promise<string> {
  const stage = await startStage();
  try {
    const home = { selector: '.holding:first-child .tokens:not([aria-busy="true"])' };
    const cases: readonly Case[] = [
      { path: '/', content: home, what: '`/`' },
      {
        path: '/activity',
        content: { selector: '.activity .rows li, .card.prompt' },
        what: '`/activity`',
      },
      {
        path: stage.safePath,
        content: { selector: '.safe-row-link' },
        what: '`/multisig`, the queue',
      },
    ];
    const measured: readonly Measured[] = [
      {
        what: 'nothing stored',
        visitor: await stage.visit('fresh', {}),
        arrivals: new Map(cases.map((one) => [one, []])),
      },
      {
        what: '1,000 finished, 500 tokens, 50 queued',
        visitor: await stage.visit('full', { finished: 1_000 }),
        arrivals: new Map(cases.map((one) => [one, []])),
      },
      {
        what: '100 pending of this account',
        visitor: await stage.visit('fresh', { pending: 100 }),
        arrivals: new Map(cases.slice(0, 2).map((one) => [one, []])),
      },
    ];
    // The first round is a warm-up and not counted.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const { visitor, arrivals } of measured) {
        for (const [{ path, content }, kept] of arrivals) {
          const arrival = await visitor.arrive(path, content);
          if (round > 0) kept.push(arrival);
        }
      }
      console.log(`Round ${round} of ${ROUNDS}`);
    }
    return report(cases, measured);
  } finally {
    await stage.stop();
  }
}

function report(cases: readonly Case[], measured: readonly Measured[]): string {
  const base = measured[0]?.arrivals;
  const rows = cases.flatMap((one) =>
    measured.flatMap(({ what, arrivals }) => {
      const own = arrivals.get(one);
      const floor = base?.get(one);
      if (!own || !floor) return [];
      const ratio = (of: (arrival: PageLoad) => number) =>
        own === floor
          ? '1'
          : spread(
              own.map((arrival, round) => of(arrival) / of(floor[round] ?? arrival)),
              2,
            );
      const interactive = own.map((arrival) => arrival.interactive);
      const heap = own.map((arrival) => arrival.heap / 2 ** 20);
      return [
        [
          one.what,
          what,
          spread(interactive, 0) + (own.every(({ rests }) => rests) ? '' : ', still busy'),
          ratio((arrival) => arrival.interactive),
          spread(heap, 1),
          ratio((arrival) => arrival.heap),
        ],
      ];
    }),
  );
  return `# The page with many stored records, measured

\`npm run bench -- load\` on ${availableParallelism()} cores, Node ${process.versions.node}, in a real Chromium: the built page
on the network in a box, with a connected account. Medians of ${ROUNDS} rounds, with the smallest and the
largest in brackets; each round loads all pages in turn. Ratios carry over to other machines, figures do not.

- **nothing stored**: two tokens, and the Safe's queue of the network in a box.
- **1,000 finished, 500 tokens, 50 queued**: a device keeps ten finished transactions per account and network,
  so these belong to 50 accounts on two networks, 20 of them to the connected account. The tokens are on one
  network, and the account holds some of each. Each queued transaction is signed by an owner; the page shows
  the gateway's first page of them, and a button for more.
- **100 pending of this account**: all pending transactions are kept. No chain knows these payments, and the
  page looks each of them up every second. There are no tokens and no queue.

Interactive: the time from navigation until the content is painted and the last long task has ended, in ms.
Heap: JavaScript's, after a garbage collection, in MB of 1,024 KB.

${table(['page', 'stored', 'interactive, ms', '× nothing stored', 'heap, MB', '× nothing stored'], rows)}
`;
}
