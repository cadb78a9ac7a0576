import { listWalletIds } from '@mooring/connect';
import { findConfigIssues } from '@mooring/page/site';

/** Fault of a site's configuration, which its server cannot find: it knows no wallets, and not what the page reads. */
export interface SiteFault {
  /** Field, as in code: `wallets[1]`. */
  readonly path: string;
  /** Known values to choose from; empty where there is no list. */
  readonly known: readonly string[];
}

/**
 * Finds what the page does not know, or could not read. Runs in the server, at its start.
 * @param value public configuration of the site, as in `/config.json`
 */
export function findSiteFaults(value: unknown): readonly SiteFault[] {
  const known = listWalletIds();
  const wallets: unknown = Object(value).wallets;
  const ids: readonly unknown[] = Array.isArray(wallets) ? wallets : [];
  return [
    ...ids.flatMap((id, index) =>
      known.some((one) => one === id) ? [] : [{ path: `wallets[${index}]`, known }],
    ),
    ...findConfigIssues(value).map((path) => ({ path, known: [] })),
  ];
}
