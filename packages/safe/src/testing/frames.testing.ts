import type { FrameMessage, FrameWindow } from '../messaging/frameWindow.ts';
import { isRecord } from '../plainRecord.ts';

/** What a page sent to its host. */
export interface SentRequest {
  readonly id: string;
  readonly method: string;
  readonly params: unknown;
  readonly env: unknown;
}

export interface FrameOptions {
  /** The origin of the page around the frame. */
  readonly hostOrigin?: string;
  /** Whether the browser tells the frame about it. */
  readonly tells?: boolean;
}

/**
 * A frame and the page around it, with a browser's rules: a message is a structured copy, it says
 * where it came from, it arrives later, and only where the origin it is addressed to is.
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

  /** Delivers a message to the frame. By default from its parent, from the host's origin. */
  function say(data: unknown, from: { origin?: string; source?: unknown } = {}): void {
    const { origin = hostOrigin, source = parent } = from;
    const event = { data: structuredClone(data), origin, source };
    for (const listener of [...listeners]) listener(event);
  }

  return {
    window: frame,
    /** Requests that reached the host. */
    heard,
    /** The origins that requests were addressed to. */
    addressed,
    listeners,
    say,
    /** What the host does about each request. */
    onRequest(handler: (request: SentRequest) => void) {
      answer = handler;
    },
    /** Has the host answer methods: a function of the params, or an `Error` with the host's text. */
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
  if (!isRecord(message)) throw new Error('The page sent what is no request');
  const { id, method, params, env } = message;
  return { id: String(id), method: String(method), params, env };
}

/** A host’s answer that never comes. */
export const silence = Symbol('silence');

export type Frame = ReturnType<typeof createFrame>;
