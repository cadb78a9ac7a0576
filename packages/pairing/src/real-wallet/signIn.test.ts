import { verifyMessage } from 'viem';
import { parseSiweMessage } from 'viem/siwe';
import { expect, test } from 'vitest';
import type { PageOptions } from '../page.testing.ts';
import type { OfferedSignIn } from '../session/offeredSignIn.ts';
import { memoryStorage } from '../store/deviceStorage.ts';
import { until } from '../until.testing.ts';
import { parsePairingUri } from '../uri/pairingUri.ts';
import { mira, type PhoneBehavior } from './phone.testing.ts';
import { useWorld } from './world.testing.ts';

const world = useWorld();

const fields: OfferedSignIn = {
  domain: 'harbour.example',
  uri: 'https://harbour.example/in',
  chainId: 10,
  nonce: 'nonce00001',
  statement: 'Come aboard.',
  issuedAt: '2026-11-24T10:00:00.000Z',
  expirationTime: '2100-01-01T00:00:00.000Z',
  resources: ['https://harbour.example/terms'],
};
const signIn = async () => fields;
const hello = '0x68656c6c6f';

async function scanned(options: PageOptions = {}, does: PhoneBehavior['signIn'] = 'approve') {
  const phone = await world.phone({ signIn: does });
  const page = world.page({ signIn, ...options });
  const answer = page.connect().catch((error: unknown) => error);
  await phone.pair(await page.link());
  return { phone, page, answer };
}

test('one-prompt sign-in connects and signs in, by the host’s own message', async () => {
  const { phone, page, answer } = await scanned();
  expect(await answer).toEqual({ accounts: [mira.address], chainId: 10 });
  expect(phone.signIns).toHaveLength(1);
  expect(phone.asked).toEqual([]);
  const { message = '', signature = '0x' } = page.known()?.signIn ?? {};
  expect(message).toBe(phone.signIns[0]);
  expect(await verifyMessage({ address: mira.address, message, signature })).toBe(true);
  const parsed = parseSiweMessage(message);
  expect(parsed).toMatchObject({
    address: mira.address,
    domain: 'harbour.example',
    uri: 'https://harbour.example/in',
    chainId: 10,
    nonce: 'nonce00001',
    issuedAt: new Date(fields.issuedAt),
    expirationTime: new Date(fields.expirationTime ?? ''),
    resources: ['https://harbour.example/terms', expect.stringMatching(/^urn:recap:/)],
  });
  expect(parsed.statement).toMatch(/^Come aboard\. I further authorize the stated URI/);
  page.forgetSignIn();
  await until(() => page.known()?.signIn === undefined);
});

test('one-prompt sign-in opens a full session: requests, networks, updates, reload, disconnect', async () => {
  const storage = memoryStorage();
  const { phone, page, answer } = await scanned({ storage });
  await answer;
  expect(await page.ask('personal_sign', hello, mira.address)).toMatch(/^0x/);
  expect(phone.asked).toMatchObject([{ method: 'personal_sign', chainId: 'eip155:10' }]);
  await page.ask('wallet_switchEthereumChain', { chainId: '0x1' });
  expect(page.view()?.chainId).toBe(1);
  await page.ask('personal_sign', hello, mira.address);
  expect(phone.asked.at(-1)).toMatchObject({ chainId: 'eip155:1' });

  page.close();
  const next = world.page({ storage });
  expect(await next.restore()).toBe(true);
  expect(next.view()).toEqual({ accounts: [mira.address], chainId: 1 });
  await until(() => next.known()?.isAnswered);
  expect(await next.ask('personal_sign', hello, mira.address)).toMatch(/^0x/);

  const topic = phone.topic();
  await phone.kit.emitSessionEvent({
    topic,
    event: { name: 'chainChanged', data: 10 },
    chainId: 'eip155:10',
  });
  await until(() => next.view()?.chainId === 10);
  await next.disconnect();
  await until(() => phone.sessions() === 0);
});

test('one-prompt session ends when the wallet ends it', async () => {
  const { phone, page, answer } = await scanned();
  await answer;
  const reason = { code: 6000, message: 'User disconnected.' };
  await phone.kit.disconnectSession({ topic: phone.topic(), reason });
  await until(() => page.ends() === 1);
});

test('one-prompt sign-in rejected on the phone throws 4001, after one prompt', async () => {
  const { phone, page, answer } = await scanned({}, 'reject');
  expect(await answer).toMatchObject({ name: 'ProviderError', code: 4001 });
  expect(phone.signIns).toHaveLength(1);
  expect(page.view()).toBeUndefined();
  expect(page.state()).toBe('idle');
});

test('one-prompt sign-in falls back to the proposal of the same link', async () => {
  const { phone, page, answer } = await scanned({}, 'unknown');
  expect(await answer).toEqual({ accounts: [mira.address], chainId: 1 });
  expect(phone.signIns).toEqual([]);
  expect(page.known()?.signIn).toBeUndefined();
});

test.each<[string, PageOptions]>([
  ['no message', { signIn: async () => undefined }],
  ['a failure', { signIn: () => Promise.reject(new Error('No nonce.')) }],
  ['a message that is none', { signIn: async () => ({ ...fields, domain: 'a\nb' }) }],
  ['a message on another network', { signIn: async () => ({ ...fields, chainId: 5 }) }],
])('host with %s connects by the proposal, with an ordinary link', async (_, options) => {
  const phone = await world.phone({ signIn: 'approve' });
  const page = world.page(options);
  const connecting = page.connect();
  const link = await page.link();
  expect(parsePairingUri(link)?.method).toBeUndefined();
  await phone.pair(link);
  expect((await connecting).accounts).toEqual([mira.address]);
  expect(page.known()?.signIn).toBeUndefined();
});

test('one-prompt sign-in has a new message for each link', async () => {
  let count = 0;
  const page = world.page({
    signIn: async () => ({ ...fields, nonce: `nonce0000${++count}` }),
  });
  const connecting = page.connect();
  const first = await page.link();
  page.renew();
  const phone = await world.phone({ signIn: 'approve' });
  await phone.pair(await page.link(first));
  await connecting;
  expect(parseSiweMessage(page.known()?.signIn?.message ?? '').nonce).toBe('nonce00002');
});

test('a sign-in signed while the page was away is resumed with its message', async () => {
  const storage = memoryStorage();
  const page = world.page({ storage, signIn });
  page.connect().catch(() => {});
  const link = await page.link();
  const chosen = { id: 'harbour', name: 'Harbour' };
  page.choose(chosen);
  page.close();
  const phone = await world.phone({ signIn: 'approve' });
  await phone.pair(link);
  await until(() => world.relay().seen.some(({ tag }) => tag === 1117));

  const next = world.page({ storage });
  await next.resumeProposal({ ...chosen, until: Date.now() + 300_000 });
  await until(() => next.late.length === 1);
  expect(next.late).toEqual([{ accounts: [mira.address], chainId: 10 }]);
  expect(next.known()?.signIn?.message).toBe(phone.signIns[0]);
  expect(await next.ask('personal_sign', hello, mira.address)).toMatch(/^0x/);
  next.close();

  // Kept until the host has taken it.
  const third = world.page({ storage });
  await third.restore();
  expect(third.known()?.signIn?.message).toBe(phone.signIns[0]);
});
