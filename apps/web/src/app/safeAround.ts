import { isEmbedded, safe } from '@mooring/safe';
import { followHostTheme, type HostTheme } from '../embedded/hostTheme.ts';
import type { SiteConfig } from '../site/siteConfig.ts';

/** The Safe that has this page open: the way to it, and its look. */
export interface SafeAround {
  readonly connector: ReturnType<typeof safe>;
  readonly theme: HostTheme;
}

/**
 * The Safe that has this page open, where one of the operator's hosts may have; a chunk of its own,
 * fetched in a frame alone. The list is the one the browser keeps others from framing by.
 */
export function safeAround({ safeHosts }: SiteConfig): SafeAround | undefined {
  if (!isEmbedded(safeHosts)) return undefined;
  return { connector: safe({ allowedOrigins: safeHosts }), theme: followHostTheme(safeHosts) };
}
