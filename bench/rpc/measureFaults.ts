import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createRpcProxy } from '@mooring/rpc-proxy';
import { createPublicClient, fallback, http } from 'viem';
import { mainnet } from 'viem/chains';
import { table } from '../table.ts';

const REQUESTS = 400;
const AT_ONCE = 8;
/** Response time of a healthy node, in ms. */
const USUAL_MS = 20;

/** Response of a node to its n-th request: a delay in ms, or status 500. */
type Manner = (count: number) => number | 'fails';

const good: Manner = () => USUAL_MS;

/** Faults of the first of two nodes; the second one is healthy. */
const faults: Readonly<Record<string, Manner>> = {
  'none: both answer in 20 ms': good,
  'one answer in ten takes 2 s': (count) => (count % 10 === 0 ? 2_000 : USUAL_MS),
  'every answer takes 120 ms': () => 120,
  'every answer takes 300 ms': () => 300,
  'every second answer is status 500': (count) => (count % 2 === 0 ? 'fails' : USUAL_MS),
  'it hangs from its 350th answer on': (count) => (count < 350 ? USUAL_MS : 60_000),
};

interface Node {
  readonly url: string;
  readonly server: Server;
  asked(): number;
}

type Ask = (number: number) => Promise<unknown>;

/** Clients of the two nodes. */
const ways: Readonly<Record<string, (urls: readonly string[]) => Ask>> = {
  '`@mooring/rpc-proxy`': (urls) => {
    const upstreams = urls.map((url, index) => ({ url, name: `node-${index}` }));
    const { networks } = createRpcProxy({ networks: [{ id: 1, upstreams, blockTimeMs: 12_000 }] });
    const { signal } = new AbortController();
    return async (number) => {
      const params = [`0x${number.toString(16).padStart(40, '0')}`, 'latest'];
      const [reply] =
        (await networks.get(1)?.ask([{ method: 'eth_getBalance', params }], signal)) ?? [];
      if (!reply || 'error' in reply) throw new Error('Not answered');
    };
  },
  'viem’s `fallback`': (urls) => viemFallback(fallback(urls.map((url) => http(url)))),
  'the same with `rank`': (urls) =>
    viemFallback(
      fallback(
        urls.map((url) => http(url)),
        { rank: { interval: 1_000, sampleCount: 5 } },
      ),
    ),
};

function viemFallback(transport: ReturnType<typeof fallback>): Ask {
  const client = createPublicClient({ chain: mainnet, transport });
  return (number) => client.getBalance({ address: `0x${number.toString(16).padStart(40, '0')}` });
}

/** Compares clients of two nodes of which the first is faulty, as Markdown. */
export async function measureFaults(): Promise<string> {
  const rows: string[][] = [];
  for (const [fault, manner] of Object.entries(faults)) {
    for (const [way, open] of Object.entries(ways)) {
      const nodes = [await startNode(manner), await startNode(good)];
      const times = await timesOf(open(nodes.map(({ url }) => url)));
      const asked = nodes.reduce((sum, node) => sum + node.asked(), 0);
      for (const { server } of nodes) server.closeAllConnections();
      for (const { server } of nodes) server.close();
      const sorted = times.answered.toSorted((one, other) => one - other);
      const at = (share: number) => `${Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)}`;
      const figures = [at(0.5), at(0.95), at(0.99), `${Math.round(times.wholeMs)}`];
      rows.push([fault, way, ...figures, `${times.failed}`, (asked / REQUESTS).toFixed(2)]);
    }
  }
  const head = ['the first node', 'client', 'median ms', '95 %', '99 %', 'total, ms', 'failed'];
  return `# Two nodes, one of them faulty, measured

\`npm run bench -- rpc-faults\`, Node ${process.versions.node}. ${REQUESTS} balances of different accounts,
requested ${AT_ONCE} at a time through two nodes on this machine; the second always answers in ${USUAL_MS} ms. viem 2.57.1 has
its default options, and runs in the same process.

${table([...head, 'requests to nodes, each'], rows)}
`;
}

async function timesOf(ask: Ask) {
  const answered: number[] = [];
  let failed = 0;
  let next = 0;
  const started = performance.now();
  const one = async () => {
    while (next < REQUESTS) {
      next += 1;
      const begun = performance.now();
      await ask(next).then(
        () => answered.push(performance.now() - begun),
        () => {
          failed += 1;
        },
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return { answered, failed, wholeMs: performance.now() - started };
}

async function startNode(manner: Manner): Promise<Node> {
  let count = 0;
  const server = createServer(async (incoming, outgoing) => {
    const body: unknown = JSON.parse((await incoming.setEncoding('utf8').toArray()).join(''));
    const balances = JSON.stringify(body).split('eth_getBalance').length - 1;
    if (balances > 0) count += 1;
    // Health checks get the same responses.
    const takes = manner(count);
    if (takes === 'fails' && balances > 0) {
      outgoing.writeHead(500).end();
      return;
    }
    await wait(takes === 'fails' ? USUAL_MS : takes, undefined, { ref: false });
    outgoing.setHeader('content-type', 'application/json');
    outgoing.end(JSON.stringify(Array.isArray(body) ? body.map(reply) : reply(body)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, server, asked: () => count };
}

function reply(entry: unknown): object {
  const { id, method } = { ...Object(entry) };
  const result =
    method === 'eth_chainId'
      ? '0x1'
      : method === 'eth_getBlockByNumber'
        ? { number: '0xff' }
        : '0x100';
  return { jsonrpc: '2.0', id, result };
}
