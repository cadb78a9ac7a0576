/** Required part of this page's window; assignable from a browser's `window`. */
export interface FrameWindow {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void };
  /** Origins of the ancestor frames, nearest first; not supported in every browser. */
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> | undefined };
  addEventListener(type: 'message', listener: (event: FrameMessage) => void): void;
  removeEventListener(type: 'message', listener: (event: FrameMessage) => void): void;
}

/** Message event; only its origin and source are trustworthy. */
export interface FrameMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/** Current window; undefined on a server. */
export function currentWindow(): FrameWindow | undefined {
  return typeof window === 'undefined' ? undefined : window;
}
