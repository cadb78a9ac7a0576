import { rowsOf } from '../sign-in/figures.ts';
import type { PageName, Stage } from './startStage.ts';
import type { OtherHosts } from './visit.ts';

const ROUNDS = 9;

/** The last is the base of the comparison. */
const compared: readonly {
  readonly what: string;
  readonly name: PageName;
  readonly hosts: OtherHosts;
}[] = [
  {
    what: 'public provider, other hosts unreachable',
    name: 'providerWagmi',
    hosts: 'out of reach',
  },
  {
    what: 'public provider, other hosts answering immediately',
    name: 'providerWagmi',
    hosts: 'answering',
  },
  { what: 'Mooring', name: 'mooring', hosts: 'out of reach' },
];

/** Time from the click to the painted code, and hosts requested until then. */
export async function measureTimes(stage: Stage) {
  const measured = compared.map(({ what }) => ({ name: what, rates: [] as number[] }));
  const asked = new Map<PageName, Set<string>>(compared.map(({ name }) => [name, new Set()]));
  // The first round is a warm-up and not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, { name, hosts }] of compared.entries()) {
      const visit = await stage.visit(name, hosts);
      for (const url of stage.elsewhere(visit)) asked.get(name)?.add(hostText(url));
      if (round > 0) measured[index]?.rates.push(visit.ms);
    }
  }
  return {
    rounds: ROUNDS,
    rows: rowsOf(measured).toReversed(),
    asked: (name: PageName) => [...(asked.get(name) ?? [])].join('; ') || 'none',
  };
}

/** Host, and names of the parameters sent to it. */
function hostText({ host, searchParams }: URL): string {
  return `\`${host}\`, with the parameters ${[...searchParams.keys()].join(', ') || 'none'}`;
}
