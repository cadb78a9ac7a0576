import { addressSchema } from '@mooring/internal/schema';
import * as v from 'valibot';
import type { Address } from 'viem';

/** Most recipients of an account that are kept, the latest. */
const MOST_RECIPIENTS = 300;

const storedRecipients = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(addressSchema),
  v.maxLength(MOST_RECIPIENTS),
);

/** Part of the device's storage that is used here. */
interface Kept {
  get(name: string): string | null;
  set(name: string, text: string): void;
}

interface Payer {
  readonly account: Address;
  readonly chainId: number;
}

/** Addresses that an account paid from this device, the latest first. */
export function paidRecipients(storage: Kept, payer: Payer): readonly Address[] {
  const parsed = v.safeParse(storedRecipients, storage.get(recipientKey(payer)));
  // Damaged or foreign content counts as none.
  return parsed.success ? parsed.output : [];
}

/** Keeps the recipients of a payment on this device. */
export function rememberPaid(storage: Kept, payer: Payer, recipients: readonly Address[]): void {
  const all = [...recipients, ...paidRecipients(storage, payer)];
  const unique = new Map(all.map((one) => [one.toLowerCase(), one]));
  storage.set(recipientKey(payer), JSON.stringify([...unique.values()].slice(0, MOST_RECIPIENTS)));
}

function recipientKey({ chainId, account }: Payer): string {
  return `paid-${chainId}-${account.toLowerCase()}`;
}
