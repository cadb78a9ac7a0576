import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startDevnet } from '@mooring/devnet';
import { table } from '../table.ts';
import { answerOf, callOf, collectCalls, type RpcCall } from './calls.ts';
import { newClient, post } from './client.ts';
import { type Program, startProgram } from './startProgram.ts';

const SECONDS = 60;
const CLIENTS = 200;
/** Interval of memory samples, each after a garbage collection. */
const SAMPLE_SECONDS = 10;
const MB = 1_048_576;

/** Runs the proxy under load while one of its upstreams fails every second request, as Markdown. */
export async function measureSoak(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mooring-bench-'));
  await using devnet = await startDevnet();
  const { rpcUrl, chain } = devnet.ethereum;
  // Enough blocks for some of them to be final.
  await devnet.ethereum.client.mine({ blocks: 200 });
  const accounts = devnet.accounts.map(({ address }) => address);
  const questions = await collectCalls(newClient(0), rpcUrl, accounts);
  const failing = await startProgram('failing.ts', [rpcUrl]);
  const file = join(folder, 'bench.sqlite');
  const proxy = await startProgram('proxy.ts', [String(chain.id), file, failing.url, rpcUrl]);
  try {
    const counts = { asked: 0, requests: 0, wrong: 0, failed: 0 };
    const url = `${proxy.url}/rpc/${chain.id}`;
    const end = performance.now() + SECONDS * 1000;
    const asking = Array.from({ length: CLIENTS }, async (_, index) => {
      const client = newClient(index);
      for (let turn = index; performance.now() < end; turn += 7) {
        const asked = turn % 10 === 0 ? 5 : 1;
        const chosen = Array.from({ length: asked }, (_, place) => pick(questions, turn + place));
        counts.requests += 1;
        counts.asked += asked;
        judge(await answersTo(client, url, chosen), chosen, counts);
      }
      client.agent.destroy();
    });
    const memory = await watch(proxy.ask);
    await Promise.all(asking);
    const last = await proxy.ask();
    const { count } = await failing.ask();
    return report({ counts, memory, asked: Number(count), metrics: String(last['metrics']) });
  } finally {
    await proxy.stop();
    await failing.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function pick(questions: readonly RpcCall[], index: number): RpcCall {
  const question = questions[index % questions.length];
  if (question === undefined) throw new Error('There are questions');
  return question;
}

/** Responses in order; `null` for a failed request. */
async function answersTo(
  client: ReturnType<typeof newClient>,
  url: string,
  questions: readonly RpcCall[],
): Promise<readonly (string | null)[]> {
  const calls = questions.map((question, id) => callOf(id, question));
  const body = calls.length === 1 ? (calls[0] ?? '') : `[${calls.join(',')}]`;
  try {
    const { status, text } = await post(client, url, body);
    if (status !== 200) return questions.map(() => null);
    const parsed: unknown = JSON.parse(text);
    const answers: readonly unknown[] = Array.isArray(parsed) ? parsed : [parsed];
    return questions.map((_, id) => {
      const answer = answers[id];
      return { ...Object(answer) }.id === id ? answerOf(answer) : null;
    });
  } catch {
    return questions.map(() => null);
  }
}

function judge(
  answers: readonly (string | null)[],
  questions: readonly RpcCall[],
  counts: { wrong: number; failed: number },
): void {
  for (const [index, answer] of answers.entries()) {
    if (answer === questions[index]?.truth) continue;
    // "Network unreachable" is the proxy's own error without a response.
    if (answer === null || answer.includes('-32000,"message":"Network unreachable"')) {
      counts.failed += 1;
    } else counts.wrong += 1;
  }
}

async function watch(ask: Program['ask']) {
  const rows: string[][] = [];
  for (let second = 0; second <= SECONDS; second += SAMPLE_SECONDS) {
    const { rss, heapUsed } = await ask('memory');
    rows.push([`${second} s`, megabytes(heapUsed), megabytes(rss)]);
    if (second < SECONDS) await wait(SAMPLE_SECONDS * 1000);
  }
  return rows;
}

function megabytes(bytes: unknown): string {
  return (Number(bytes) / MB).toFixed(1);
}

function report(found: {
  counts: { asked: number; requests: number; wrong: number; failed: number };
  memory: readonly (readonly string[])[];
  asked: number;
  metrics: string;
}): string {
  const { counts, metrics } = found;
  const number = (value: number) => value.toLocaleString('en');
  const total = (pattern: RegExp) =>
    number([...metrics.matchAll(pattern)].reduce((sum, [, value]) => sum + Number(value), 0));
  return `# The JSON-RPC proxy with a failing upstream, measured

\`npm run bench -- rpc-soak\` on ${availableParallelism()} cores, Node ${process.versions.node}. ${CLIENTS} concurrent
clients for ${SECONDS} s; each sends its next request as soon as the last is answered, and every tenth request is a
batch of five calls. The first of two upstreams fails every second request, in turn with status 500, a
closed connection, invalid JSON, and an answer without a result; the other is the node. Every answer is
compared with an earlier answer of the node.

${table(
  ['what', 'count'],
  [
    ['requests of clients', number(counts.requests)],
    ['calls in them', number(counts.asked)],
    ['wrong answers', number(counts.wrong)],
    ['calls not answered', number(counts.failed)],
    ['share not answered', `${((counts.failed / counts.asked) * 100).toFixed(4)} %`],
    ['requests to the failing upstream', number(found.asked)],
    [
      'answered by an upstream',
      total(/^mooring_rpc_upstream_requests_total\S+outcome="answered"\} (\d+)$/gm),
    ],
    ['calls answered from the cache', total(/^mooring_rpc_cache_hits_total\S+ (\d+)$/gm)],
    ['calls that shared an answer', total(/^mooring_rpc_coalesced_total\S+ (\d+)$/gm)],
    ['extra requests because an upstream was slow', total(/^mooring_rpc_hedges_total\S+ (\d+)$/gm)],
  ],
)}

Memory of the server in MB of 1,048,576 bytes, each time after a garbage collection; 0 s is before
the warm-up:

${table(['after', 'heap', 'whole process'], found.memory)}
`;
}
