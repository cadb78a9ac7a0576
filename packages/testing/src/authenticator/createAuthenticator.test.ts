import { expect, test } from 'vitest';
import { type AuthenticatorBehaviour, createAuthenticator } from './createAuthenticator.ts';

const challenge = new Uint8Array(32).fill(7);
const creation = (
  name = 'Mira',
  excluded: readonly BufferSource[] = [],
  handle = crypto.getRandomValues(new Uint8Array(32)),
) => ({
  publicKey: {
    rp: { id: 'harbour.example', name: 'Harbour' },
    user: { id: handle, name, displayName: name },
    challenge,
    pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
    excludeCredentials: excluded.map((id) => ({ type: 'public-key' as const, id })),
  },
});
const question = { publicKey: { rpId: 'harbour.example', challenge } };
const setUp = () => createAuthenticator({ origin: 'https://harbour.example' });

/** A buffer of a response. */
function bytes(value: unknown): Uint8Array<ArrayBuffer> {
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  throw new Error('There are no bytes.');
}

test('createAuthenticator signs the challenge with the key of the passkey', async () => {
  const { credentials, list } = setUp();
  const made = await credentials.create(creation());
  expect(list()).toEqual([{ id: made.id, rpId: 'harbour.example', userName: 'Mira' }]);
  const spki = made.response['getPublicKey'];
  if (typeof spki !== 'function') throw new Error('There is no key.');
  const { id, response } = await credentials.get(question);
  expect(id).toBe(made.id);
  const client = bytes(response.clientDataJSON);
  expect(new TextDecoder().decode(client)).toBe(
    '{"type":"webauthn.get","challenge":"BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc","origin":"https://harbour.example","crossOrigin":false}',
  );
  const data = bytes(response['authenticatorData']);
  expect([data.length, data[32]]).toEqual([37, 0x1d]);
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('spki', bytes(spki()), algorithm, false, ['verify']);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', client));
  const signed = new Uint8Array([...data, ...hash]);
  const signature = wordsOf(bytes(response['signature']));
  expect(await crypto.subtle.verify(algorithm, key, signature, signed)).toBe(true);
});

/** The two words of a signature in DER. */
function wordsOf(der: Uint8Array): Uint8Array<ArrayBuffer> {
  const size = der[3] ?? 0;
  const numbers = [der.subarray(4, 4 + size), der.subarray(6 + size)];
  return new Uint8Array(numbers.flatMap((number) => [...new Uint8Array(32), ...number].slice(-32)));
}

test('createAuthenticator uses the newest passkey, or an allowed one', async () => {
  const { credentials, remove } = setUp();
  const first = await credentials.create(creation('Mira'));
  const second = await credentials.create(creation('Mira, work'));
  expect((await credentials.get(question)).id).toBe(second.id);
  const allowCredentials = [{ type: 'public-key' as const, id: first.rawId }];
  const asked = { publicKey: { ...question.publicKey, allowCredentials } };
  expect((await credentials.get(asked)).id).toBe(first.id);
  remove(first.id);
  await expect(credentials.get(asked)).rejects.toMatchObject({ name: 'NotAllowedError' });
});

test('createAuthenticator keeps one passkey per account', async () => {
  const { credentials } = setUp();
  const { rawId } = await credentials.create(creation());
  await expect(credentials.create(creation('Mira', [rawId]))).rejects.toMatchObject({
    name: 'InvalidStateError',
  });
});

test('createAuthenticator replaces a passkey with the same user handle', async () => {
  const { credentials, list } = setUp();
  const handle = new Uint8Array(64);
  await credentials.create(creation('Mira', [], handle));
  const { id } = await credentials.create(creation('Mira, work', [], handle));
  expect(list().map((held) => held.id)).toEqual([id]);
});

test('createAuthenticator takes user handles of 1 to 64 bytes', async () => {
  const { credentials } = setUp();
  for (const length of [0, 65])
    await expect(
      credentials.create(creation('Mira', [], new Uint8Array(length))),
    ).rejects.toBeInstanceOf(TypeError);
});

test('createAuthenticator answers one request at a time', async () => {
  const { credentials } = setUp();
  const first = credentials.create(creation());
  await expect(credentials.get(question)).rejects.toMatchObject({ name: 'OperationError' });
  const { id } = await first;
  expect((await credentials.get(question)).id).toBe(id);
});

test.each([
  ['https://notharbour.example', 'harbour.example'],
  ['http://127.0.0.1:4173', '127.0.0.1'],
  ['http://[::1]:4173', '[::1]'],
])('createAuthenticator refuses a page of another domain or an address: %s', async (origin, id) => {
  const { credentials } = createAuthenticator({ origin });
  const { publicKey } = creation();
  const request = { publicKey: { ...publicKey, rp: { id, name: 'Harbour' } } };
  await expect(credentials.create(request)).rejects.toMatchObject({ name: 'SecurityError' });
});

test.each<[string, Partial<AuthenticatorBehaviour>, string | RegExp]>([
  ['another origin', { origin: 'https://evil.example' }, '"origin":"https://evil.example"'],
  ['fields of a browser', { clientDataFields: { other: [1] } }, ',"other":[1]}'],
  ['words of its own', { rewriteClientData: (text) => text.replace('webauthn', 'web') }, 'web.get'],
])('createAuthenticator can return client data with %s', async (_, behaviour, words) => {
  const { credentials, behave } = setUp();
  await credentials.create(creation());
  behave(behaviour);
  const { response } = await credentials.get(question);
  expect(new TextDecoder().decode(response.clientDataJSON)).toContain(words);
});

test('createAuthenticator can refuse, skip user verification, and sign for another domain', async () => {
  const { credentials, behave, asked } = setUp();
  await credentials.create(creation());
  const data = async () => bytes((await credentials.get(question)).response['authenticatorData']);
  const usual = await data();
  behave({ verifiesUser: false });
  expect((await data())[32]).toBe(0x19);
  behave({ rpId: 'evil.example' });
  expect((await data()).subarray(0, 32)).not.toEqual(usual.subarray(0, 32));
  behave({ refuses: true });
  await expect(data()).rejects.toMatchObject({ name: 'NotAllowedError' });
  behave();
  expect(await data()).toEqual(usual);
  expect(asked()).toBe(6);
});

test('createAuthenticator can order client data alphabetically', async () => {
  const { credentials, behave } = setUp();
  behave({ sortsClientData: true });
  const made = await credentials.create(creation());
  const signed = await credentials.get(question);
  for (const { response } of [made, signed])
    expect(new TextDecoder().decode(response.clientDataJSON)).toMatch(/^\{"challenge":.*"type":/);
});

test('createAuthenticator of WebAuthn level 1 has no getPublicKey, and views for buffers', async () => {
  const { credentials, behave } = setUp();
  behave({ isLevelOne: true });
  const { response: made } = await credentials.create(creation());
  expect(Object.keys(made).toSorted()).toEqual(['attestationObject', 'clientDataJSON']);
  const { response } = await credentials.get(question);
  for (const value of [...Object.values(made), ...Object.values(response)])
    expect(value).toBeInstanceOf(Uint8Array);
});

test('createAuthenticator can fail by any error name, or hang until aborted', async () => {
  const { credentials, behave } = setUp();
  behave({ fails: 'NotReadableError' });
  await expect(credentials.create(creation())).rejects.toMatchObject({ name: 'NotReadableError' });
  behave({ hangs: true });
  const { signal, abort } = withAbort();
  const hanging = credentials.get({ ...question, signal });
  abort();
  await expect(hanging).rejects.toMatchObject({ name: 'AbortError' });
  await expect(credentials.get({ ...question, signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

function withAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
