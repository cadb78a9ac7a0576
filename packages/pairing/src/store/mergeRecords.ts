import { hearAll } from '../session/heard.ts';
import type { SessionRecord } from '../session/sessionRecord.ts';

/**
 * One record of what two tabs know of the same session: the wallet's latest change, the longest time,
 * all that was heard. What a tab chose for itself (network, account) stays as `ours` has it.
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
