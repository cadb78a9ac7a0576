import { type AuthenticatorBehaviour, createAuthenticator } from '@mooring/testing/authenticator';
import { bytesToHex, keccak256, toHex } from 'viem';
import { beforeAll, expect, test } from 'vitest';
import { candidateKeys } from './account/recoverKeys.ts';
import { encodeAssertion } from './account/signature.ts';
import { createCredential } from './create/createCredential.ts';
import { askCredential, type PasskeyQuestion } from './credential/askCredential.ts';
import type { Passkey } from './credential/passkey.ts';
import { origin, rpId } from './place.testing.ts';

const authenticator = createAuthenticator({ origin });
const { credentials, behave } = authenticator;
const place = { rpId, origin, credentials };
const challenge = keccak256(toHex('Aye'));
let passkey: Passkey;
beforeAll(async () => {
  passkey = await createCredential({ ...place, appName: 'Harbour', name: 'Mira' });
});

function ask(behaviour: Partial<AuthenticatorBehaviour> = {}, own: Partial<PasskeyQuestion> = {}) {
  behave(behaviour);
  const { id, publicKey } = passkey;
  return askCredential({ ...place, challenge, allow: [id], publicKey, ...own });
}

test('askCredential returns an assertion of the created passkey', async () => {
  const assertion = await ask();
  expect(assertion.credentialId).toBe(passkey.id);
  expect(assertion.clientDataFields).toBe(`"origin":"${origin}","crossOrigin":false`);
  expect(candidateKeys(assertion)).toContainEqual(passkey.publicKey);
});

test('checkAssertion accepts fields that a browser adds to the client data', async () => {
  const note = 'do not compare clientDataJSON against a template. See https://goo.gl/yabPex ⛵';
  const clientDataFields = { other_keys_can_be_added_here: note };
  const assertion = await ask({ clientDataFields });
  expect(assertion.clientDataFields).toBe(
    `"origin":"${origin}","crossOrigin":false,"other_keys_can_be_added_here":"${note}"`,
  );
});

test('signature takes 320 bytes, or 448 if the browser adds fields', async () => {
  const sizeOf = async (fields = {}) =>
    (encodeAssertion(await ask({ clientDataFields: fields })).length - 2) / 2;
  expect(await sizeOf()).toBe(320);
  const note = 'do not compare clientDataJSON against a template. See https://goo.gl/yabPex';
  expect(await sizeOf({ other_keys_can_be_added_here: note })).toBe(448);
});

test('signature has the lower s, whichever the authenticator returns', async () => {
  const half = 0x7fffffff800000007fffffffffffffffde737d56d38bcf4279dce5617e3192a8n;
  for (let count = 0; count < 20; count += 1) expect((await ask()).s).toBeLessThanOrEqual(half);
});

const twice = (text: string) => text.replace('}', `,"challenge":"${'A'.repeat(43)}"}`);
const wrong: [string, Partial<AuthenticatorBehaviour>, string][] = [
  ['the person was not verified', { verifiesUser: false }, 'not verified'],
  ['it is for another domain', { rpId: 'evil.example' }, 'rpId is not harbour.example'],
  ['another page asked', { origin: 'https://evil.example' }, 'wrong origin'],
  ['a page of a like name asked', { origin: `${origin}.evil.example` }, 'wrong origin'],
  [
    'the challenge is another',
    { rewriteClientData: change(/"challenge":"./, '"challenge":"_') },
    'wrong challenge',
  ],
  [
    'it is a registration',
    { rewriteClientData: change('.get', '.create') },
    'type is not webauthn.get',
  ],
  ['a name is there twice', { rewriteClientData: twice }, 'wrong challenge'],
  [
    'the order is another',
    { rewriteClientData: (text) => JSON.stringify(reversed(text)) },
    'not serialized',
  ],
  ['there is a space', { rewriteClientData: change('{', '{ ') }, 'not serialized'],
  ['something stands behind', { rewriteClientData: (text) => `${text} ` }, 'not serialized'],
  ['the client data is no JSON', { rewriteClientData: () => 'Aye' }, 'unreadable'],
  ['the client data is a list', { rewriteClientData: () => '[]' }, 'unreadable'],
];

function change(from: string | RegExp, to: string) {
  return (text: string) => text.replace(from, to);
}

function reversed(text: string): object {
  return Object.fromEntries(Object.entries(JSON.parse(text)).toReversed());
}

test.each(wrong)('askCredential refuses an assertion when %s', async (_, behaviour, words) => {
  const refusal = { reason: 'assertionInvalid', message: expect.stringContaining(words) };
  await expect(ask(behaviour)).rejects.toMatchObject(refusal);
});

test('checkAssertion refuses another passkey of the site, by its id and by its key', async () => {
  behave();
  const other = await createCredential({ ...place, appName: 'Harbour', name: 'Other' });
  await expect(ask({ chooses: other.id })).rejects.toThrow('wrong credential');
  await expect(ask({ chooses: other.id }, { allow: [] })).rejects.toThrow('wrong signature');
});

test('askCredential refuses a replayed or altered assertion (replay)', async () => {
  behave({ chooses: passkey.id });
  const old = await credentials.get({
    publicKey: { challenge: new Uint8Array(32), rpId },
  });
  const replay = { ...place, credentials: { ...credentials, get: async () => old } };
  await expect(ask({}, replay)).rejects.toThrow('wrong challenge');

  const forms = [
    (bytes: Uint8Array) => bytes.with(36, 1),
    (bytes: Uint8Array) => Uint8Array.of(...bytes, 0),
  ];
  for (const alter of forms) {
    const get = async (options?: CredentialRequestOptions) => {
      const answer = await credentials.get(options);
      const data = new Uint8Array(answer.response['authenticatorData'] as ArrayBuffer);
      const authenticatorData = new Uint8Array(alter(data)).buffer;
      return { ...answer, response: { ...answer.response, authenticatorData } };
    };
    await expect(ask({}, { credentials: { ...credentials, get } })).rejects.toThrow(
      'wrong signature',
    );
  }
});

test.each([
  ['no DER', '0x00'],
  ['cut short', '0x3006020101'],
  ['of zeros', '0x3006020100020100'],
  ['with empty numbers', '0x300402000200'],
  ['with something behind', '0x300602010102010100'],
])('askCredential refuses a signature %s', async (_, hex) => {
  const get = async (options?: CredentialRequestOptions) => {
    const answer = await credentials.get(options);
    const signature = Uint8Array.from(Buffer.from(hex.slice(2), 'hex')).buffer;
    return { ...answer, response: { ...answer.response, signature } };
  };
  await expect(ask({}, { credentials: { ...credentials, get } })).rejects.toThrow('no signature');
});

const browserErrors: [string, string, number][] = [
  ['NotAllowedError', 'rejected', 4001],
  ['SecurityError', 'domain', -32603],
  ['AbortError', 'busy', -32603],
  ['OperationError', 'busy', -32603],
  ['TimeoutError', 'timedOut', -32603],
  ['ConstraintError', 'unverifiable', -32603],
  ['NotSupportedError', 'unsupported', 4200],
  ['NotReadableError', 'authenticatorFailed', -32603],
  ['UnknownError', 'authenticatorFailed', -32603],
  ['InvalidStateError', 'authenticatorFailed', -32603],
  ['DataError', 'authenticatorFailed', -32603],
];

test.each(browserErrors)('browser error %s has the reason %s', async (name, reason, code) => {
  const refusal = { name: 'PasskeyError', reason, code };
  await expect(ask({ fails: name })).rejects.toMatchObject(refusal);
  const created = createCredential({ ...place, appName: 'Harbour', name: 'Mira' });
  await expect(created).rejects.toMatchObject(refusal);
});

test('createCredential throws `exists` for a device with a passkey of the account, if excluded', async () => {
  behave({ fails: 'InvalidStateError' });
  const create = (exclude: readonly string[]) =>
    createCredential({ ...place, appName: 'Harbour', name: 'Mira', exclude });
  await expect(create([passkey.id])).rejects.toMatchObject({ reason: 'exists' });
  await expect(create([])).rejects.toMatchObject({ reason: 'authenticatorFailed' });
});

test('askCredential reads views of buffers as well as buffers', async () => {
  expect(await ask({ isLevelOne: true })).toMatchObject({
    credentialId: passkey.id,
    madeFor: 'none',
  });
  behave();
  const get = async (options?: CredentialRequestOptions) => {
    const { response, ...answer } = await credentials.get(options);
    const inside = Object.entries(response).map(([name, value]) => {
      const bytes = new Uint8Array(value as ArrayBuffer);
      const around = Uint8Array.of(7, ...bytes, 7);
      return [name, new DataView(around.buffer, 1, bytes.length)];
    });
    return { ...answer, response: Object.fromEntries(inside) };
  };
  const { id, publicKey } = passkey;
  const question = { ...place, challenge, allow: [id], publicKey };
  const assertion = await askCredential({ ...question, credentials: { ...credentials, get } });
  expect(assertion.credentialId).toBe(id);
});

test('createCredential refuses a passkey without user verification, or of another page or domain', async () => {
  const create = () => createCredential({ ...place, appName: 'Harbour', name: 'Mira' });
  for (const behaviour of [
    { verifiesUser: false },
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
  ]) {
    behave(behaviour);
    await expect(create()).rejects.toMatchObject({ reason: 'assertionInvalid' });
  }
  behave();
  expect(bytesToHex(Buffer.from(passkey.id, 'base64url'))).toMatch(/^0x.{32}$/);
});
