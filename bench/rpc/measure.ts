import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDevnet } from '@mooring/devnet';
import { median, spread } from '../sign-in/figures.ts';
import { table } from '../table.ts';
import { callOf } from './calls.ts';
import { newClient, post } from './client.ts';
import { startProgram } from './startProgram.ts';

const ROUNDS = 5;
const ROUND_MS = 1_500;
const AT_ONCE = 32;

type Ask = (turn: number) => string;

/** Kinds of requests; `turn` changes with each. */
const kinds: readonly { readonly name: string; readonly ask: Ask }[] = [
  { name: 'a different balance each time', ask: (turn) => balance(turn, turn, 'latest') },
  { name: 'a batch of ten different balances', ask: (turn) => `[${tenOf(turn).join(',')}]` },
  { name: 'the same balance for all clients', ask: (turn) => balance(turn, 1, 'latest') },
  { name: 'a balance at a final block', ask: (turn) => balance(turn, turn % 50, '0x1') },
];

/** Compares the proxy to the node behind it, as Markdown. */
export async function measure(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mooring-bench-'));
  await using devnet = await startDevnet();
  const { rpcUrl, chain } = devnet.ethereum;
  // Enough blocks for some of them to be final.
  await devnet.ethereum.client.mine({ blocks: 200 });
  const file = join(folder, 'bench.sqlite');
  const proxy = await startProgram('proxy.ts', [String(chain.id), file, rpcUrl]);
  try {
    const url = `${proxy.url}/rpc/${chain.id}`;
    const rows: string[][] = [];
    for (const { name, ask } of kinds) {
      const direct: Round[] = [];
      const through: Round[] = [];
      const own: number[] = [];
      // The first round is a warm-up and not counted.
      for (let round = 0; round <= ROUNDS; round += 1) {
        const one = await keepAsking(rpcUrl, ask);
        const before = Number((await proxy.ask())['cpuMs']);
        const other = await keepAsking(url, ask);
        const used = Number((await proxy.ask())['cpuMs']) - before;
        if (round > 0) direct.push(one);
        if (round > 0) through.push(other);
        if (round > 0) own.push(used / other.count);
      }
      rows.push([name, 'the node directly', ...figures(direct, direct), '']);
      rows.push([name, 'through the proxy', ...figures(through, direct), spread(own, 2)]);
    }
    const head = [
      'request',
      'sent',
      'requests per second',
      'ratio',
      'median ms',
      'ratio',
      'processor ms per request',
    ];
    return `# The JSON-RPC proxy, measured

\`npm run bench -- rpc\` on ${availableParallelism()} cores, Node ${process.versions.node}. The node behind the proxy
(anvil, through the local network's proxy) and the clients run on the same machine: ${AT_ONCE} concurrent
clients over persistent connections. The server is the whole application with its limits on, in a
separate process. Each figure is the median of ${ROUNDS} rounds of ${ROUND_MS / 1000} s, with the smallest and the largest
in brackets; each round measures all rows in turn, and its latency is its median. Processor time is that of
the proxy's whole process. It is reliable on a busy machine too; the other figures get worse there, the
proxy's more than the node's, because more processes wait for a processor. Ratios carry over to other
machines, figures do not: here the node is near and does little per request, so the proxy's own work shows
at its largest.

${table(head, rows)}
`;
  } finally {
    await proxy.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Round {
  readonly rate: number;
  readonly ms: number;
  readonly count: number;
}

let turns = 0;

async function keepAsking(url: string, ask: Ask): Promise<Round> {
  const began = performance.now();
  const took: number[] = [];
  const asking = Array.from({ length: AT_ONCE }, async (_, index) => {
    const client = newClient(index);
    while (performance.now() - began < ROUND_MS) {
      turns += 1;
      const started = performance.now();
      const { status, text } = await post(client, url, ask(turns));
      if (status !== 200 || text.includes('"error"')) throw new Error(`${status} ${text}`);
      took.push(performance.now() - started);
    }
    client.agent.destroy();
  });
  await Promise.all(asking);
  const rate = (took.length / (performance.now() - began)) * 1000;
  return { rate, ms: median(took), count: took.length };
}

function figures(rounds: readonly Round[], base: readonly Round[]): string[] {
  const ratios = (of: (round: Round) => number) =>
    rounds.map((round, index) => of(round) / of(base[index] ?? round));
  return [
    spread(
      rounds.map(({ rate }) => rate),
      0,
    ),
    spread(
      ratios(({ rate }) => rate),
      2,
    ),
    spread(
      rounds.map(({ ms }) => ms),
      1,
    ),
    spread(
      ratios(({ ms }) => ms),
      2,
    ),
  ];
}

function balance(id: number, account: number, block: string): string {
  const address = `0x${account.toString(16).padStart(40, '0')}`;
  return callOf(id, { method: 'eth_getBalance', params: [address, block] });
}

function tenOf(turn: number): string[] {
  return Array.from({ length: 10 }, (_, index) => balance(index, turn * 10 + index, 'latest'));
}
