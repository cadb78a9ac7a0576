import { type Address, isAddressEqual } from 'viem';
import type { TransactionInfo } from '../gateway/schemas/transactionInfo.ts';
import { decodeCall } from './decodeCall.ts';
import type { SafeTransaction } from './safeTransaction.ts';

type Transfer = Extract<TransactionInfo, { type: 'Transfer' }>;

/**
 * True when a gateway's headline of a transaction ("sends 5 to …") differs from its call. Unsupported kinds
 * never differ.
 */
export function shownDiffers(
  info: TransactionInfo,
  transaction: SafeTransaction,
  safe: Address,
): boolean {
  const { to, value, data } = transaction;
  if (info.type === 'Transfer') return !isTransfer(info, transaction, safe);
  if (info.type === 'SettingsChange') return !isAddressEqual(to, safe);
  if (info.type !== 'Custom') return false;
  if (!isAddressEqual(info.to.value, to)) return true;
  if (info.value !== undefined && info.value !== null && info.value !== value) return true;
  const rejects = isAddressEqual(to, safe) && value === 0n && data === '0x';
  return info.isCancellation && !rejects;
}

function isTransfer(
  { sender, recipient, transferInfo }: Transfer,
  transaction: SafeTransaction,
  safe: Address,
): boolean {
  const { to, value, data, operation } = transaction;
  if (operation !== 0) return false;
  if (transferInfo.type === 'NATIVE_COIN')
    return (
      data === '0x' &&
      isAddressEqual(to, recipient.value) &&
      isAddressEqual(sender.value, safe) &&
      value === transferInfo.value
    );
  if (!isAddressEqual(to, transferInfo.tokenAddress) || value !== 0n) return false;
  const decoded = decodeCall(transaction, { safe });
  if (decoded.kind !== 'function' || decoded.source !== 'token') return false;
  const argument = (...names: string[]) =>
    decoded.args.find(({ name }) => names.includes(name))?.value;
  const amount = transferInfo.type === 'ERC20' ? transferInfo.value : transferInfo.tokenId;
  const from = argument('from') ?? safe;
  return (
    argument('to') === recipient.value &&
    from === sender.value &&
    argument('amount', 'amountOrId', 'id') === amount
  );
}
