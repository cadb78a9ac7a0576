import { createListeners } from '@mooring/internal';
import type { HostTheme, SiteConfig } from '@mooring/page/site';
import { createMessenger, isEmbedded, safe, watchTheme } from '@mooring/safe';

/** Embedding Safe: its connector, and the host's theme. */
export interface EmbeddingSafe {
  readonly connector: ReturnType<typeof safe>;
  readonly theme: HostTheme;
}

/**
 * Creates the connector and theme of the embedding Safe, if the operator allows hosts; a separate chunk,
 * loaded only in a frame. The browser enforces the same list by `frame-ancestors`.
 */
export function createEmbeddingSafe({ safeHosts }: SiteConfig): EmbeddingSafe | undefined {
  if (!isEmbedded(safeHosts)) return undefined;
  return { connector: safe({ allowedOrigins: safeHosts }), theme: followHostTheme(safeHosts) };
}

/** Requests the embedding host's theme, and follows it while the page is open. */
function followHostTheme(allowedOrigins: readonly string[]): HostTheme {
  let theme: 'light' | 'dark' | undefined;
  const { emit, subscribe } = createListeners();
  watchTheme(createMessenger(allowedOrigins, window), (isDark) => {
    theme = isDark ? 'dark' : 'light';
    emit();
  });
  return {
    get: () => theme,
    subscribe,
  };
}
