import { createMessenger, watchTheme } from '@mooring/safe';

/** The look of the Safe host around this page, and its changes. */
export interface HostTheme {
  /** Undefined until the host says, which some never do. */
  readonly get: () => 'light' | 'dark' | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Asks the host around this page for its look, and follows it for as long as the page is open. */
export function followHostTheme(allowedOrigins: readonly string[]): HostTheme {
  let theme: 'light' | 'dark' | undefined;
  const listeners = new Set<() => void>();
  watchTheme(createMessenger(allowedOrigins, window), (isDark) => {
    theme = isDark ? 'dark' : 'light';
    for (const listener of listeners) listener();
  });
  return {
    get: () => theme,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
