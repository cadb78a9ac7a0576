import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMeasured } from '../testing/startMeasured.testing.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const running = read('docs/running.md');
const alerts = read('deploy/prometheus/alerts.yml');
const dashboard = read('deploy/grafana/mooring.json');

let server: Awaited<ReturnType<typeof startMeasured>>;
let text: string;
beforeAll(async () => {
  server = await startMeasured();
  text = await server.scrape();
});
afterAll(() => server.stop());

/** Names of metrics in a text. */
const namesIn = (written: string) =>
  new Set(written.match(/\b(?:mooring|nodejs|process)_[a-z\d_]+[a-z\d]\b/g));
const exported = () => new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
const table = running.slice(running.indexOf('| metric |'), running.indexOf('### Alerts'));

it.each([
  ['deploy/prometheus/alerts.yml', alerts],
  ['deploy/grafana/mooring.json', dashboard],
  ['docs/running.md', table],
])('%s names only metrics that the server exports', (_file, written) => {
  const names = [...namesIn(written)].map((name) => name.replace(/_bucket$/, ''));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !exported().has(name))).toEqual([]);
});

it('docs/running.md lists every metric of the server', () => {
  const own = [...exported()].filter((name) => name?.startsWith('mooring_'));
  expect(own.filter((name) => !namesIn(table).has(String(name)))).toEqual([]);
});

it('docs/running.md prints the alerts as they are', () => {
  expect(running).toContain(`\`\`\`yaml\n${alerts}\`\`\``);
});

describe('metrics after a start', () => {
  it('tell nothing about upstreams that nobody asked', () => {
    expect(text).not.toMatch(/^mooring_rpc_upstream_(?:up|wrong_chain|lagging)\{/m);
  });

  it.each([
    'mooring_rpc_calls_total{chain="1",method="eth_call",outcome="unreachable"} 0',
    'mooring_rpc_cache_hits_total{chain="1"} 0',
    'mooring_rpc_upstream_requests_total{chain="1",upstream="first",outcome="timeout"} 0',
    'mooring_rpc_upstream_seconds_count{chain="1",upstream="first"} 0',
    'mooring_http_requests_total{place="auth",status="503"} 0',
    'mooring_http_request_seconds_count{place="page"} 0',
    'mooring_refusals_total{place="auth",code="origin-refused"} 0',
    'mooring_limited_total{limit="nonces"} 0',
    'mooring_sign_ins_total{outcome="refused"} 0',
    'mooring_relay_requests_total{chain="1",outcome="budget-spent"} 0',
    'mooring_relay_cost_wei_total{chain="1"} 0',
    'mooring_database_up 1',
    'mooring_database_failures_total 0',
    'mooring_database_requests_waiting 0',
    'mooring_sessions 0',
    'mooring_http_requests_in_flight 0',
  ])('contain %s', (line) => {
    expect(text.split('\n')).toContain(line);
  });

  it('contain the versions and the database', () => {
    expect(text).toMatch(
      /^mooring_build_info\{version="\d\S*",node="v\d\S*",database="postgres"\} 1$/m,
    );
  });
});

it('metrics count refusals by code and by limit', async () => {
  const nonce = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  await fetch(`${server.url}/auth/nonce`, nonce);
  for (let count = 0; count <= 60; count += 1)
    await fetch(`${server.url}/auth/nonce`, {
      ...nonce,
      headers: { ...nonce.headers, origin: server.origin },
    });
  const lines = (await server.scrape()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'mooring_refusals_total{place="auth",code="origin-refused"} 1',
      'mooring_refusals_total{place="auth",code="too-many-requests"} 1',
      'mooring_limited_total{limit="nonces"} 1',
      'mooring_http_requests_total{place="auth",status="200"} 60',
    ]),
  );
});
