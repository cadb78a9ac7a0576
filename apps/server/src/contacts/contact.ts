/** Fields of a contact. */
export type ContactFields = {
  name: string;
  /** Checksummed (EIP-55). */
  address: `0x${string}`;
  /** May be empty. */
  note: string;
};

/** Stored contact. The id is random. */
export type Contact = ContactFields & { id: string };

/** Most contacts per account. */
export const MOST_CONTACTS = 1_000;
