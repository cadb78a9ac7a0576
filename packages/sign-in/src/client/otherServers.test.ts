// Responses of other servers; `npm run test:strangers` signs in at the servers themselves.
import { describe, expect, test } from 'vitest';
import { createAuthJsClient, createBetterAuthClient } from './otherServers.ts';

const page = { host: 'harbour.example', origin: 'https://harbour.example' };
const proof = { message: 'text', signature: '0x01' };

/** A `fetch` with a response per path, which records requests. */
function answering(answers: Readonly<Record<string, { status?: number; body: unknown }>>) {
  const sent: string[] = [];
  const errors: Error[] = [];
  const options = {
    page,
    onError: (error: Error) => void errors.push(error),
    async fetch(path: string, { method = 'GET', body }: RequestInit) {
      sent.push([method, path, ...(typeof body === 'string' ? [body] : [])].join(' '));
      const answer = answers[path];
      if (!answer) throw new Error(`no route for ${path}`);
      return Response.json(answer.body, { status: answer.status ?? 200 });
    },
  };
  return { sent, errors, options };
}

describe('Auth.js', () => {
  const csrf = { '/api/auth/csrf': { body: { csrfToken: 'c5f' } } };
  const callback = '/api/auth/callback/siwe';
  const leadingTo = (url: string) => ({ [callback]: { body: { url } } });

  test('requests the nonce from the sign-in server, or uses the CSRF token if configured', async () => {
    const { options, sent } = answering({
      ...csrf,
      '/auth/nonce': { body: { nonce: 'abcdefgh1' } },
    });
    expect(await createAuthJsClient(options).adapter.getNonce()).toBe('abcdefgh1');
    const client = createAuthJsClient({ ...options, nonce: 'csrf-token' });
    expect(await client.adapter.getNonce()).toBe('c5f');
    expect(sent).toEqual(['POST /auth/nonce {}', 'GET /api/auth/csrf']);
  });

  test('posts the form of its own client, and reads the session', async () => {
    const { options, sent } = answering({
      ...csrf,
      ...leadingTo('https://harbour.example/'),
      '/api/auth/session': { body: { user: { name: `0x${'AB'.repeat(20)}` }, expires: '' } },
    });
    const client = createAuthJsClient(options);
    expect(await client.adapter.verify(proof)).toBe(true);
    expect(sent[1]).toBe(`POST ${callback} message=text&signature=0x01&csrfToken=c5f`);
    expect(client.getState()).toEqual({
      status: 'authenticated',
      session: { address: `0x${'ab'.repeat(20)}` },
    });
  });

  test('returns false for a refused signature, and throws when the server fails', async () => {
    const refused = answering({
      ...csrf,
      ...leadingTo('https://harbour.example/signin?error=CredentialsSignin&code=nonce-refused'),
    });
    expect(await createAuthJsClient(refused.options).adapter.verify(proof)).toBe(false);
    expect(refused.errors).toMatchObject([{ code: 'nonce-refused' }]);
    const broken = answering({
      ...csrf,
      ...leadingTo('https://harbour.example/error?error=Configuration'),
    });
    await expect(createAuthJsClient(broken.options).adapter.verify(proof)).rejects.toMatchObject({
      code: 'Configuration',
    });
  });

  test.each([[null], [{}]])('returns no session for %j', async (body) => {
    const { options } = answering({ '/api/auth/session': { body } });
    const client = createAuthJsClient(options);
    await client.refresh();
    expect(client.getState()).toEqual({ status: 'unauthenticated' });
  });
});

describe('better-auth', () => {
  const verify = '/api/auth/siwe/verify';

  test('signs in, and reads the session', async () => {
    const { options, sent } = answering({
      '/api/auth/siwe/nonce': { body: { nonce: 'abcdefgh1' } },
      [verify]: { body: { success: true } },
      '/api/auth/get-session': { body: { user: { name: 'mira.eth' }, session: {} } },
    });
    const addressOf = () => '0x01';
    const client = createBetterAuthClient({ ...options, addressOf, email: () => 'a@b.example' });
    expect(await client.adapter.getNonce()).toBe('abcdefgh1');
    expect(await client.adapter.verify(proof)).toBe(true);
    expect(client.getState()).toMatchObject({ session: { address: '0x01' } });
    expect(sent.slice(0, 2)).toEqual([
      'POST /api/auth/siwe/nonce {}',
      `POST ${verify} ${JSON.stringify({ ...proof, email: 'a@b.example' })}`,
    ]);
  });

  test('returns false for a refused signature, and throws when the server fails', async () => {
    const body = { code: 'UNAUTHORIZED_INVALID_OR_EXPIRED_NONCE', message: 'Unauthorized' };
    const refused = answering({ [verify]: { status: 401, body } });
    expect(await createBetterAuthClient(refused.options).adapter.verify(proof)).toBe(false);
    expect(refused.errors).toMatchObject([{ code: body.code, status: 401 }]);
    const broken = answering({ [verify]: { status: 500, body: {} } });
    await expect(createBetterAuthClient(broken.options).adapter.verify(proof)).rejects.toThrow();
  });

  test.each([[{}], [[]], ['session'], [{ error: 'unavailable' }]])(
    'rejects the response %j, which says nothing about a session',
    async (body) => {
      const { options } = answering({ '/api/auth/get-session': { body } });
      const client = createBetterAuthClient(options);
      await expect(client.refresh()).rejects.toMatchObject({ reason: 'answerInvalid' });
      expect(client.getState()).toEqual({ status: 'loading' });
    },
  );

  test('returns no session for null', async () => {
    const { options } = answering({ '/api/auth/get-session': { body: null } });
    const client = createBetterAuthClient(options);
    await client.refresh();
    expect(client.getState()).toEqual({ status: 'unauthenticated' });
  });
});
