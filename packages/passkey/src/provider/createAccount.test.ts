import { type AuthenticatorBehaviour, createAuthenticator } from '@mooring/testing/authenticator';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { origin } from '../place.testing.ts';
import { memoryStorage, startWorld, type World } from '../world.testing.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
afterEach(() => vi.unstubAllGlobals());

const challenge = 'sign-in:0123456789abcdef0123456789abcdef';
/** Server that asks for a signature, and takes it. */
const signIn = (assert: (challenge: string) => Promise<object>) => assert(challenge);

/** A device, with what it stores, and visits to a page on it. */
function createDevice(own: Parameters<World['open']>[0] = {}) {
  const authenticator = createAuthenticator({ origin });
  const storage = memoryStorage();
  const visit = (more: typeof own = {}) =>
    world.open({ signIn, storage, ...own, ...more }, authenticator).provider;
  return { authenticator, storage, visit };
}

/** Faults of signatures alone: the passkey is created as it should be. */
const onlySigned = (change: (text: string) => string) => (text: string) =>
  text.includes('webauthn.get') ? change(text) : text;
const sort = (text: string) =>
  JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text)).toSorted()));

describe('createAccount does not store an account whose passkey cannot sign', () => {
  test.each<[string, Partial<AuthenticatorBehaviour>, number]>([
    ['orders its client data alphabetically', { sortsClientData: true }, 1],
    ['does so in signatures alone', { rewriteClientData: onlySigned(sort) }, 2],
    ['writes a space', { rewriteClientData: onlySigned((text) => text.replace(',', ', ')) }, 2],
    ['does not verify the person', { verifiesUser: false }, 1],
  ])('when its keeper %s', async (_, behaviour, touches) => {
    const { authenticator, storage, visit } = createDevice();
    authenticator.behave(behaviour);
    const page = visit();
    const shown: unknown[] = [];
    page.on('accountsChanged', (accounts) => void shown.push(accounts));
    const refused = await page.connect({ create: 'Mira' }).catch((error: unknown) => error);
    const [{ id } = { id: '' }] = authenticator.list();
    expect(refused).toMatchObject({
      reason: 'assertionInvalid',
      orphan: { id, name: 'Mira', isReported: false },
    });
    expect([shown, page.getAccount(), storage.value]).toEqual([[], undefined, undefined]);
    expect(authenticator.asked()).toBe(touches);
    // The next one is kept elsewhere.
    authenticator.behave();
    const [, { id: other } = { id: '' }] = [
      await page.connect({ create: 'Mira' }),
      ...authenticator.list().slice(1),
    ];
    expect(page.getAccount()).toMatchObject({ id: other });
  });

  test('and asks the browser to remove the passkey', async () => {
    const told: unknown[] = [];
    const signalUnknownCredential = async (unknown: unknown) => void told.push(unknown);
    vi.stubGlobal('PublicKeyCredential', { signalUnknownCredential });
    const { authenticator, visit } = createDevice();
    authenticator.behave({ sortsClientData: true });
    const refused = visit().connect({ create: 'Mira' });
    await expect(refused).rejects.toMatchObject({ orphan: { isReported: true } });
    const [held] = authenticator.list();
    expect(told).toEqual([{ rpId: 'harbour.example', credentialId: held?.id }]);
  });

  test('and keeps an earlier account on the device', async () => {
    const { authenticator, storage, visit } = createDevice();
    const { address } = await visit().connect({ create: 'Mira' });
    const page = visit();
    authenticator.behave({ rewriteClientData: onlySigned(sort) });
    await expect(page.connect({ create: 'Other' })).rejects.toThrow('not serialized');
    expect(storage.value).toMatchObject({ address });
    expect(await visit().restore()).toMatchObject({ address });
  });
});

test('createAccount without sign-in needs one prompt only', async () => {
  const { authenticator, storage, visit } = createDevice();
  authenticator.behave({ sortsClientData: true });
  const own = { signIn: undefined };
  await expect(visit(own).connect({ create: 'Mira' })).rejects.toMatchObject({
    orphan: { name: 'Mira' },
  });
  expect(storage.value).toBeUndefined();
  authenticator.behave();
  const { address } = await visit(own).connect({ create: 'Mira' });
  expect(authenticator.asked()).toBe(2);
  expect(await visit(own).restore()).toMatchObject({ address });
});

test('createAccount keeps a passkey whose first signature was rejected, and connects it once it signs', async () => {
  const { authenticator, storage, visit } = createDevice();
  const refusing = (assert: (challenge: string) => Promise<object>) => {
    authenticator.behave({ refuses: true });
    return assert(challenge);
  };
  const refused = visit({ signIn: refusing }).connect({ create: 'Mira' });
  await expect(refused).rejects.toMatchObject({ reason: 'rejected' });
  expect(storage.value).toMatchObject({ unproven: 'Mira' });
  authenticator.behave();
  const page = visit();
  expect(await page.restore()).toBeUndefined();
  const account = await page.connect();
  const [held, ...others] = authenticator.list();
  expect([account.id, others]).toEqual([held?.id, []]);
  expect(authenticator.asked()).toBe(3);
  expect(storage.value).toMatchObject({ address: account.address, unproven: undefined });
  expect(await visit().restore()).toMatchObject({ address: account.address });
});

test.each([
  ['does not answer', () => Promise.reject(new Error('Down'))],
  ['asks for nothing', async () => false],
])('createAccount signs random bytes if a server %s', async (_, silent) => {
  const { authenticator, visit } = createDevice({ signIn: silent });
  const page = visit();
  await page.connect({ create: 'Mira' });
  expect(authenticator.asked()).toBe(2);
  authenticator.behave({ rewriteClientData: onlySigned(sort) });
  await expect(page.connect({ create: 'Other' })).rejects.toMatchObject({
    orphan: { name: 'Other' },
  });
});

test('createAccount continues if a server refuses the signature, or returns an error', async () => {
  const { authenticator, visit } = createDevice();
  const refusing = async (assert: (challenge: string) => Promise<object>) => {
    await assert(challenge);
    throw new Error('Refused');
  };
  const { id } = await visit({ signIn: refusing }).connect({ create: 'Mira' });
  expect(authenticator.list()).toMatchObject([{ id }]);
  authenticator.behave({ rewriteClientData: onlySigned(sort) });
  const swallowing = (assert: (challenge: string) => Promise<object>) =>
    assert(challenge).catch(() => false);
  const refused = visit({ signIn: swallowing }).connect({ create: 'Other' });
  await expect(refused).rejects.toMatchObject({ orphan: { name: 'Other' } });
  expect(authenticator.asked()).toBe(4);
});
