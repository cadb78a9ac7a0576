import type { PairingStorage } from '../pairingOptions.ts';
import { parseSessionRecord, type SessionRecord, storedForm } from '../session/sessionRecord.ts';
import { mergeRecords } from './mergeRecords.ts';

const sessionKey = 'session';
const pingKey = (id: number) => `ping.${id}`;

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The one session of a page, shared by its tabs, and the pings that wait for an answer. */
export function createSessionStore(storage: PairingStorage) {
  return {
    /** `undefined` when there is none, its time is up, or what is there is damaged. */
    async load(): Promise<SessionRecord | undefined> {
      const record = parseSessionRecord(await storage.get(sessionKey));
      return record && record.expiry * 1_000 > Date.now() ? record : undefined;
    },
    /** Keeps a new session, in the place of another. */
    put: (record: SessionRecord) => storage.set(sessionKey, storedForm(record)),
    /** Keeps what a session has become, unless another tab has ended it; with what others know. */
    async update(record: SessionRecord): Promise<void> {
      const stored = parseSessionRecord(await storage.get(sessionKey));
      if (stored?.key !== record.key) return;
      await storage.set(sessionKey, storedForm(mergeRecords(record, stored)));
    },
    /** Removes a session; one that another tab has put in its place stays. */
    async remove(key: string): Promise<void> {
      const record = parseSessionRecord(await storage.get(sessionKey));
      if (!record || record.key === key) await storage.delete(sessionKey);
    },
    notePing: (id: number, isPending: boolean) =>
      isPending ? storage.set(pingKey(id), true) : storage.delete(pingKey(id)),
    isOurPing: async (id: number) => (await storage.get(pingKey(id))) === true,
  };
}
