import { isEmbedded, safe } from '@mooring/safe';
import { followHostTheme, type HostTheme } from '../embedded/hostTheme.ts';
import type { SiteConfig } from '../site/siteConfig.ts';

/** Embedding Safe: its connector, and the host's theme. */
export interface SafeAround {
  readonly connector: ReturnType<typeof safe>;
  readonly theme: HostTheme;
}

/**
 * Creates the connector and theme of the embedding Safe, if the operator allows hosts; a separate chunk,
 * loaded only in a frame. The browser enforces the same list by `frame-ancestors`.
 */
export function safeAround({ safeHosts }: SiteConfig): SafeAround | undefined {
  if (!isEmbedded(safeHosts)) return undefined;
  return { connector: safe({ allowedOrigins: safeHosts }), theme: followHostTheme(safeHosts) };
}
