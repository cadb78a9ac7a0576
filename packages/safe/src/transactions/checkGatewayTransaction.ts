import { type Address, type Hash, isAddressEqual } from 'viem';
import type { TransactionDetails } from '../gateway/schemas/transaction.ts';
import type { TransactionInfo } from '../gateway/schemas/transactionInfo.ts';
import { readRowHash } from '../gateway/schemas/unreadableRow.ts';
import { checkConfirmations } from './checkConfirmations.ts';
import type { SignatureCheck } from './checkSignatures.ts';
import { checkTransaction, compareSeverity, type TransactionCheck } from './checkTransaction.ts';
import { decodeCall } from './decodeCall.ts';
import { createFinding, type Finding, isRefused } from './finding.ts';
import { hashTransaction } from './hashTransaction.ts';
import type { SafeHashes } from './safeHashes.ts';
import type { SafeSignature } from './safeSignature.ts';
import type { SafeTransaction } from './safeTransaction.ts';

/** Terms of {@link checkGatewayTransaction}. */
export interface GatewayTransactionCheck extends Omit<TransactionCheck, 'gatewayHash'> {
  /** Requested safeTxHash, if any. */
  readonly requested?: Hash | undefined;
  /** Verifies contract signatures and approved hashes onchain; without it they stay unverified. */
  readonly verify?: SignatureCheck['verify'];
}

/** Gateway's transaction, verified against its hash and the chain. */
export type CheckedTransaction =
  | { readonly refused: true; readonly findings: readonly Finding[] }
  | {
      readonly refused: boolean;
      readonly findings: readonly Finding[];
      /** Fields that are shown, hashed, signed and executed. */
      readonly transaction: SafeTransaction;
      readonly hashes: SafeHashes;
      /** Valid signatures of onchain owners, to be joined for execution. */
      readonly signatures: readonly SafeSignature[];
    };

/**
 * Recomputes everything that a gateway reports of a transaction: the hash from the fields, the signer of each signature
 * and if it is an onchain owner, and if the summary matches the call. A `refused` transaction must be neither signed
 * nor executed.
 *
 * @example
 * ```ts
 * import { checkGatewayTransaction } from '@mooring/safe/transactions';
 *
 * const details = await gateway.transactions.get(safe.chainId, safeTxHash);
 * const checked = await checkGatewayTransaction(details, { safe, requested: safeTxHash });
 * if (checked.refused) throw new Error('The transaction must not be signed.');
 * ```
 */
export async function checkGatewayTransaction(
  details: TransactionDetails,
  { requested, verify, ...check }: GatewayTransactionCheck,
): Promise<CheckedTransaction> {
  const { safe } = check;
  const parts = transactionOfDetails(details);
  if (!parts) return { refused: true, findings: [createFinding('fields-invalid')] };
  const { transaction, info } = parts;
  const hashes = hashTransaction(transaction, safe);
  const found: Finding[] = [];
  if (!isAddressEqual(details.safeAddress, safe.address))
    found.push(createFinding('safe-mismatch'));
  const asked = [requested?.toLowerCase(), readRowHash(details.txId)];
  if (asked.some((one) => one !== undefined && one !== hashes.hash))
    found.push(createFinding('not-requested'));
  if (hasDifferentDetails(details.txInfo, transaction, safe.address))
    found.push(createFinding('shown-differs'));
  const { signatures, findings } = await checkConfirmations(
    info.confirmations.flatMap(({ signer, signature }) =>
      signature ? [{ owner: signer.value, signature }] : [],
    ),
    { hashes, owners: safe.owners, verify },
  );
  found.push(
    ...findings,
    ...checkTransaction(transaction, { ...check, gatewayHash: info.safeTxHash }),
  );
  return {
    refused: isRefused(found),
    findings: compareSeverity(found),
    transaction,
    hashes,
    signatures,
  };
}

/** Part of a gateway's details that owners sign. */
type MultisigDetails = Extract<
  NonNullable<TransactionDetails['detailedExecutionInfo']>,
  { type: 'MULTISIG' }
>;

/** Transaction of a gateway's details; undefined when a field is missing. */
function transactionOfDetails({
  txData,
  detailedExecutionInfo: info,
}: TransactionDetails): { transaction: SafeTransaction; info: MultisigDetails } | undefined {
  if (!txData || info?.type !== 'MULTISIG') return undefined;
  const transaction: SafeTransaction = {
    to: txData.to.value,
    value: txData.value ?? 0n,
    data: txData.hexData ?? '0x',
    operation: txData.operation,
    safeTxGas: info.safeTxGas,
    baseGas: info.baseGas,
    gasPrice: info.gasPrice,
    gasToken: info.gasToken,
    refundReceiver: info.refundReceiver.value,
    nonce: info.nonce,
  };
  return { transaction, info };
}

type Transfer = Extract<TransactionInfo, { type: 'Transfer' }>;

/**
 * Returns true if a gateway's summary of a transaction ("sends 5 to …") differs from its call; false for unsupported
 * kinds.
 */
function hasDifferentDetails(
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
  // A transaction with a gas refund pays, so it is not a rejection.
  const rejects =
    isAddressEqual(to, safe) && value === 0n && data === '0x' && transaction.gasPrice === 0n;
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
