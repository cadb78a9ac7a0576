import { checkMessage, parseMessage } from '@mooring/sign-in';
import { verifySignature } from '@mooring/sign-in/server';
import { type Hex, numberToHex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { origin, rpId } from '../place.testing.ts';
import { startWorld, type World } from '../world.testing.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const nonce = '0123456789abcdef';
const time = '2026-11-23T12:00:00.000Z';

async function open(own: Parameters<World['open']>[0] = {}) {
  const page = world.open(own);
  const connect = async (asked: unknown, more: object = {}) => {
    const capabilities = { signInWithEthereum: asked, ...more };
    const params = [{ version: '1', capabilities }];
    const answer = await page.provider.request({ method: 'wallet_connect', params });
    const [account] = Object(answer).accounts;
    const { message, signature } = account.capabilities.signInWithEthereum;
    return { address: account.address, text: String(message), signature: signature as Hex };
  };
  const { address } = await page.provider.connect({ create: 'Mira' });
  return { ...page, address, connect, chainId: numberToHex(world.chainId) };
}

/** Faults a server finds, and its word on the signature. */
async function check({ text, signature }: { text: string; signature: Hex }, now = new Date()) {
  const message = parseMessage(text);
  const chainIds = [world.chainId, world.devnet.rollup.chain.id];
  const policy = { domain: rpId, chainIds, nonce, now, greatestAge: 60_000 };
  const read = (chainId: number) => {
    const { ethereum, rollup } = world.devnet;
    const { client } = chainId === world.chainId ? ethereum : rollup;
    return (call: { method: string; params?: unknown }) => client.request(call as never);
  };
  const verified = await verifySignature({ text, message, signature, read, timeoutMs: 10_000 });
  return { faults: checkMessage(message, policy), verified, message };
}

test('wallet_connect signs in with the account, before its deployment and after', async () => {
  const { connect, address, chainId, reviews, provider } = await open();
  const early = await connect({ nonce, chainId });
  expect(await check(early)).toMatchObject({
    faults: [],
    verified: 'contract',
    message: { address, uri: origin, domain: rpId, chainId: world.chainId },
  });
  expect(early.signature.endsWith('6492'.repeat(16))).toBe(true);
  expect(reviews).toMatchObject([{ kind: 'message', message: early.text, account: address }]);
  await provider.request({ method: 'wallet_sendCalls', params: [{ calls: [{ to: address }] }] });
  const late = await connect({ nonce, chainId });
  expect(await check(late)).toMatchObject({ faults: [], verified: 'contract' });
  expect(late.signature.endsWith('6492'.repeat(16))).toBe(false);
});

test('one-prompt sign-in writes all requested fields of EIP-4361 into the message', async () => {
  const { connect } = await open();
  const { rollup } = world.devnet;
  const fields = {
    domain: rpId,
    uri: `${origin}/login?from=home`,
    statement: "Come aboard: it's free.",
    requestId: 'a-1',
    resources: ['ipfs://bafy/1', `${origin}/terms`],
    scheme: 'https',
    version: '1',
  };
  const times = { issuedAt: time, expirationTime: time.replace('12:00', '12:05'), notBefore: time };
  const asked = { ...fields, ...times, nonce, chainId: numberToHex(rollup.chain.id) };
  const signed = await connect(asked);
  const { faults, verified, message } = await check(signed, new Date(time));
  expect([faults, verified]).toEqual([[], 'contract']);
  expect(message).toMatchObject({ ...fields, ...times, nonce, chainId: rollup.chain.id });
  // An empty statement is one, and a page may give its own times.
  const own = { nonce, chainId: rollup.chain.id, statement: '', issuedAt: new Date(time) };
  const { message: second } = await check(await connect(own), new Date(time));
  expect(second).toMatchObject({ statement: '', issuedAt: time });
});

test.each<[string, object]>([
  ['another domain', { domain: 'evil.example' }],
  ['a domain with a port', { domain: `${rpId}:8443` }],
  ['a page of another origin', { uri: 'https://evil.example' }],
  ['a page of a like origin', { uri: `${origin}.evil.example/` }],
  ['a user at another origin', { uri: `${origin}@evil.example/` }],
  ['another port', { uri: `${origin}:8443/` }],
  ['a URI with a line break', { uri: `${origin}/\nNonce: 1` }],
  ['another scheme', { scheme: 'http' }],
  ['another version', { version: '2' }],
  ['no nonce', { nonce: undefined }],
  ['a short nonce', { nonce: '1234567' }],
  ['a nonce of two lines', { nonce: '12345678\nURI' }],
  ['no network', { chainId: undefined }],
  ['a network that is none', { chainId: 'eip155:1' }],
  ['a statement of two lines', { statement: 'Aye\nURI: https://evil.example' }],
  ['a statement beyond ASCII', { statement: 'Aye ⛵' }],
  ['a day that is none', { expirationTime: '2026-13-01T00:00:00Z' }],
  ['a date alone', { issuedAt: '2026-11-23' }],
  ['a date that is none', { notBefore: new Date(Number.NaN) }],
  ['a request id with a space', { requestId: 'a 1' }],
  ['resources that are none', { resources: 'https://harbour.example' }],
  ['a resource with a space', { resources: ['https://harbour.example/a b'] }],
  ['a resource that is relative', { resources: ['/terms'] }],
])('one-prompt sign-in refuses %s, without a review', async (_, wrong) => {
  const { connect, chainId, reviews } = await open();
  const asked = connect({ nonce, chainId, ...wrong });
  await expect(asked).rejects.toMatchObject({ reason: 'invalidParams', code: -32602 });
  expect(reviews).toEqual([]);
});

test('one-prompt sign-in refuses a message that is too long, or of another network', async () => {
  const { connect, chainId, reviews } = await open();
  const resources = Array(300).fill('https://harbour.example/a-long-address');
  await expect(connect({ nonce, chainId, resources })).rejects.toMatchObject({ code: -32602 });
  await expect(connect({ nonce, chainId: '0x1' })).rejects.toMatchObject({ code: 4902 });
  expect(reviews).toEqual([]);
});

test('one-prompt sign-in can be rejected, and still refuses another capability', async () => {
  const { connect, chainId, authenticator } = await open({ review: async () => false });
  await expect(connect({ nonce, chainId })).rejects.toMatchObject({ code: 4001 });
  const more = connect({ nonce, chainId }, { spendPermissions: {} });
  await expect(more).rejects.toMatchObject({ code: 5700 });
  expect(authenticator.asked()).toBe(1);
  const { connect: other, chainId: id } = await open();
  const signed = await other({ nonce, chainId: id }, { spendPermissions: { optional: true } });
  expect(await check(signed)).toMatchObject({ faults: [] });
});
