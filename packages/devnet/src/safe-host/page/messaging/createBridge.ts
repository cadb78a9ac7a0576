import type { HostSettings } from '../settings.ts';
import { type AppRequest, readAppRequest } from './appRequest.ts';
import { messagesAfter, messagesBefore } from './hostileMessages.ts';

/** As the protocol's own host says: anything from 1 up will do. */
const VERSION = '9.1.0';

/** In the place of an answer where the protocol's own host gives none. */
export const noAnswer = Symbol('no answer');

export type BridgeOptions = {
  frame: HTMLIFrameElement;
  /** The one origin that is listened to and spoken to. */
  origin: string;
  settings: () => HostSettings;
  /** The answer; {@link noAnswer} for none. Rejects with the text that the application is told. */
  handle: (request: AppRequest) => Promise<unknown>;
  /** Lets the stranger speak first. */
  alertStranger: (request: AppRequest) => Promise<void>;
};

/** The parent's side of the messaging between a Safe and the application it frames. */
export function createBridge({ frame, origin, settings, handle, alertStranger }: BridgeOptions) {
  const post = (message: unknown) => frame.contentWindow?.postMessage(message, origin);

  async function answer(request: AppRequest): Promise<void> {
    const { id } = request;
    const message = await handle(request).then(
      (data) => ({ id, success: true, data, version: VERSION }),
      (error: unknown) => ({ id, success: false, error: textOf(error), version: VERSION }),
    );
    const { delayMs, silent, hostile, stranger } = settings();
    if (silent || ('data' in message && message.data === noAnswer)) return;
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (stranger) await alertStranger(request);
    if (hostile) for (const one of messagesBefore(id)) post(one);
    post(message);
    if (hostile) for (const one of messagesAfter(id)) post(one);
  }

  addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== frame.contentWindow || from !== origin) return;
    const request = readAppRequest(data);
    if (request) void answer(request);
  });

  return {
    /** Tells the application, unasked. */
    push: (data: unknown) => post({ id: '', success: true, data, version: VERSION }),
    /** Puts anything at all to the application; for tests. */
    post,
  };
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
