import { type Hash, isAddressEqual } from 'viem';
import type { TransactionDetails } from '../gateway/schemas/transaction.ts';
import { hashOfId } from '../gateway/schemas/unreadableRow.ts';
import { checkConfirmations } from './checkConfirmations.ts';
import type { SignatureCheck } from './checkSignatures.ts';
import { bySeverity, checkTransaction, type TransactionCheck } from './checkTransaction.ts';
import { type Finding, finding, isRefused } from './finding.ts';
import { hashTransaction } from './hashTransaction.ts';
import type { SafeHashes } from './safeHashes.ts';
import type { SafeSignature } from './safeSignature.ts';
import type { SafeTransaction } from './safeTransaction.ts';
import { shownDiffers } from './shownDiffers.ts';
import { transactionOfDetails } from './transactionOfDetails.ts';

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
 * Works out everything a gateway says of a transaction anew: its hash from its fields, who made
 * each signature, whether they are owners of the chain, whether the headline fits the call. When
 * `refused`, it must be neither signed nor executed.
 *
 * @example
 * ```ts
 * import { checkGatewayTransaction } from '@mooring/safe/transactions';
 *
 * const details = await gateway.transactions.get(safe.chainId, safeTxHash);
 * const checked = await checkGatewayTransaction(details, { safe, requested: safeTxHash });
 * if (checked.refused) throw new Error('This must not be signed.');
 * ```
 */
export async function checkGatewayTransaction(
  details: TransactionDetails,
  { requested, verify, ...check }: GatewayTransactionCheck,
): Promise<CheckedTransaction> {
  const { safe } = check;
  const parts = transactionOfDetails(details);
  if (!parts) return { refused: true, findings: [finding('fields-invalid')] };
  const { transaction, info } = parts;
  const hashes = hashTransaction(transaction, safe);
  const found: Finding[] = [];
  if (!isAddressEqual(details.safeAddress, safe.address)) found.push(finding('safe-mismatch'));
  const asked = [requested?.toLowerCase(), hashOfId(details.txId)];
  if (asked.some((one) => one !== undefined && one !== hashes.hash))
    found.push(finding('not-requested'));
  if (shownDiffers(details.txInfo, transaction, safe.address)) found.push(finding('shown-differs'));
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
    findings: bySeverity(found),
    transaction,
    hashes,
    signatures,
  };
}
