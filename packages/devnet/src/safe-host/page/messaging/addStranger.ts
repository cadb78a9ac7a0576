import type { AppRequest } from './appRequest.ts';

/** How long the stranger may take to say it has spoken, in ms. */
const PATIENCE_MS = 2_000;

/**
 * Frames a page of another origin (this machine under its other name), that answers what it is told
 * of in the Safe's stead. Resolves with the function that tells it, and waits until it has spoken.
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
