import { addressSchema } from '@mooring/internal/schema';
import type { BalanceChange, Simulation } from '@mooring/passkey/simulation';
import type { PaidRefund, SafeState } from '@mooring/safe/transactions';
import * as v from 'valibot';
import type { Address, Hash } from 'viem';

/** Maximum number of stored simulations of an account, the newest. */
const MOST_SIMULATIONS = 30;
/** Maximum number of stored changes of a simulation; with more, nothing is compared. */
const MOST_CHANGES = 20;

const number = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,78}$/),
  v.transform((text) => BigInt(text)),
);
const simulationSchema = v.object({
  hash: v.custom<Hash>((value) => typeof value === 'string' && /^0x[\da-f]{64}$/.test(value)),
  outcome: v.picklist(['success', 'failure']),
  /** Undefined if unknown. */
  changes: v.optional(
    v.array(
      v.object({ token: v.optional(addressSchema), amount: number, tokenId: v.optional(number) }),
    ),
  ),
});
const storedResults = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(simulationSchema),
  v.maxLength(MOST_SIMULATIONS),
);

/** Outcome that was shown before a transaction was executed. */
export type RememberedSimulation = v.InferOutput<typeof simulationSchema>;

/** Used part of the device's storage. */
interface TextStorage {
  get(name: string): string | null;
  set(name: string, text: string): void;
}

type Account = Pick<SafeState, 'address' | 'chainId'>;

/** Stores the outcome of a simulation on this device, to compare with the receipt. */
export function rememberSimulation(
  storage: TextStorage,
  account: Account,
  hash: Hash,
  { outcome, outcomeOnly = false, changes }: Simulation,
): void {
  const isKnown = !outcomeOnly && changes.length <= MOST_CHANGES;
  const others = readStoredResults(storage, account).filter((one) => one.hash !== hash);
  const next: RememberedSimulation = { hash, outcome, ...(isKnown && { changes: [...changes] }) };
  const text = JSON.stringify([next, ...others].slice(0, MOST_SIMULATIONS), (_, one: unknown) =>
    typeof one === 'bigint' ? `${one}` : one,
  );
  storage.set(resultKey(account), text);
}

/** Last outcome simulated on this device for a transaction. */
export function rememberedSimulation(
  storage: TextStorage,
  account: Account,
  hash: Hash,
): RememberedSimulation | undefined {
  return readStoredResults(storage, account).find((one) => one.hash === hash);
}

/** Contradiction of a receipt and an earlier simulation. */
export type Contradiction =
  | { readonly kind: 'failed' | 'succeeded' }
  | { readonly kind: 'other'; readonly changes: readonly OtherChange[] };

/** Change that differs from the simulation; an amount of 0 means no change. */
interface OtherChange {
  readonly token: Address;
  readonly tokenId: bigint | undefined;
  readonly expected: bigint;
  readonly actual: bigint;
}

/**
 * Compares a receipt with an earlier simulation. The native currency is not compared, since receipts do not contain it.
 * @param changes balance changes of tokens in the receipt's logs
 * @param refund paid gas refund, which simulations do not contain
 */
export function findContradiction(
  simulated: RememberedSimulation,
  outcome: 'success' | 'failure',
  changes: readonly BalanceChange[],
  refund?: PaidRefund,
): Contradiction | undefined {
  if (simulated.outcome !== outcome) {
    return { kind: outcome === 'failure' ? 'failed' : 'succeeded' };
  }
  if (outcome === 'failure' || !simulated.changes) return undefined;
  const rows = new Map<string, OtherChange>();
  const add = (change: BalanceChange, side: 'expected' | 'actual') => {
    const { token, tokenId, amount } = change;
    if (!token) return;
    const key = `${token.toLowerCase()} ${tokenId}`;
    const row = rows.get(key) ?? { token, tokenId, expected: 0n, actual: 0n };
    rows.set(key, { ...row, [side]: amount });
  };
  for (const { tokenId, token, amount } of simulated.changes) {
    add({ amount, ...(token && { token }), ...(tokenId !== undefined && { tokenId }) }, 'expected');
  }
  for (const change of changes) add(change, 'actual');
  if (refund?.transfer) {
    const { token } = refund.transfer;
    const key = `${token.toLowerCase()} ${undefined}`;
    const row = rows.get(key) ?? { token, tokenId: undefined, expected: 0n, actual: 0n };
    rows.set(key, { ...row, expected: row.expected - refund.amount });
  }
  const others = [...rows.values()].filter(({ expected, actual }) => expected !== actual);
  return others.length > 0 ? { kind: 'other', changes: others } : undefined;
}

function readStoredResults(
  storage: TextStorage,
  account: Account,
): readonly RememberedSimulation[] {
  const parsed = v.safeParse(storedResults, storage.get(resultKey(account)));
  // Damaged or foreign content counts as none.
  return parsed.success ? parsed.output : [];
}

function resultKey({ chainId, address: account }: Account): string {
  return `simulated-${chainId}-${account.toLowerCase()}`;
}
