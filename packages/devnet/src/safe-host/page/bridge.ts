import * as v from 'valibot';
import { messagesAfter, messagesBefore } from './hostile.ts';
import type { HostSettings } from './settings.ts';

/** Version of the protocol's own host; clients accept any from 1 up. */
const SDK_VERSION = '9.1.0';

/** Result where the protocol's own host sends no response. */
export const noResponse = Symbol('no answer');

interface BridgeOptions {
  /** Frame of the application, once it is shown. */
  frame: { readonly current: HTMLIFrameElement | null };
  /** Origin of the application; messages of others are ignored. */
  origin: string;
  settings: () => HostSettings;
  /**
   * Handles a request; {@link noResponse} for no response. Rejects with the error text for the application.
   */
  handle: (request: AppRequest) => Promise<unknown>;
  /** Lets the stranger answer first. */
  alertStranger: (request: AppRequest) => Promise<void>;
}

/** Parent's side of the messaging between a Safe and the application in its frame. */
export function createFrameBridge({
  frame,
  origin,
  settings,
  handle,
  alertStranger,
}: BridgeOptions) {
  const post = (message: unknown) => frame.current?.contentWindow?.postMessage(message, origin);

  async function answer(request: AppRequest): Promise<void> {
    const { id } = request;
    const message = await handle(request).then(
      (data) => ({ id, success: true, data, version: SDK_VERSION }),
      (error: unknown) => ({ id, success: false, error: errorText(error), version: SDK_VERSION }),
    );
    const { delayMs, silent, hostile, stranger } = settings();
    if (silent || ('data' in message && message.data === noResponse)) return;
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (stranger) await alertStranger(request);
    if (hostile) for (const one of messagesBefore(id)) post(one);
    post(message);
    if (hostile) for (const one of messagesAfter(id)) post(one);
  }

  addEventListener('message', ({ source, origin: from, data }) => {
    if (source === null || source !== frame.current?.contentWindow || from !== origin) return;
    const request = readAppRequest(data);
    if (request) void answer(request);
  });

  return {
    /** Sends an event to the application. */
    push: (data: unknown) => post({ id: '', success: true, data, version: SDK_VERSION }),
    /** Posts any message to the application; for tests. */
    post,
  };
}

function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const schema = v.object({
  id: v.pipe(v.string(), v.maxLength(64)),
  method: v.string(),
  /** Most are records, some a text. */
  params: v.optional(v.unknown()),
  env: v.object({ sdkVersion: v.string() }),
});

/** Request of an application to the Safe it is framed in. */
export interface AppRequest {
  id: string;
  method: string;
  params: unknown;
}

/** Reads a message's data; `undefined` unless it is a request of the protocol. */
export function readAppRequest(data: unknown): AppRequest | undefined {
  const read = v.safeParse(schema, data);
  if (!read.success) return undefined;
  const { id, method, params } = read.output;
  return { id, method, params };
}
