import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Devnet, startDevnet } from '../../devnet.ts';
import { parseHostSetup } from '../page/setup.ts';
import { createHostApp } from './hostApp.ts';

const gatewayUrl = 'http://127.0.0.1:4001';
let devnet: Devnet;
beforeAll(async () => {
  devnet = await startDevnet();
});
afterAll(() => devnet.stop());

const ask = (path: string, init?: RequestInit) =>
  createHostApp({ devnet, gatewayUrl }).fetch(new Request(`http://127.0.0.1:4000${path}`, init));

async function directives(path: string): Promise<Record<string, string>> {
  const policy = (await ask(path)).headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split('; ').map((one) => {
      const [name = '', ...sources] = one.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

test.each([
  ['the application', 'http://localhost:5173/send?x=1', 'http://localhost:5173 '],
  ['nothing that is not a page', 'javascript:alert(1)', ''],
  ['nothing that is not an address', 'nowhere; script-src *', ''],
  ['nothing when nothing is opened', '', ''],
])('frames %s, and itself under both names', async (_case, app, first) => {
  const policy = await directives(`/?app=${encodeURIComponent(app)}`);
  expect(policy['frame-src']).toBe(`${first}http://127.0.0.1:4000 http://localhost:4000`);
  expect(policy['script-src']).toBe("'self'");
  expect(policy['connect-src']).toBe(`'self' ${gatewayUrl}`);
  expect(policy['frame-ancestors']).toBe("'none'");
});

test('createHostApp serves scripts, accounts and Safes', async () => {
  const script = await (await ask('/host.js')).text();
  expect(script).toContain('getSafeInfo');
  // For production, also where tests build them.
  expect(script).not.toMatch(/jsxDEV|process\.env/);
  expect(await (await ask('/stranger.js')).text()).toContain('postMessage');
  expect(parseHostSetup(await (await ask('/setup.json')).json())).toMatchObject({
    gatewayUrl,
    safes: devnet.multisigs.map(({ safe: { address, chainId, label } }) => ({
      address,
      chainId,
      label,
    })),
  });
});

test('createHostApp forwards to its chains only', async () => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] });
  const { id } = devnet.rollup.chain;
  const answer = await ask(`/rpc/${id}`, { method: 'POST', body });
  expect(await answer.json()).toMatchObject({ result: `0x${id.toString(16)}` });
  expect((await ask('/rpc/1', { method: 'POST', body })).status).toBe(404);
  expect((await ask('/anything')).status).toBe(404);
});
