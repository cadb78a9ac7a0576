import { expect, it } from 'vitest';
import { createApp, parseConfig } from '../index.ts';

const networks = [{ id: 1, upstreams: ['http://127.0.0.1:9'] }];
const ask = async (path: string, config: object = {}) => {
  const app = createApp({ config: parseConfig({ networks, ...config }), page: null, log() {} });
  const answer = await app.fetch(new Request(`http://127.0.0.1${path}`));
  return [answer.status, await answer.json()];
};
const failing = [503, { status: 'failing', networks: { 1: 'unreachable' } }];

it.each(['/livez', '/readyz', '/healthz'])(
  '%s answers 200 while a network is unreachable, unless networks are counted',
  async (path) => {
    expect(await ask(path)).toEqual([200, { status: 'ok' }]);
  },
);

it.each(['/readyz', '/healthz'])('%s counts networks with ?networks', async (path) => {
  expect(await ask(`${path}?networks`)).toEqual(failing);
});

it.each(['/readyz', '/healthz'])('%s counts networks if it is configured', async (path) => {
  expect(await ask(path, { health: { networks: true } })).toEqual(failing);
});

it('/livez never counts networks', async () => {
  expect(await ask('/livez?networks', { health: { networks: true } })).toEqual([
    200,
    { status: 'ok' },
  ]);
});

it.each(['/livez', '/readyz', '/healthz'])(
  '%s answers 503 once the server stops, while other routes go on',
  async (path) => {
    const app = createApp({ config: parseConfig({ networks }), page: null, log() {} });
    const get = (place: string) => app.fetch(new Request(`http://127.0.0.1${place}`));
    app.drain?.();
    const answer = await get(path);
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'stopping' }]);
    expect((await get('/config.json')).status).toBe(200);
  },
);
