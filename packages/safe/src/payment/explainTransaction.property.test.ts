import * as fc from 'fast-check';
import { getAddress, type Hex, zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { anyAddress, anyBytes } from '../transactions/arbitraries.testing.ts';
import { isRefused } from '../transactions/finding.ts';
import { batchCalls } from '../transactions/multiSend.ts';
import { addOwner, changeThreshold, swapOwner } from '../transactions/ownerChanges.ts';
import {
  createTransaction,
  type SafeCall,
  type SafeTransaction,
} from '../transactions/safeTransaction.ts';
import { enableModule, setFallbackHandler, setGuard } from '../transactions/settingChanges.ts';
import { explainTransaction } from './explainTransaction.ts';
import {
  approve,
  coins,
  createFacts,
  dock,
  items,
  listedToken,
  safe,
  sendItem,
  transfer,
  transferFrom,
  unlisted,
} from './facts.testing.ts';

const facts = createFacts({ hasCode: () => true });
const anyUnits = fc.bigInt({ min: 1n, max: 2n ** 100n });
const anyToken = fc.constantFrom(listedToken, unlisted);
const anyParty = anyAddress.filter((one) => BigInt(one) > 0xffffn);
const anySingle: fc.Arbitrary<SafeCall> = fc.oneof(
  fc.tuple(anyAddress, anyUnits).map(([to, value]) => coins(to, value)),
  fc.tuple(anyToken, anyAddress, anyUnits).map((args) => transfer(...args)),
  fc
    .tuple(anyToken, anyAddress, anyUnits)
    .map(([token, to, amount]) => transferFrom(token, safe.address, to, amount)),
  fc.tuple(anyAddress, anyUnits).map(([to, id]) => sendItem(items, to, id)),
  fc.tuple(anyToken, anyAddress, anyUnits).map((args) => approve(...args)),
  fc
    .tuple(anyAddress, anyBytes(80))
    .map(([to, data]): SafeCall => ({ ...coins(to, 0n), data: `${data}00` })),
  anyParty.map((owner) => addOwner(safe, owner, 1)),
  anyParty.map((owner) => swapOwner(safe, safe.owners[0] ?? dock, owner)),
  fc.constantFrom(1, 2).map((threshold) => changeThreshold(safe, threshold)),
  anyParty.map((address) => enableModule(safe, address)),
  anyParty.map((address) => setGuard(safe, address)),
  anyParty.map((address) => setFallbackHandler(safe, address)),
);
const anyCall = fc.oneof(
  anySingle,
  fc.array(anySingle, { minLength: 2, maxLength: 5 }).map((calls) => batchCalls(calls, '1.4.1')),
);
const anyGas = fc.record({
  safeTxGas: fc.bigInt({ min: 0n, max: 1_000_000n }),
  baseGas: fc.bigInt({ min: 0n, max: 1_000_000n }),
  gasPrice: fc.bigInt({ min: 1n, max: 10n ** 9n }),
  gasToken: fc.constantFrom(zeroAddress, listedToken),
  refundReceiver: fc.oneof(fc.constant(zeroAddress), anyAddress),
});
const anyProposal: fc.Arbitrary<SafeTransaction> = fc
  .tuple(anyCall, fc.option(anyGas, { nil: {} }))
  .map(([call, gas]) => ({ ...createTransaction(call, safe.nonce), ...gas }));

/** All that is told of a transaction, without its bytes: what leaves, powers, other calls, findings. */
function say(transaction: SafeTransaction): string {
  const explained = explainTransaction(transaction, facts, { safe });
  if (isRefused(explained.findings)) return 'refused';
  return JSON.stringify(explained, (_, one: unknown) => (typeof one === 'bigint' ? `${one}` : one));
}

/** Another value of a field: a number one up, an address or bytes with one digit changed. */
function changeField(
  transaction: SafeTransaction,
  field: keyof SafeTransaction,
  place: number,
): SafeTransaction {
  const value = transaction[field];
  if (typeof value === 'bigint') return { ...transaction, [field]: value + 1n };
  if (field === 'operation') return { ...transaction, operation: value === 0 ? 1 : 0 };
  const text = String(value);
  if (text === '0x') return { ...transaction, [field]: '0x00' };
  const at = 2 + (place % (text.length - 2));
  const digit = ((Number.parseInt(text[at] ?? '0', 16) + 1) % 16).toString(16);
  const changed = `${text.slice(0, at)}${digit}${text.slice(at + 1)}`.toLowerCase() as Hex;
  return { ...transaction, [field]: field === 'data' ? changed : getAddress(changed) };
}

const telling = ['to', 'value', 'data', 'operation'] as const;
const refunding = ['safeTxGas', 'baseGas', 'gasPrice', 'gasToken', 'refundReceiver'] as const;

test('explainTransaction returns another result, or refuses, when a field of the call changes', () => {
  fc.assert(
    fc.property(
      anyProposal,
      fc.constantFrom(...telling),
      fc.nat({ max: 5_000 }),
      (transaction, field, place) => {
        const other = say(changeField(transaction, field, place));
        if (other !== 'refused') expect(other).not.toBe(say(transaction));
      },
    ),
    { numRuns: 400 },
  );
});

test('explainTransaction returns another result, or refuses, when a field of the refund changes', () => {
  fc.assert(
    fc.property(
      fc.tuple(anyCall, anyGas),
      fc.constantFrom(...refunding),
      fc.nat({ max: 39 }),
      ([call, gas], field, place) => {
        const transaction = { ...createTransaction(call, safe.nonce), ...gas };
        const other = say(changeField(transaction, field, place));
        if (other !== 'refused') expect(other).not.toBe(say(transaction));
      },
    ),
    { numRuns: 250 },
  );
});
