import { createDeviceStorage, type DeviceStorage } from '@mooring/connect';
import * as v from 'valibot';
import { type Address, isAddress } from 'viem';
import { emptyForm, MOST_BATCH_RECIPIENTS, type SendForm } from './sendForm.ts';

const KEY = 'send-draft';
/** Maximum stored length of a field, in characters. */
const LONGEST_FIELD = 1_000;

const storedField = v.pipe(v.string(), v.maxLength(LONGEST_FIELD));
const draft = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    account: v.custom<Address>((value) => typeof value === 'string' && isAddress(value)),
    chainId: v.number(),
    assetId: storedField,
    rows: v.pipe(
      v.array(v.object({ recipient: storedField, amount: storedField })),
      v.minLength(1),
      v.maxLength(MOST_BATCH_RECIPIENTS),
    ),
  }),
);

/** Account and network that a form is filled in for. */
interface Payer {
  readonly account: Address;
  readonly chainId: number;
}

/** Storage of this tab until it is closed. */
export const tabStorage = createDeviceStorage({ storage: () => window.sessionStorage });

/** Returns the account of the stored form; undefined without one. */
export function draftAccount(storage: Pick<DeviceStorage, 'get'>): Address | undefined {
  const parsed = v.safeParse(draft, storage.get(KEY));
  return parsed.success ? parsed.output.account : undefined;
}

/** Returns the form stored in this tab for an account and network; an empty form otherwise. */
export function readDraft(storage: Pick<DeviceStorage, 'get'>, payer: Payer): SendForm {
  const parsed = v.safeParse(draft, storage.get(KEY));
  if (!parsed.success) return emptyForm;
  const { account, chainId, assetId, rows } = parsed.output;
  if (account !== payer.account || chainId !== payer.chainId) return emptyForm;
  return { assetId, rows: rows.map((row, key) => ({ key, ...row })), nextKey: rows.length };
}

/** Stores a form in this tab, replacing the previous one; an empty form deletes it. */
export function keepDraft(
  storage: Pick<DeviceStorage, 'set' | 'remove'>,
  { account, chainId }: Payer,
  { assetId, rows }: SendForm,
): void {
  const typed = rows.map(({ recipient, amount }) => ({ recipient, amount }));
  if (isBlank(typed)) storage.remove(KEY);
  else storage.set(KEY, JSON.stringify({ account, chainId, assetId, rows: typed }));
}

/** Deletes the stored form. */
export function forgetDraft(storage: Pick<DeviceStorage, 'remove'>): void {
  storage.remove(KEY);
}

/** Returns true for rows in which nothing is typed. */
export function isBlank(rows: readonly Pick<SendForm['rows'][number], 'recipient' | 'amount'>[]) {
  return rows.every(({ recipient, amount }) => recipient === '' && amount === '');
}
