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
        what: '1,000 finished, 500 tokens, 50 waiting',
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
          spread(interactive, 0) + (own.every(({ rests }) => rests) ? '' : ', and busy on'),
          ratio((arrival) => arrival.interactive),
          spread(heap, 1),
          ratio((arrival) => arrival.heap),
        ],
      ];
    }),
  );
  return `# The page under load, measured

\`npm run bench -- load\` on ${availableParallelism()} cores, Node ${process.versions.node}, in a real Chromium: the built page
on the network in a box, an account connected. Medians of ${ROUNDS} rounds, in brackets the least and the
most, one after the other in each round. Ratios carry over to other machines, figures do not.

What is stored is what can be. Of what is finished a device keeps ten for each account and network:
1,000 are those of 50 accounts on two networks, 20 of them the connected one's. All that is pending
stays: the third row is one account with 100 payments that no chain knows of, all looked for every
second; without tokens or queue. The 500 tokens are on one network, the account has some of each. The queue has 50
entries, each signed by an owner; the page shows a gateway's first page of them and a button for more.
Where nothing is stored there are two tokens, and the Safe's queue is as the network in a box has it.

Interactive is when the content is painted and the last long task is over, in ms since the page was
asked for. The heap is JavaScript's after its garbage is collected, in MB of 1,024 KB.

${table(['page', 'stored', 'interactive, ms', '× nothing', 'heap, MB', '× nothing'], rows)}
`;
}
