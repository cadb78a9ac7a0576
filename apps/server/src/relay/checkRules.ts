import { safeContracts } from '@mooring/passkey/account';
import { multiSendAbi, type SafeCall, unpackCalls } from '@mooring/safe/transactions';
import { type Address, decodeFunctionData, type Hex, isAddressEqual, zeroAddress } from 'viem';
import type { ValidRelay } from '../config/configSchema.ts';
import { readRecoveryCall } from './readRecoveryCall.ts';
import type { ReadSubmission } from './readSubmission.ts';
import { RelayRefusal } from './relayRefusal.ts';

/**
 * Selectors that an account may call on itself: changes of owners and threshold. Others would run calls that these
 * rules do not check (`execTransaction`, modules, guards).
 */
const OWNER_SELECTORS: readonly string[] = [
  '0x0d582f13', // addOwnerWithThreshold
  '0xf8dc5dd9', // removeOwner
  '0xe318b52b', // swapOwner
  '0x694e80c3', // changeThreshold
];
/** `createSigner` of the signer factory. */
const CREATE_SIGNER = '0x0d2f0489';

/**
 * Use of the recovery module by a transaction: `cancel` if it cancels a recovery, and changes nothing but guardians
 * besides; `change` for other changes.
 */
export type RecoveryUse = 'none' | 'cancel' | 'change';

/**
 * Checks an account's transaction against the operator's rules, each call of a batch separately. Returns its use of the
 * recovery module, whose code the caller checks.
 *
 * @throws {RelayRefusal} `call-refused`, `target-refused`, or `value-refused`.
 */
export function checkRules(
  { transaction }: Pick<ReadSubmission, 'transaction'>,
  {
    account,
    factory,
    recovery,
    rules,
  }: {
    account: Address;
    /** Signer factory of the network. */
    factory: Address;
    /** Recovery module of the network, if it has one. */
    recovery?: Address | undefined;
    rules: Pick<ValidRelay, 'targets' | 'mostValue'>;
  },
): RecoveryUse {
  const { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = transaction;
  // With gas or a refund set, a Safe's transaction succeeds even if its call fails.
  if (safeTxGas !== 0n || baseGas !== 0n || gasPrice !== 0n)
    throw new RelayRefusal(
      'call-refused',
      'The relay does not accept transactions with gas or a refund set.',
    );
  if (![gasToken, refundReceiver].every((address) => isAddressEqual(address, zeroAddress)))
    throw new RelayRefusal('call-refused', 'The relay does not accept transactions with a refund.');
  const calls = submittedCalls(transaction);
  const uses = calls.map(
    (call) => recovery && readRecoveryCall(call, { account, module: recovery }),
  );
  for (const [index, call] of calls.entries()) if (!uses[index]) checkCall(call);
  if (uses.includes('cancel') && !uses.includes(undefined)) return 'cancel';
  return uses.some((use) => use !== undefined) ? 'change' : 'none';

  function checkCall({ to, value, data }: Pick<SafeCall, 'to' | 'value' | 'data'>): void {
    if (rules.mostValue !== undefined && value > rules.mostValue)
      throw new RelayRefusal(
        'value-refused',
        `The relay accepts calls of up to ${rules.mostValue} wei.`,
      );
    const selector = data.slice(0, 10).toLowerCase();
    if (isAddressEqual(to, account)) {
      // Without data: an empty transaction, which rejects another one.
      if (data === '0x' || OWNER_SELECTORS.includes(selector)) return;
      throw new RelayRefusal(
        'call-refused',
        'On itself, an account may change its owners and its recovery alone.',
      );
    }
    if (isAddressEqual(to, factory) && selector === CREATE_SIGNER) return;
    if (rules.targets?.every((target) => !isAddressEqual(target, to)))
      throw new RelayRefusal('target-refused', `The relay does not pay for calls to ${to}.`);
  }
}

function submittedCalls(transaction: ReadSubmission['transaction']): readonly SafeCall[] {
  if (transaction.operation === 0) return [transaction];
  const { to, value, data } = transaction;
  const isBatch = isAddressEqual(to, safeContracts.multiSendCallOnly) && value === 0n;
  const calls = isBatch ? decodeBatch(data) : undefined;
  if (!calls || calls.length === 0 || calls.some(({ operation }) => operation !== 0))
    throw new RelayRefusal(
      'call-refused',
      'The relay accepts no delegatecall except a batch of calls.',
    );
  return calls;
}

function decodeBatch(data: Hex): readonly SafeCall[] | undefined {
  try {
    const [packed] = decodeFunctionData({ abi: multiSendAbi, data }).args;
    return unpackCalls(packed);
  } catch {
    return undefined;
  }
}
