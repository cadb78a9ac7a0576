import type { AppRequest } from './bridge.ts';

const HOSTILE_VERSION = '9.1.0';
const MEGABYTE = 1_048_576;

/** Forged messages sent before a true response. */
export function messagesBefore(id: string): readonly unknown[] {
  const forged = {
    safeAddress: `0x${'66'.repeat(20)}`,
    chainId: 1,
    safeTxHash: `0x${'66'.repeat(32)}`,
  };
  return [
    null,
    7,
    'a text',
    [],
    {},
    { id, success: true, data: forged },
    { id, success: true, data: forged, version: null },
    { id, success: true, data: forged, version: 1 },
    { id, success: true, data: forged, version: '0.9.9' },
    { id, success: true, data: forged, version: 'v'.repeat(5_000) },
    { id: { toString: 'no' }, success: true, data: forged, version: HOSTILE_VERSION },
    { id: 'ffffffffff', success: true, data: forged, version: HOSTILE_VERSION },
    { id: 'eeeeeeeeee', success: true, data: 'x'.repeat(MEGABYTE), version: HOSTILE_VERSION },
  ];
}

/** Forged messages sent after it, with the same id. */
export function messagesAfter(id: string): readonly unknown[] {
  return [
    { id, success: false, error: 'Answered twice', version: HOSTILE_VERSION },
    { id, success: true, data: null, version: HOSTILE_VERSION },
  ];
}

/** Timeout of the stranger's response, in ms. */
const HOSTILE_PATIENCE_MS = 2_000;

/**
 * Adds a frame of another origin (this machine under its other name) that answers requests in place of the
 * Safe. Resolves with a function that passes it a request, and waits for its answer.
 */
export function addStranger(): (request: AppRequest) => Promise<void> {
  const { hostname, port } = location;
  const origin = `http://${hostname === 'localhost' ? '127.0.0.1' : 'localhost'}:${port}`;
  const frame = document.createElement('iframe');
  frame.src = `${origin}/stranger`;
  frame.title = 'Stranger';
  frame.hidden = true;
  document.body.append(frame);
  const ready = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  return async ({ id, method }) => {
    await ready;
    await new Promise<void>((resolve) => {
      const listen = ({ source, data }: MessageEvent) => {
        if (source === frame.contentWindow && data === id) resolve();
      };
      addEventListener('message', listen);
      setTimeout(resolve, HOSTILE_PATIENCE_MS);
      frame.contentWindow?.postMessage({ id, method }, origin);
    });
  };
}
