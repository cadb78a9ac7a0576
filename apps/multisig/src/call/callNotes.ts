import { SHOWN_NOTE } from '@mooring/page/ui';
import type { SafeState } from '@mooring/safe/transactions';
import * as v from 'valibot';
import type { Hash } from 'viem';

/** Most proposals of an account whose notes are kept, the newest. */
const MOST_PROPOSALS = 30;
const MOST_CALLS = 500;

const kept = v.object({
  hash: v.custom<Hash>((value) => typeof value === 'string' && /^0x[\da-f]{64}$/.test(value)),
  notes: v.pipe(v.array(v.string()), v.maxLength(MOST_CALLS)),
});
const list = v.pipe(v.string(), v.parseJson(), v.array(kept), v.maxLength(MOST_PROPOSALS));

/** Part of the device's storage that is used here. */
interface Kept {
  get(name: string): string | null;
  set(name: string, text: string): void;
}

type Account = Pick<SafeState, 'address' | 'chainId'>;

/**
 * Keeps the notes of a batch's calls on this device: a transaction service stores one note for all, which is public.
 * @param notes by call, empty for none
 */
export function rememberCallNotes(
  storage: Kept,
  account: Account,
  hash: Hash,
  notes: readonly string[],
): void {
  if (notes.every((note) => note === '')) return;
  const others = read(storage, account).filter((one) => one.hash !== hash);
  const next = { hash, notes: notes.map((note) => [...note].slice(0, SHOWN_NOTE).join('')) };
  storage.set(nameOf(account), JSON.stringify([next, ...others].slice(0, MOST_PROPOSALS)));
}

/** Notes of a batch's calls, by call; none where this device has none. */
export function callNotes(storage: Kept, account: Account, hash: Hash): readonly string[] {
  return read(storage, account).find((one) => one.hash === hash)?.notes ?? [];
}

function read(storage: Kept, account: Account): readonly v.InferOutput<typeof kept>[] {
  const parsed = v.safeParse(list, storage.get(nameOf(account)));
  // Damaged or foreign content counts as none.
  return parsed.success ? parsed.output : [];
}

function nameOf({ chainId, address }: Account): string {
  return `notes-${chainId}-${address.toLowerCase()}`;
}
