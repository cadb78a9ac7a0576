/** What is needed of the window this page runs in; a browser's `window` is one. */
export interface FrameWindow {
  readonly parent: { postMessage(message: unknown, targetOrigin: string): void };
  /** The origins around this frame, the nearest first; not in every browser. */
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> | undefined };
  addEventListener(type: 'message', listener: (event: FrameMessage) => void): void;
  removeEventListener(type: 'message', listener: (event: FrameMessage) => void): void;
}

/** A message event, of which nothing but its origin and source can be relied upon. */
export interface FrameMessage {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/** The window this code runs in; none on a server. */
export function currentWindow(): FrameWindow | undefined {
  return typeof window === 'undefined' ? undefined : window;
}
