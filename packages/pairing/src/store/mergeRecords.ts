import { hearAll } from '../session/heard.ts';
import type { SessionRecord } from '../session/sessionRecord.ts';

/**
 * Merges two tabs' records of one session: the wallet's latest update, the latest expiry, all received ids.
 * A tab's own choices (network, account) stay as in `ours`.
 */
export function mergeRecords(ours: SessionRecord, theirs: SessionRecord): SessionRecord {
  const latest = theirs.lastUpdate > ours.lastUpdate ? theirs : ours;
  return {
    ...ours,
    approval: latest.approval,
    lastUpdate: latest.lastUpdate,
    expiry: Math.max(ours.expiry, theirs.expiry),
    heard: hearAll(ours.heard, theirs.heard),
  };
}
