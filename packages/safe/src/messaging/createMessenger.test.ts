import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMessenger } from './createMessenger.ts';
import { createFrame, type Frame, type SentRequest } from './frames.testing.ts';

const host = 'https://host.example';
const other = 'https://other.example';
const quick = { timeoutMs: 10_000 };

afterEach(() => {
  vi.useRealTimers();
});

/** Sends a request, and lets the host post anything about it before its real response. */
async function answerAfter(lie: (frame: Frame, request: SentRequest) => void) {
  const frame = createFrame();
  const messenger = createMessenger([host, other], frame.window);
  frame.onRequest((request) => {
    lie(frame, request);
    frame.say({ id: request.id, success: true, data: 'true answer', version: '9.1.0' });
  });
  return messenger.request('getSafeInfo', undefined, quick);
}

test('createMessenger sends a request with an id of ten hex digits to the allowed origins', async () => {
  const frame = createFrame();
  frame.answers({ getSafeInfo: () => 'safe' });
  const messenger = createMessenger([other, host], frame.window);
  expect(await messenger.request('getSafeInfo', { a: 1 }, quick)).toBe('safe');
  expect(frame.heard).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{10}$/),
      method: 'getSafeInfo',
      params: { a: 1 },
      env: { sdkVersion: '9.1.0' },
    },
  ]);
  expect(frame.addressed).toEqual([other, host]);

  // After the first response, only that host is addressed.
  await messenger.request('getSafeInfo', undefined, quick);
  expect(frame.addressed.slice(2)).toEqual([host]);
});

test('createMessenger sends to the parent’s origin only, if the browser reports it', async () => {
  const frame = createFrame({ tells: true });
  frame.answers({ getSafeInfo: () => 'safe' });
  const messenger = createMessenger([other, host], frame.window);
  await messenger.request('getSafeInfo', undefined, quick);
  expect(frame.addressed).toEqual([host]);
});

test.each([
  ['of an unlisted host', createFrame({ hostOrigin: 'https://evil.example', tells: true })],
  ['that is not a frame', createFrame()],
])('createMessenger in a window %s rejects the request, and sends nothing', async (name, frame) => {
  const top = name === 'that is not a frame' ? { ...frame.window } : frame.window;
  if (name === 'that is not a frame') Object.assign(top, { parent: top });
  const messenger = createMessenger([host], top);
  await expect(messenger.request('getSafeInfo', undefined, quick)).rejects.toMatchObject({
    code: 4900,
  });
  expect(frame.addressed).toEqual([]);
});

describe('createMessenger ignores', () => {
  const lie = (id: string) => ({ id, success: true, data: 'a lie', version: '9.1.0' });
  test.each<[string, (frame: Frame, request: SentRequest) => void]>([
    ['another window', (frame, { id }) => frame.say(lie(id), { source: {} })],
    ['no window', (frame, { id }) => frame.say(lie(id), { source: null })],
    ['another origin', (frame, { id }) => frame.say(lie(id), { origin: 'https://evil.example' })],
    [
      'an origin that ends alike',
      (frame, { id }) => frame.say(lie(id), { origin: 'https://evil-host.example' }),
    ],
    [
      'an origin that begins alike',
      (frame, { id }) => frame.say(lie(id), { origin: `${host}.evil.example` }),
    ],
    [
      'the origin without its s',
      (frame, { id }) => frame.say(lie(id), { origin: 'http://host.example' }),
    ],
    [
      'the origin on another port',
      (frame, { id }) => frame.say(lie(id), { origin: `${host}:8443` }),
    ],
    ['the origin null', (frame, { id }) => frame.say(lie(id), { origin: 'null' })],
    ['no origin', (frame, { id }) => frame.say(lie(id), { origin: '' })],
    ['another id', (frame) => frame.say(lie('0123456789'))],
    ['an id that is not text', (frame, { id }) => frame.say({ ...lie(id), id: [id] })],
    ['null', (frame) => frame.say(null)],
    ['undefined', (frame) => frame.say(undefined)],
    ['a text', (frame) => frame.say('hello')],
    ['a list', (frame, { id }) => frame.say([lie(id)])],
    ['no version', (frame, { id }) => frame.say({ id, success: true, data: 'a lie' })],
    ['a version before 1', (frame, { id }) => frame.say({ ...lie(id), version: '0.9.0' })],
    ['a version that is a number', (frame, { id }) => frame.say({ ...lie(id), version: 9 })],
    ['a version that is an object', (frame, { id }) => frame.say({ ...lie(id), version: {} })],
    ['a version that is null', (frame, { id }) => frame.say({ ...lie(id), version: null })],
    ['a version in words', (frame, { id }) => frame.say({ ...lie(id), version: 'latest' })],
    ['neither success nor failure', (frame, { id }) => frame.say({ ...lie(id), success: 'yes' })],
  ])('%s', async (_name, say) => {
    expect(await answerAfter(say)).toBe('true answer');
  });

  test('a response of another allowed origin, after one has answered', async () => {
    const frame = createFrame();
    const messenger = createMessenger([host, other], frame.window);
    frame.answers({ getSafeInfo: () => 'safe' });
    await messenger.request('getSafeInfo', undefined, quick);
    frame.onRequest(({ id }) => {
      frame.say(lie(id), { origin: other });
      frame.say({ ...lie(id), data: 'true answer' });
    });
    expect(await messenger.request('getSafeInfo', undefined, quick)).toBe('true answer');
  });

  test('a repeated response, for the next request (replay)', async () => {
    const frame = createFrame();
    const messenger = createMessenger([host], frame.window);
    frame.answers({ getSafeInfo: () => 'first' });
    await messenger.request('getSafeInfo', undefined, quick);
    const [first] = frame.heard;
    frame.onRequest(({ id }) => {
      frame.say(lie(first?.id ?? ''));
      frame.say({ id, success: true, data: 'second', version: '1.0.0' });
    });
    expect(await messenger.request('getSafeInfo', undefined, quick)).toBe('second');
  });

  test.each<[string, unknown]>([
    ['a megabyte of text', 'x'.repeat(1_000_001)],
    ['a million small things', Array.from({ length: 200_000 }, () => 1)],
    ['many texts', { list: Array.from({ length: 1_000 }, () => 'x'.repeat(1_100)) }],
  ])('%s', async (_name, data) => {
    const frame = createFrame();
    frame.answers({ rpcCall: () => data });
    const messenger = createMessenger([host], frame.window);
    await expect(messenger.request('rpcCall', undefined, quick)).rejects.toMatchObject({
      code: -32603,
      message: 'The Safe’s response is too large.',
    });
  });
});

test('createMessenger accepts a response with a circular reference', async () => {
  const frame = createFrame();
  const circle: { itself?: unknown } = {};
  circle.itself = circle;
  frame.answers({ rpcCall: () => circle });
  const messenger = createMessenger([host], frame.window);
  await expect(messenger.request('rpcCall', undefined, quick)).rejects.toMatchObject({
    code: -32603,
  });
});

test.each([
  ['Transaction was rejected', 4001, 'The request was rejected in the Safe.'],
  ['Permissions were rejected', 4001, 'The request was rejected in the Safe.'],
  ['Permissions rejected', 4001, 'The request was rejected in the Safe.'],
  ['The node is down', -32603, 'The node is down'],
  ['', -32603, 'The Safe reported an error.'],
  ['x'.repeat(5_000), -32603, 'x'.repeat(300)],
])('createMessenger rejects the host’s error "%.30s" with code %i', async (text, code, message) => {
  const frame = createFrame();
  frame.answers({ sendTransactions: () => new Error(text) });
  const messenger = createMessenger([host], frame.window);
  await expect(
    messenger.request('sendTransactions', {}, { timeoutMs: 'person' }),
  ).rejects.toMatchObject({
    name: 'ProviderRpcError',
    code,
    message,
    shortMessage: message,
    docsPath: 'docs/errors.md#safe',
  });
});

test('createMessenger rejects after the timeout, and ignores a late response', async () => {
  vi.useFakeTimers();
  const frame = createFrame();
  const messenger = createMessenger([host], frame.window);
  const asked = expect(messenger.request('getSafeInfo', undefined, quick)).rejects.toMatchObject({
    code: 4900,
    message: 'The Safe’s getSafeInfo timed out.',
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await asked;
  const [request] = frame.heard;
  frame.say({ id: request?.id, success: true, data: 'late', version: '9.1.0' });
});

test('createMessenger has no timeout for prompts, and can abort a request', async () => {
  vi.useFakeTimers();
  const frame = createFrame();
  const messenger = createMessenger([host], frame.window);
  const off = new AbortController();
  const limits = { timeoutMs: 'person', signal: off.signal } as const;
  let ended = false;
  const asked = messenger.request('sendTransactions', {}, limits).finally(() => {
    ended = true;
  });
  const refused = expect(asked).rejects.toMatchObject({ code: 4001 });
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(ended).toBe(false);
  off.abort();
  await refused;
  await expect(messenger.request('sendTransactions', {}, limits)).rejects.toMatchObject({
    code: 4001,
  });
});

test('createMessenger rejects pending requests on close, and removes its listener', async () => {
  const frame = createFrame();
  const messenger = createMessenger([host], frame.window);
  const asked = messenger.request('sendTransactions', {}, { timeoutMs: 'person' });
  messenger.close();
  await expect(asked).rejects.toMatchObject({ code: 4900 });
  expect(frame.listeners.size).toBe(0);
});

test('createMessenger refuses parameters that cannot be cloned', async () => {
  const frame = createFrame();
  const messenger = createMessenger([host], frame.window);
  await expect(messenger.request('rpcCall', () => 1, quick)).rejects.toMatchObject({
    code: -32602,
  });
});
