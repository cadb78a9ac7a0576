import type { PairingStorage } from '../pairingOptions.ts';
import {
  type KeptProposal,
  type KeptRequest,
  parseKeptProposal,
  parseKeptRequests,
} from '../session/resumable.ts';
import {
  mergeRecords,
  parseSessionRecord,
  type SessionRecord,
  storedForm,
} from '../session/sessionRecord.ts';

const sessionKey = 'session';
const requestsKey = 'requests';
const proposalKey = 'proposal';
const pingKey = (id: number) => `ping.${id}`;

/** Most stored requests: more than a wallet has open. */
const MOST_REQUESTS = 50;

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Creates the store of a page's session, shared by its tabs, of requests to its wallet without a result
 * yet, and of pending pings.
 * @param now corrected time in ms since 1970, for the end of a session, which the wallet has set
 */
export function createSessionStore(storage: PairingStorage, now: () => number) {
  let lastChange: Promise<void> = Promise.resolve();

  const requests = async () => parseKeptRequests(await storage.get(requestsKey));

  /** Serializes changes: each reads the result of the previous one. */
  function changeRequests(
    change: (kept: readonly KeptRequest[]) => readonly KeptRequest[],
  ): Promise<void> {
    lastChange = lastChange.then(async () => {
      await storage.set(requestsKey, change(await requests()).slice(-MOST_REQUESTS));
    });
    return lastChange;
  }

  return {
    requests,
    /** Last proposal, until it expires. */
    proposal: async () => parseKeptProposal(await storage.get(proposalKey), Date.now()),
    putProposal: (proposal: KeptProposal) => storage.set(proposalKey, proposal),
    /** Updates a proposal that is still stored. */
    async updateProposal(id: number, changes: Partial<KeptProposal>): Promise<void> {
      const kept = parseKeptProposal(await storage.get(proposalKey), Date.now());
      if (kept?.id === id) await storage.set(proposalKey, { ...kept, ...changes });
    },
    async removeProposal(id: number): Promise<void> {
      const kept = parseKeptProposal(await storage.get(proposalKey), 0);
      if (kept?.id === id) await storage.delete(proposalKey);
    },
    addRequest: (request: KeptRequest) => changeRequests((kept) => [...kept, request]),
    /** Updates a request that is still stored. */
    updateRequest: (id: number, changes: Partial<KeptRequest>) =>
      changeRequests((kept) => kept.map((one) => (one.id === id ? { ...one, ...changes } : one))),
    removeRequest: (id: number) => changeRequests((kept) => kept.filter((one) => one.id !== id)),
    /** Loads the session; `undefined` when missing, expired or invalid. */
    async load(): Promise<SessionRecord | undefined> {
      const record = parseSessionRecord(await storage.get(sessionKey));
      return record && record.expiry * 1_000 > now() ? record : undefined;
    },
    /** Stores a new session, replacing another. */
    async put(record: SessionRecord): Promise<void> {
      await storage.set(sessionKey, storedForm(record));
      await changeRequests(() => []);
    },
    /** Stores an updated session, merged with other tabs' data, unless another tab has ended it. */
    async update(record: SessionRecord): Promise<void> {
      const stored = parseSessionRecord(await storage.get(sessionKey));
      if (stored?.key !== record.key) return;
      await storage.set(sessionKey, storedForm(mergeRecords(record, stored)));
    },
    /** Removes a session, unless another tab has replaced it. */
    async remove(key: string): Promise<void> {
      const record = parseSessionRecord(await storage.get(sessionKey));
      if (record && record.key !== key) return;
      await storage.delete(sessionKey);
      await changeRequests(() => []);
    },
    notePing: (id: number, isPending: boolean) =>
      isPending ? storage.set(pingKey(id), true) : storage.delete(pingKey(id)),
    isOurPing: async (id: number) => (await storage.get(pingKey(id))) === true,
  };
}
