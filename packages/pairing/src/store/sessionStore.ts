import type { PairingStorage } from '../pairingOptions.ts';
import { type KeptProposal, parseKeptProposal } from '../session/keptProposal.ts';
import { type KeptRequest, parseKeptRequests } from '../session/keptRequest.ts';
import { parseSessionRecord, type SessionRecord, storedForm } from '../session/sessionRecord.ts';
import { mergeRecords } from './mergeRecords.ts';

const sessionKey = 'session';
const requestsKey = 'requests';
const proposalKey = 'proposal';
const pingKey = (id: number) => `ping.${id}`;

/** More than anybody has open in a wallet. */
const mostRequests = 50;

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * The one session of a page, shared by its tabs, the requests to its wallet whose outcome nobody has
 * yet, and the pings that wait for an answer.
 */
export function createSessionStore(storage: PairingStorage) {
  let lastChange: Promise<void> = Promise.resolve();

  const requests = async () => parseKeptRequests(await storage.get(requestsKey));

  /** One change after the other: each reads what the one before has written. */
  function changeRequests(
    change: (kept: readonly KeptRequest[]) => readonly KeptRequest[],
  ): Promise<void> {
    lastChange = lastChange.then(async () => {
      await storage.set(requestsKey, change(await requests()).slice(-mostRequests));
    });
    return lastChange;
  }

  return {
    requests,
    /** The last proposal, while it can still be answered. */
    proposal: async () => parseKeptProposal(await storage.get(proposalKey), Date.now()),
    putProposal: (proposal: KeptProposal) => storage.set(proposalKey, proposal),
    /** Changes a proposal that is still kept. */
    async updateProposal(id: number, changes: Partial<KeptProposal>): Promise<void> {
      const kept = parseKeptProposal(await storage.get(proposalKey), Date.now());
      if (kept?.id === id) await storage.set(proposalKey, { ...kept, ...changes });
    },
    async removeProposal(id: number): Promise<void> {
      const kept = parseKeptProposal(await storage.get(proposalKey), 0);
      if (kept?.id === id) await storage.delete(proposalKey);
    },
    addRequest: (request: KeptRequest) => changeRequests((kept) => [...kept, request]),
    /** Changes one that is still kept. */
    updateRequest: (id: number, changes: Partial<KeptRequest>) =>
      changeRequests((kept) => kept.map((one) => (one.id === id ? { ...one, ...changes } : one))),
    removeRequest: (id: number) => changeRequests((kept) => kept.filter((one) => one.id !== id)),
    /** `undefined` when there is none, its time is up, or what is there is damaged. */
    async load(): Promise<SessionRecord | undefined> {
      const record = parseSessionRecord(await storage.get(sessionKey));
      return record && record.expiry * 1_000 > Date.now() ? record : undefined;
    },
    /** Keeps a new session, in the place of another. */
    async put(record: SessionRecord): Promise<void> {
      await storage.set(sessionKey, storedForm(record));
      await changeRequests(() => []);
    },
    /** Keeps what a session has become, unless another tab has ended it; with what others know. */
    async update(record: SessionRecord): Promise<void> {
      const stored = parseSessionRecord(await storage.get(sessionKey));
      if (stored?.key !== record.key) return;
      await storage.set(sessionKey, storedForm(mergeRecords(record, stored)));
    },
    /** Removes a session; one that another tab has put in its place stays. */
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
