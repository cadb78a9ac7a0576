import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractWallet } from '../server/signature/contractWallet.testing.ts';
import { type LocalChain, startLocalChain } from '../server/signature/localChain.testing.ts';
import { startSignIn } from '../server/signInServer.testing.ts';
import type { ServerAccess } from './askServer.ts';
import {
  createPendingAdapter,
  type PendingSignInAdapter,
  readPendingSignIn,
} from './createPendingAdapter.ts';

const CHAIN_ID = 77_310_105;
const owner = privateKeyToAccount(generatePrivateKey());
const wallet = contractWallet(owner.address);
let chain: LocalChain;
beforeAll(async () => {
  chain = await startLocalChain(CHAIN_ID);
  await chain.deploy(wallet.deployment);
});
afterAll(() => chain.stop());

/** Adapter over a `fetch`, with its recorded callbacks. */
function adapterOver(fetch: ServerAccess['fetch']) {
  const told: unknown[] = [];
  const adapter = createPendingAdapter({
    server: { path: '', fetch, timeoutMs: 10_000 },
    onChange: (session) => told.push(session?.address ?? null),
    refreshOtherTabs: () => told.push('others'),
    subscribe: () => () => {},
  });
  return { adapter, told };
}

/** Adapter over the real server, and a message for the contract's owner to sign. */
async function open() {
  const world = startSignIn({ read: () => chain.request }, { chainIds: [1, CHAIN_ID] });
  const browser = world.newBrowser();
  const message = await world.prepare(browser, { address: wallet.address, chainId: CHAIN_ID });
  const over = adapterOver(async (path, init) => {
    const sent = typeof init.body === 'string' ? { body: init.body } : {};
    const { status, body } = await browser.send(init.method ?? 'GET', path, sent);
    return Response.json(body, { status });
  });
  return { ...world, ...over, message, signature: await owner.signMessage({ message }) };
}

test('pending adapter starts, waits, and signs in with the owners’ signature', async () => {
  const { adapter, told, message, signature } = await open();
  expect(await adapter.read()).toBeNull();
  const begun = await adapter.start({ message });
  const address = wallet.address.toLowerCase();
  expect(begun).toMatchObject({ address, chainId: CHAIN_ID, message });
  expect(await adapter.read()).toEqual(begun);
  expect(await adapter.finish({ signature: '0x' })).toBe(false);
  expect(told).toEqual(['others']);
  expect(await adapter.finish({ signature })).toBe(true);
  expect(told).toEqual(['others', address]);
  expect(await adapter.read()).toBeNull();
});

test('pending adapter is cancelled in all tabs', async () => {
  const { adapter, told, message, signature } = await open();
  await adapter.start({ message });
  await adapter.cancel();
  expect(told).toEqual(['others', 'others']);
  expect(await adapter.read()).toBeNull();
  await expect(adapter.finish({ signature })).rejects.toMatchObject({ code: 'no-pending' });
});

test('pending adapter refuses another account’s signature, and keeps waiting', async () => {
  const { adapter, told, message } = await open();
  const begun = await adapter.start({ message });
  const stranger = privateKeyToAccount(generatePrivateKey());
  const signature = await stranger.signMessage({ message });
  await expect(adapter.finish({ signature })).rejects.toMatchObject({ code: 'signature-invalid' });
  expect(await adapter.read()).toEqual(begun);
  expect(told).toEqual(['others']);
});

const calls: Readonly<Record<string, (adapter: PendingSignInAdapter) => Promise<unknown>>> = {
  start: (adapter) => adapter.start({ message: 'Sign in' }),
  read: (adapter) => adapter.read(),
  finish: (adapter) => adapter.finish({ signature: '0x' }),
  cancel: (adapter) => adapter.cancel(),
};
const html = () => new Response('<!doctype html><title>502</title>', { status: 200 });
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const pending = { address: '0x12', chainId: -1, message: 7, expiresAt: 'soon' };

test.each<[string, string, () => Response, string]>([
  ['start', 'a proxy’s page', html, 'answerInvalid'],
  ['start', 'nothing that waits', json({ pending: null }), 'answerInvalid'],
  ['start', 'no field', json({}), 'answerInvalid'],
  ['start', 'a damaged one', json({ pending }), 'answerInvalid'],
  ['start', 'a refusal', json({ error: 'domain-mismatch' }, 400), 'domain-mismatch'],
  ['read', 'a proxy’s page', html, 'answerInvalid'],
  ['read', 'a damaged one', json({ pending }), 'answerInvalid'],
  ['read', 'text', json({ pending: 'yes' }), 'answerInvalid'],
  ['read', 'an answer without end', json({ pending: null, x: 'x'.repeat(1e6) }), 'answerInvalid'],
  ['read', 'a refusal with markup', json({ error: '<b>no</b>' }, 500), 'answerInvalid'],
  ['finish', 'a proxy’s page', html, 'answerInvalid'],
  ['finish', 'a session that is none', json({ session: { id: 1 } }), 'answerInvalid'],
  ['finish', 'a session of text', json({ session: 'mira' }), 'answerInvalid'],
  ['finish', 'a refusal', json({ error: 'no-pending' }, 404), 'no-pending'],
  ['cancel', 'a refusal', json({ error: 'rate-limited' }, 429), 'rate-limited'],
  ['cancel', 'a proxy’s page', html, 'answerInvalid'],
])(
  'pending adapter %s rejects for %s, and notifies no tab',
  async (name, _answer, answer, code) => {
    const { adapter, told } = adapterOver(async () => answer());
    await expect(calls[name]?.(adapter)).rejects.toMatchObject(
      code === 'answerInvalid' ? { reason: code } : { reason: 'refused', code },
    );
    expect(told).toEqual([]);
  },
);

test.each(Object.keys(calls))(
  'pending adapter %s rejects when the server is unreachable',
  async (name) => {
    const { adapter, told } = adapterOver(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(calls[name]?.(adapter)).rejects.toMatchObject({
      reason: 'unreachable',
      status: 0,
    });
    expect(told).toEqual([]);
  },
);

const sound = {
  address: `0x${'AB'.repeat(20)}`,
  chainId: 10,
  message: 'harbour.example wants you to sign in',
  expiresAt: '2026-03-02T12:00:00.000Z',
};

test('readPendingSignIn returns the known fields only, with the address in lower case', () => {
  const expected = { ...sound, address: `0x${'ab'.repeat(20)}` };
  expect(readPendingSignIn({ ...sound, admin: true })).toEqual(expected);
});

test('readPendingSignIn returns null when nothing is pending', () => {
  expect(readPendingSignIn(null)).toBeNull();
});

test.each<[string, unknown]>([
  ['nothing at all', undefined],
  ['text', JSON.stringify(sound)],
  ['a number', 7],
  ['a list', [sound]],
  ['no address', { ...sound, address: undefined }],
  ['a short address', { ...sound, address: '0x12' }],
  ['an address with more behind it', { ...sound, address: `${sound.address}\n0x` }],
  ['a list in the place of an address', { ...sound, address: [sound.address] }],
  ['a chain in text', { ...sound, chainId: '10' }],
  ['chain 0', { ...sound, chainId: 0 }],
  ['half a chain', { ...sound, chainId: 1.5 }],
  ['a chain beyond counting', { ...sound, chainId: 2 ** 60 }],
  ['no message', { ...sound, message: null }],
  ['a message longer than any', { ...sound, message: 'x'.repeat(8_193) }],
  ['no end', { ...sound, expiresAt: undefined }],
  ['an end that is not a time', { ...sound, expiresAt: 'soon' }],
  ['an end in ms', { ...sound, expiresAt: 1_800_000_000_000 }],
])('pending adapter ignores %s', (_name, value) => {
  expect(() => readPendingSignIn(value)).toThrow(
    expect.objectContaining({ reason: 'answerInvalid' }),
  );
});
