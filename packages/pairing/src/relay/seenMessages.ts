import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';

/** Hashes kept per topic. Older replays are detected by their content (ids of the wallet's requests). */
const memory = 256;

/** Creates a memory of received and sent messages per topic, so that each is handled once. */
export function createSeenMessages() {
  const topics = new Map<string, Set<string>>();
  return {
    /** Records a message; false when already recorded. */
    note(topic: string, message: string): boolean {
      const hashes = topics.get(topic) ?? new Set();
      topics.set(topic, hashes);
      const hash = bytesToHex(sha256(message));
      if (hashes.has(hash)) return false;
      hashes.add(hash);
      // A Set keeps insertion order: the first is the oldest.
      const [oldest] = hashes;
      if (hashes.size > memory && oldest !== undefined) hashes.delete(oldest);
      return true;
    },
    forget: (topic: string) => void topics.delete(topic),
  };
}
