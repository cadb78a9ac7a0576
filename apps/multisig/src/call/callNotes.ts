import { SHOWN_NOTE } from '@mooring/page/ui';
import type { SafeState } from '@mooring/safe/transactions';
import * as v from 'valibot';
import type { Hash } from 'viem';

/** Maximum number of proposals of an account with stored notes. */
const MOST_PROPOSALS = 30;
const MOST_NOTED_CALLS = 500;

const keptNotes = v.object({
  hash: v.custom<Hash>((value) => typeof value === 'string' && /^0x[\da-f]{64}$/.test(value)),
  notes: v.pipe(v.array(v.string()), v.maxLength(MOST_NOTED_CALLS)),
});
const storedNotes = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(keptNotes),
  v.maxLength(MOST_PROPOSALS),
);

/** Used part of the device's storage. */
interface TextStorage {
  get(name: string): string | null;
  set(name: string, text: string): void;
}

type Account = Pick<SafeState, 'address' | 'chainId'>;

/**
 * Stores the notes of a batch's calls on this device: a transaction service stores one public note for the whole batch.
 * @param notes by call, empty for none
 */
export function rememberCallNotes(
  storage: TextStorage,
  account: Account,
  hash: Hash,
  notes: readonly string[],
): void {
  if (notes.every((note) => note === '')) return;
  const others = readNotes(storage, account).filter((one) => one.hash !== hash);
  const next = { hash, notes: notes.map((note) => [...note].slice(0, SHOWN_NOTE).join('')) };
  storage.set(noteKey(account), JSON.stringify([next, ...others].slice(0, MOST_PROPOSALS)));
}

/** Returns the stored notes of a batch's calls. */
export function callNotes(storage: TextStorage, account: Account, hash: Hash): readonly string[] {
  return readNotes(storage, account).find((one) => one.hash === hash)?.notes ?? [];
}

function readNotes(
  storage: TextStorage,
  account: Account,
): readonly v.InferOutput<typeof keptNotes>[] {
  const parsed = v.safeParse(storedNotes, storage.get(noteKey(account)));
  // Damaged or foreign content counts as none.
  return parsed.success ? parsed.output : [];
}

function noteKey({ chainId, address }: Account): string {
  return `notes-${chainId}-${address.toLowerCase()}`;
}
