import { createMessenger, watchTheme } from '@mooring/safe';

/** Theme of the embedding Safe host, observable. */
export interface HostTheme {
  /** Undefined until the host reports it, which some never do. */
  readonly get: () => 'light' | 'dark' | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Requests the embedding host's theme, and follows it while the page is open. */
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
