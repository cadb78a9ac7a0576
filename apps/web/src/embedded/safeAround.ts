import { isEmbedded, safe } from '@mooring/safe';
import type { SiteConfig } from '../app/siteConfig.ts';

/**
 * The way to the Safe that has this page open, where one of the operator's hosts may have; a chunk of
 * its own, fetched in a frame alone. The list is the one the browser keeps others from framing by.
 */
export function safeAround({ safeHosts }: SiteConfig): ReturnType<typeof safe> | undefined {
  return isEmbedded(safeHosts) ? safe({ allowedOrigins: safeHosts }) : undefined;
}
