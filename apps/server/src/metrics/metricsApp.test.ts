import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixed, honest, startUpstream, type TestUpstream } from '@mooring/testing/upstream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LogEntry, runFromConfig } from '../index.ts';
import { postJson } from '../testing/startApp.testing.ts';

const KEYS = ['SECRET-KEY-0123456789', 'SECRET-USER', 'SECRET-PASSWORD', 'SECRET-QUERY-0123'];
const logged: LogEntry[] = [];
const answers: string[] = [];
let folder = '';
let upstreams: TestUpstream[] = [];
let server: Awaited<ReturnType<typeof runFromConfig>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-metrics-'));
  const quoting = fixed(200, '');
  upstreams = await Promise.all([
    startUpstream(quoting),
    startUpstream(honest(() => ({ result: '0x10' }))),
    startUpstream(honest(() => ({ result: '0x10' }))),
  ]);
  const [first, second, third] = upstreams;
  // Quotes the whole URL back, as some proxies do.
  if (first) first.answer = fixed(503, `${first.url}/v2/${KEYS.join('/')}`);
  if (third) third.self.chainId = 137;
  const withUser = second?.url.replace('//', `//${KEYS[1]}:${KEYS[2]}@`);
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeFile(
    join(folder, 'mooring.config.json'),
    JSON.stringify({
      networks: [
        {
          id: 1,
          upstreams: [
            { name: 'own node', url: `${first?.url}/v2/${KEYS[0]}?token=${KEYS[3]}` },
            `${withUser}/`,
            `${third?.url}/${KEYS[0]}`,
          ],
        },
      ],
      metrics: { port: 0 },
    }),
  );
  server = await runFromConfig({
    configFile: join(folder, 'mooring.config.json'),
    pageFolder: folder,
    log: (entry) => logged.push(entry),
    port: 0,
  });
});
afterAll(async () => {
  await server.stop();
  await Promise.all(upstreams.map((upstream) => upstream.stop()));
  await rm(folder, { recursive: true });
});

const ask = async (method: string, params: readonly unknown[] = []) => {
  const body = { jsonrpc: '2.0', id: 1, method, params };
  const answer = await postJson(`${server.url}/rpc/1`, body);
  answers.push(JSON.stringify(answer));
  return answer.status;
};
const read = async () => (await fetch(server.metricsUrl ?? '')).text();

it('metrics include calls, upstreams, responses and the process', async () => {
  for (let times = 0; times < 4; times += 1) await ask('eth_blockNumber');
  await ask('eth_gasPrice');
  await ask('eth_sign');
  await ask('made-up-by-a-visitor');
  await expect
    .poll(read)
    .toContain('mooring_rpc_upstream_wrong_chain{chain="1",upstream="upstream-3"} 1');
  await expect.poll(read).toContain('mooring_rpc_finalized_block{chain="1"} 192');
  const text = await read();
  const lines = text.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'mooring_rpc_calls_total{chain="1",method="eth_blockNumber",outcome="result"} 4',
      'mooring_rpc_calls_total{chain="1",method="other",outcome="refused"} 2',
      'mooring_rpc_upstream_up{chain="1",upstream="own node"} 0',
      'mooring_rpc_upstream_up{chain="1",upstream="upstream-2"} 1',
    ]),
  );
  expect(text).toMatch(
    /^mooring_rpc_upstream_requests_total\{chain="1",upstream="own node",outcome="status 503"\} \d+$/m,
  );
  expect(text).toMatch(/^mooring_http_requests_total\{place="rpc",status="200"\} 7$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(
    /^mooring_rpc_upstream_seconds_bucket\{le="\+Inf",chain="1",upstream="upstream-2"\} \d+$/m,
  );
  expect(text).not.toContain('made-up');
});

it('metrics port serves metrics only', async () => {
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  const own = new URL(server.metricsUrl ?? '').origin;
  expect((await fetch(`${own}/config.json`)).status).toBe(404);
  expect((await fetch(`${own}/metrics`, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${own}/metrics`)).headers.get('content-type')).toMatch(/version=0\.0\.4/);
});

it('metrics, health, log and responses contain no addresses or keys', async () => {
  const config = await (await fetch(`${server.url}/config.json`)).text();
  const health = await (await fetch(`${server.url}/healthz?networks`)).text();
  const everything = [await read(), config, health, ...answers, JSON.stringify(logged)].join('\n');
  expect(everything).toContain('upstream failed');
  expect(everything).not.toMatch(/SECRET/);
  for (const { url } of upstreams) expect(everything).not.toContain(new URL(url).host);
});
