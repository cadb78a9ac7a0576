import { createTestWallet, type TestWallet } from '@mooring/testing';
import type { Circumstances } from '../page/openPage.ts';
import { walletName } from '../page/pages.ts';
import type { Stage } from '../page/startStage.ts';
import { type Flow, flows, signedIn } from './flows.ts';

export type Nodes = NonNullable<Circumstances['nodes']>;

/** Number of visits of every page. */
export const rounds: Readonly<Record<Nodes, number>> = { answering: 15, 'out of reach': 5 };
/** Processor slowdown. */
export const SLOWDOWN = 4;

/** Result per round. */
export interface Visits {
  /** From navigation to the button, in ms. */
  readonly usable: number[];
  /** From navigation to the painted session, in ms. */
  readonly fromNavigation: number[];
  /** From the first click to the painted session, in ms. */
  readonly fromClick: number[];
  /** Requests to the page's host and to others, until then. */
  readonly requests: number[];
  readonly requestsElsewhere: number[];
  /** Scripts and stylesheets until then, in bytes. */
  readonly bytes: number[];
  readonly prompts: number[];
  readonly hosts: Set<string>;
}

/** Visits every page in each round, in turn, until it is signed in. */
export async function measureFlows(stage: Stage, nodes: Nodes): Promise<ReadonlyMap<Flow, Visits>> {
  const measured = new Map(flows.map((flow) => [flow, noVisits()]));
  // The first round is a warm-up and not counted.
  for (let round = 0; round <= rounds[nodes]; round += 1) {
    for (const [flow, visits] of measured)
      await visit(stage, nodes, flow, round > 0 ? visits : noVisits());
    console.log(`Round ${round} of ${rounds[nodes]}, nodes ${nodes}`);
  }
  return measured;
}

function noVisits(): Visits {
  return {
    usable: [],
    fromNavigation: [],
    fromClick: [],
    requests: [],
    requestsElsewhere: [],
    bytes: [],
    prompts: [],
    hosts: new Set(),
  };
}

/** Connects and signs in as a first-time visitor who presses each thing once it is there. */
async function visit(stage: Stage, nodes: Nodes, flow: Flow, visits: Visits): Promise<void> {
  const { page, connectsWithSignIn, presses } = flow;
  const wallet = createTestWallet({
    name: walletName,
    rdns: 'org.example.harbour',
    origin: stage.origin,
    connectsWithSignIn,
  });
  const open = await stage.open(page, { slowdown: SLOWDOWN, wayMs: 0, wallet, nodes });
  visits.usable.push(await open.usable());
  const { clicked, painted } = await open.pressAll(presses, signedIn);
  const requests = open.requests.filter(({ protocol }) => /^(http|ws)/.test(protocol));
  const isOwn = ({ origin }: URL) => origin === stage.origin;
  visits.fromNavigation.push(painted);
  visits.fromClick.push(painted - clicked);
  visits.requests.push(requests.filter(isOwn).length);
  visits.requestsElsewhere.push(requests.filter((url) => !isOwn(url)).length);
  visits.bytes.push(stage.weigh(page, requests));
  visits.prompts.push(countPrompts(wallet));
  for (const host of stage.elsewhere(requests)) visits.hosts.add(host);
  await checkSession(open.page, flow, wallet);
  await open.close();
}

const connecting = ['wallet_connect', 'wallet_requestPermissions', 'eth_requestAccounts'];
const asking = [
  ...connecting,
  'personal_sign',
  'eth_signTypedData_v4',
  'wallet_switchEthereumChain',
];

/** Requests that need approval: not those for accounts the page can see already. */
function countPrompts({ requests }: TestWallet): number {
  const approved = requests.filter(
    ({ method, state }) => asking.includes(method) && state === 'answered',
  );
  const first = approved.findIndex(({ method }) => connecting.includes(method));
  return approved.filter(({ method }, index) => method !== 'eth_requestAccounts' || index <= first)
    .length;
}

/** @throws {Error} when the server has no session of the account */
async function checkSession(
  page: Awaited<ReturnType<Stage['open']>>['page'],
  { what, session }: Flow,
  { accounts: [account] }: TestWallet,
): Promise<void> {
  const answer = await page.evaluate(async (path) => (await fetch(path)).text(), session);
  if (!account || !answer.toLowerCase().includes(account.toLowerCase()))
    throw new Error(`${what}: the server does not know ${account}, but ${answer}.`);
}
