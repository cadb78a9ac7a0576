import { DEMO_ACCOUNTS } from '@mooring/devnet';
import { privateKeyToAccount } from 'viem/accounts';
import { createSiweMessage } from 'viem/siwe';
import { expect, test } from 'vitest';
import { createKeyPair, deriveTopic } from '../crypto/keys.ts';
import { useWorld } from '../real-wallet/world.testing.ts';
import type { OfferedSignIn } from '../session/offeredSignIn.ts';
import { composeRecap, parseRecap, recapSentence } from '../sign-in/recap.ts';
import { account, other, scanLink } from './scriptedWallet.testing.ts';

const world = useWorld();
const mira = privateKeyToAccount(DEMO_ACCOUNTS[0].privateKey);

const fields: OfferedSignIn = {
  domain: 'harbour.example',
  uri: 'https://harbour.example',
  chainId: 1,
  nonce: 'nonce00001',
  statement: 'Come aboard.',
  issuedAt: '2026-11-24T10:00:00.000Z',
};
const methods = ['eth_sendTransaction', 'personal_sign'];

interface Told {
  readonly address?: `0x${string}`;
  readonly chain?: string;
  readonly recap?: string;
  readonly statement?: string;
  readonly kind?: string;
  /** Signature in place of one of the message. */
  readonly signature?: string;
  /** Signed instead of what was asked. */
  readonly signs?: Partial<OfferedSignIn>;
}

/** Message a wallet says it has signed, and what it says of it. */
async function cacao(told: Told = {}) {
  const { address = account, chain = '1', recap = composeRecap(methods), signs = {} } = told;
  const signed = { ...fields, ...signs };
  const given = parseRecap(recap)?.methods ?? methods;
  const statement = told.statement ?? `${signed.statement} ${recapSentence({ methods: given })}`;
  const message = createSiweMessage({
    address,
    chainId: Number(chain),
    domain: signed.domain,
    uri: signed.uri,
    nonce: signed.nonce,
    version: '1',
    statement,
    issuedAt: new Date(signed.issuedAt),
    resources: [recap],
  });
  const signature = told.signature ?? (await mira.signMessage({ message }));
  const { uri: aud, issuedAt: iat, nonce, domain } = signed;
  const iss = `did:pkh:eip155:${chain}:${address}`;
  return {
    h: { t: 'caip122' },
    p: { iss, aud, iat, nonce, domain, version: '1', statement, resources: [recap] },
    s: { t: told.kind ?? 'eip191', s: signature },
  };
}

async function asked() {
  const page = world.page({ signIn: async () => fields });
  const answer = page.connect().catch((error: unknown) => error);
  const wallet = await scanLink(world.relay().url, await page.link());
  const { publicKey } = wallet.own;
  const responder = { publicKey, metadata: { name: 'Wallet' } };
  return { page, answer, wallet, responder };
}

test('checkAuthentication accepts a valid response, and leaves a contract’s signature to the server', async () => {
  const { page, answer, wallet, responder } = await asked();
  const cacaos = [await cacao(), await cacao({ chain: '10', kind: 'eip1271', signature: '0x12' })];
  await wallet.answerSignIn({ result: { cacaos, responder } });
  expect(await answer).toEqual({ accounts: [account], chainId: 1 });
  expect(page.known()).toMatchObject({
    wallet: { name: 'Wallet' },
    signIn: { message: /nonce00001/ },
  });
});

const recapOf = (value: unknown) => `urn:recap:${btoa(JSON.stringify(value))}`;

test.each<[string, Told]>([
  ['another address', { address: other }],
  ['another nonce', { signs: { nonce: 'nonce99999' } }],
  ['another domain', { signs: { domain: 'evil.example' } }],
  ['another page', { signs: { uri: 'https://evil.example' } }],
  ['another time', { signs: { issuedAt: '2020-01-01T00:00:00.000Z' } }],
  ['another statement', { signs: { statement: 'Give all.' } }],
  ['a statement without its permissions', { statement: 'Come aboard.' }],
  [
    'a statement with other permissions',
    { statement: `Come aboard. ${recapSentence({ methods: ['eth_sign'] })}` },
  ],
  ['a network that was not asked for', { chain: '5' }],
  ['a network that is none', { chain: '01' }],
  [
    'an address with a wrong checksum',
    { address: account.replace('F6F4', 'f6F4') as `0x${string}` },
  ],
  ['no signature', { signature: 'yes' }],
  ['a bad signature', { signature: `0x${'11'.repeat(65)}` }],
  ['a signature beyond all bounds', { kind: 'eip1271', signature: `0x${'00'.repeat(70_000)}` }],
  ['a method that was not asked for', { recap: composeRecap(['eth_sign']) }],
  ['no permission', { recap: 'https://harbour.example' }],
  [
    'permissions of another kind',
    { recap: recapOf({ att: { solana: { 'request/sign': [{}] } } }) },
  ],
  [
    'more permissions beside',
    {
      recap: recapOf({
        att: { eip155: { 'request/personal_sign': [{}] }, 'https://x': { 'crud/read': [{}] } },
      }),
    },
  ],
  [
    'permissions of another ability',
    { recap: recapOf({ att: { eip155: { 'crud/personal_sign': [{}] } } }) },
  ],
  [
    'permissions on another network',
    {
      recap: recapOf({ att: { eip155: { 'request/personal_sign': [{ chains: ['eip155:5'] }] } } }),
    },
  ],
  ['no list of permissions', { recap: 'urn:recap:e30' }],
])('wallet that signs %s is refused, and does not connect', async (_, told) => {
  const { page, answer, wallet, responder } = await asked();
  await wallet.answerSignIn({ result: { cacaos: [await cacao(told)], responder } });
  expect(await answer).toMatchObject({ name: 'PairingError', code: 7000 });
  expect(page.view()).toBeUndefined();
});

test.each<[string, (sound: object) => object]>([
  ['no message', () => ({ cacaos: [] })],
  ['a sound message and another', (sound) => ({ cacaos: [sound, {}] })],
  ['no list', () => ({ cacaos: 'all' })],
  ['another wallet’s key', () => ({ responder: { publicKey: 'ab'.repeat(32) } })],
  ['no wallet', () => ({ responder: null })],
])('response with %s is refused', async (_, change) => {
  const { page, answer, wallet, responder } = await asked();
  const sound = await cacao();
  await wallet.answerSignIn({ result: { cacaos: [sound], responder, ...change(sound) } });
  expect(await answer).toMatchObject({ name: 'PairingError', code: 7000 });
  expect(page.view()).toBeUndefined();
});

test('old response that a relay repeats is ignored for other links (replay)', async () => {
  const first = await asked();
  const message = await first.wallet.answerSignIn({
    result: { cacaos: [await cacao()], responder: first.responder },
  });
  await first.answer;
  const second = await asked();
  const topics = world
    .relay()
    .seen.filter(({ tag }) => tag === 1117)
    .map(({ topic }) => topic);
  for (const topic of [...topics, second.wallet.link.topic])
    world.relay().inject(topic, message, 1117);
  const proposer = Object(second.wallet.proposal.params).proposer.publicKey;
  world.relay().inject(deriveTopic(Uint8Array.from(Buffer.from(proposer, 'hex'))), message, 1117);
  await second.wallet.approve();
  await second.wallet.settle();
  expect(await second.answer).toEqual({ accounts: [account], chainId: 1 });
  expect(second.page.known()?.signIn).toBeUndefined();
});

test('wallet without the method falls back to the proposal', async () => {
  const { page, answer, wallet } = await asked();
  const unknown = { error: { code: 10_001, message: 'Unsupported wc_ method.' } };
  await wallet.answerSignIn(unknown);
  await wallet.sayOnLink({ id: (await wallet.signInRequest()).id, ...unknown });
  await wallet.approve();
  await wallet.settle();
  expect(await answer).toEqual({ accounts: [account], chainId: 1 });
  expect(page.known()?.signIn).toBeUndefined();
});

test('a response sealed without the wallet’s key is ignored', async () => {
  const { answer, wallet, responder } = await asked();
  const stranger = await createKeyPair();
  const result = { cacaos: [await cacao()], responder };
  await wallet.answerSignIn(
    { result },
    { secret: stranger.secret, publicKey: wallet.own.publicKey },
  );
  await wallet.answerSignIn({ result });
  expect(await answer).toEqual({ accounts: [account], chainId: 1 });
});
