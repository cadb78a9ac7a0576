/** What a person keeps of somebody. */
export type ContactFields = {
  name: string;
  /** In the mixed case of its checksum (EIP-55). */
  address: `0x${string}`;
  /** May be empty. */
  note: string;
};

/** A contact as it is kept. The id is random and says nothing. */
export type Contact = ContactFields & { id: string };

/** Most contacts of one account. */
export const MOST_CONTACTS = 1_000;
