import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';

/** Replays further back than this are caught by what they say (ids of the wallet's requests). */
const memory = 256;

/** Remembers, for each topic, the messages that came or were sent, so that each counts once. */
export function createSeenMessages() {
  const topics = new Map<string, Set<string>>();
  return {
    /** Notes a message; false when it was noted before. */
    note(topic: string, message: string): boolean {
      const hashes = topics.get(topic) ?? new Set();
      topics.set(topic, hashes);
      const hash = bytesToHex(sha256(message));
      if (hashes.has(hash)) return false;
      hashes.add(hash);
      // A set keeps its order: the first is the oldest.
      const [oldest] = hashes;
      if (hashes.size > memory && oldest !== undefined) hashes.delete(oldest);
      return true;
    },
    forget: (topic: string) => void topics.delete(topic),
  };
}
