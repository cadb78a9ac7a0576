import { expect, test } from 'vitest';
import { readRequestBody } from './readRequestBody.ts';

const url = 'https://harbour.example/';
const post = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request(url, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

/** Body of unknown length, in pieces; tells how many were taken, and whether it was cancelled. */
function stream(pieces: number, fails = false) {
  const seen = { pieces: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (seen.pieces === pieces) {
          if (fails) controller.error(new Error('gone'));
          else controller.close();
          return;
        }
        seen.pieces += 1;
        controller.enqueue(new Uint8Array(10));
      },
      cancel() {
        seen.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, seen };
}

test('readRequestBody reads a body up to the limit, with and without Content-Length', async () => {
  const bytes = await readRequestBody(post('harbour'), 7);
  expect(typeof bytes === 'object' && new TextDecoder().decode(bytes)).toBe('harbour');
  expect(await readRequestBody(post('harbour', { 'content-length': '7' }), 7)).toHaveLength(7);
  expect(await readRequestBody(post(stream(3).body), 30)).toHaveLength(30);
  expect(await readRequestBody(new Request(url), 7)).toHaveLength(0);
});

test('readRequestBody refuses a body above the limit, without reading all of it', async () => {
  expect(await readRequestBody(post('harbour', { 'content-length': '8' }), 7)).toBe('tooLarge');
  expect(await readRequestBody(post('harbour', { 'content-length': '1' }), 6)).toBe('tooLarge');
  const { body, seen } = stream(1_000);
  expect(await readRequestBody(post(body), 25)).toBe('tooLarge');
  expect(seen).toEqual({ pieces: 3, isCancelled: true });
});

test('readRequestBody throws for a client that disconnects', async () => {
  expect(await readRequestBody(post(stream(2, true).body), 100)).toBe('brokenOff');
});
