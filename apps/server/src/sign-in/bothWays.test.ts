import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp } from '../../test/startApp.ts';

let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  app = await startApp({ networks: [{ id: 1, upstreams: ['http://127.0.0.1:9'] }] });
});
afterAll(() => app.stop());

type Answered = { status: number | undefined; headers: [string, unknown][]; body: string };

function ask(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sending = request(app.url, { method, path, headers }, async (response) => {
      const texts = await response.setEncoding('utf8').toArray();
      const { date: _date, 'set-cookie': cookies = [], ...rest } = response.headers;
      // A cookie is another each time.
      const named = cookies.map((cookie) => cookie.replace(/=[\w-]{43};/, '=…;'));
      const all = { ...rest, 'set-cookie': named };
      resolve({
        status: response.statusCode,
        headers: Object.entries(all).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        body: texts.join('').replace(/"(nonce|expiresAt)":"[^"]*"/g, '"$1":"…"'),
      });
    });
    sending.once('error', reject);
    sending.end(body);
  });
}

const json = { 'content-type': 'application/json' };

// A dot in its path makes a request go the long way, by a Request and a Response.
it.each([
  ['a nonce', 'POST', '/auth/nonce', json, '{}', 200],
  ['nobody’s session', 'GET', '/auth/session', {}, undefined, 200],
  ['nobody’s devices', 'GET', '/auth/sessions', {}, undefined, 401],
  ['another method', 'DELETE', '/auth/nonce', {}, undefined, 405],
  ['an unknown path', 'GET', '/auth/nothing', {}, undefined, 404],
  ['a body that is no JSON', 'POST', '/auth/verify', json, '{', 400],
  ['a form', 'POST', '/auth/nonce', {}, 'a=b', 415],
  ['too much', 'POST', '/auth/nonce', json, ' '.repeat(8193), 413],
  ['another site', 'POST', '/auth/nonce', { ...json, origin: 'https://other.example' }, '{}', 403],
])(
  '%s is answered and logged the same both ways',
  async (_name, method, path, headers, body, status) => {
    const sent = { origin: app.url, ...headers };
    app.logged.length = 0;
    const short = await ask(method, path, sent, body);
    expect(short.status).toBe(status);
    expect(await ask(method, path.replace('/auth/', '/auth/./'), sent, body)).toEqual(short);
    const [first, second] = app.logged.map(({ ms: _ms, ...entry }) => entry);
    expect(first).toEqual({ level: 'info', message: 'request', method, path, status });
    expect(second).toEqual(first);
  },
);
