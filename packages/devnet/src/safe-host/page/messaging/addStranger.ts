import type { AppRequest } from './appRequest.ts';

/** Timeout of the stranger's response, in ms. */
const PATIENCE_MS = 2_000;

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
      setTimeout(resolve, PATIENCE_MS);
      frame.contentWindow?.postMessage({ id, method }, origin);
    });
  };
}
