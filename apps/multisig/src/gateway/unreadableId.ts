import type { UnreadableRow } from '@mooring/safe/gateway';

/** Key of an unreadable row, from its known fields; rows without any are one. */
export function unreadableId({ id, hash, nonce }: UnreadableRow): string {
  return id ?? hash ?? `unreadable ${nonce ?? ''}`;
}
