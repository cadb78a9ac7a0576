import { isRecord } from '@mooring/internal';
import type { FrameMessage, FrameWindow } from './frameWindow.ts';

/** Request a page sent to its host. */
export interface SentRequest {
  readonly id: string;
  readonly method: string;
  readonly params: unknown;
  readonly env: unknown;
}

export interface FrameOptions {
  /** Origin of the embedding page. */
  readonly hostOrigin?: string;
  /** True if the browser reports it to the frame (`ancestorOrigins`). */
  readonly tells?: boolean;
}

/**
 * Frame and its embedding page, by a browser's rules: a message is a structured clone, has its origin and
 * source, arrives asynchronously, and only at its target origin.
 */
export function createFrame({ hostOrigin = 'https://host.example', tells }: FrameOptions = {}) {
  const listeners = new Set<(event: FrameMessage) => void>();
  const heard: SentRequest[] = [];
  const addressed: string[] = [];
  let answer: (request: SentRequest) => void = () => {};

  const parent = {
    postMessage(message: unknown, targetOrigin: string) {
      const copy = readRequest(structuredClone(message));
      addressed.push(targetOrigin);
      if (targetOrigin !== hostOrigin && targetOrigin !== '*') return;
      queueMicrotask(() => {
        heard.push(copy);
        answer(copy);
      });
    },
  };
  const frame: FrameWindow = {
    parent,
    location: { ancestorOrigins: tells ? [hostOrigin] : undefined },
    addEventListener: (_type, listener) => listeners.add(listener),
    removeEventListener: (_type, listener) => listeners.delete(listener),
  };

  /** Delivers a message to the frame. Default: from its parent, with the host's origin. */
  function say(data: unknown, from: { origin?: string; source?: unknown } = {}): void {
    const { origin = hostOrigin, source = parent } = from;
    const event = { data: structuredClone(data), origin, source };
    for (const listener of [...listeners]) listener(event);
  }

  return {
    window: frame,
    /** Requests that reached the host. */
    heard,
    /** Target origins of requests. */
    addressed,
    listeners,
    say,
    /** Sets the host's handler of requests. */
    onRequest(handler: (request: SentRequest) => void) {
      answer = handler;
    },
    /** Sets the host's responses by method: functions of the params; an `Error` result is a host error. */
    answers(handlers: Readonly<Record<string, (params: unknown) => unknown>>) {
      answer = ({ id, method, params }) => {
        const handler = handlers[method];
        const result = handler ? handler(params) : undefined;
        if (result === silence) return;
        if (result instanceof Error)
          say({ id, success: false, error: result.message, version: '9.1.0' });
        else say({ id, success: true, data: result, version: '9.1.0' });
      };
    },
  };
}

function readRequest(message: unknown): SentRequest {
  if (!isRecord(message)) throw new Error('The page sent an invalid request');
  const { id, method, params, env } = message;
  return { id: String(id), method: String(method), params, env };
}

/** Response of a host that never responds. */
export const silence = Symbol('silence');

export type Frame = ReturnType<typeof createFrame>;
