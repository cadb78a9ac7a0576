import { checksummedAddress } from '@mooring/internal/schema';
import * as v from 'valibot';
import { bytesText, count, hashText, listOf, nameText, text } from '../../values.ts';
import { transactionInfoSchema } from './transactionInfo.ts';
import type { UnreadableRow } from './unreadableRow.ts';
import { addressInfo, amount, pageOfRows, timestamp } from './values.ts';

export const transactionStatusSchema = v.picklist([
  'AWAITING_CONFIRMATIONS',
  'AWAITING_EXECUTION',
  'SUCCESS',
  'CANCELLED',
  'FAILED',
]);

/** Requesting app, as it names itself. */
const safeApp = v.nullish(v.object({ name: nameText, url: v.nullish(text(2_000)) }));

const executionInfo = v.variant('type', [
  v.object({
    type: v.literal('MULTISIG'),
    nonce: amount,
    confirmationsRequired: count,
    confirmationsSubmitted: count,
    missingSigners: v.nullish(listOf(addressInfo)),
  }),
  v.object({ type: v.literal('MODULE'), address: addressInfo }),
]);

const transactionSummarySchema = v.object({
  id: text(300),
  timestamp: v.nullish(timestamp),
  txStatus: transactionStatusSchema,
  txInfo: transactionInfoSchema,
  txHash: v.nullish(hashText),
  executionInfo: v.nullish(executionInfo),
  safeAppInfo: safeApp,
});

const transactionRow = v.object({
  type: v.literal('TRANSACTION'),
  transaction: transactionSummarySchema,
  conflictType: v.optional(v.picklist(['None', 'HasNext', 'End']), 'None'),
});

/** Row of a queue or a history. */
const listRow = v.variant('type', [
  transactionRow,
  v.object({ type: v.literal('DATE_LABEL'), timestamp: timestamp }),
  v.object({ type: v.literal('LABEL'), label: v.picklist(['Next', 'Queued']) }),
  v.object({ type: v.literal('CONFLICT_HEADER'), nonce: amount }),
]);

export const transactionPageSchema = pageOfRows(listRow);

const confirmation = v.object({
  signer: addressInfo,
  signature: v.nullish(bytesText),
  submittedAt: v.nullish(timestamp),
});

const detailedExecutionInfo = v.variant('type', [
  v.object({
    type: v.literal('MULTISIG'),
    submittedAt: v.nullish(timestamp),
    nonce: amount,
    safeTxGas: amount,
    baseGas: amount,
    gasPrice: amount,
    gasToken: checksummedAddress,
    refundReceiver: addressInfo,
    safeTxHash: hashText,
    executor: v.nullish(addressInfo),
    confirmationsRequired: count,
    confirmations: listOf(confirmation),
    proposer: v.nullish(addressInfo),
  }),
  v.object({ type: v.literal('MODULE'), address: addressInfo }),
]);

const transactionData = v.object({
  hexData: v.nullish(bytesText),
  to: addressInfo,
  value: v.nullish(amount),
  operation: v.picklist([0, 1]),
});

const escaped: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>' };

/** Note; gateways escape it as HTML. */
const noteText = v.pipe(
  text(1_000),
  v.transform((note) => note.replace(/&(amp|lt|gt);/g, (_, name: string) => escaped[name] ?? '')),
);

/** Transaction with all its fields; verify its hash with `checkGatewayTransaction`. */
export const transactionDetailsSchema = v.object({
  safeAddress: checksummedAddress,
  txId: text(300),
  executedAt: v.nullish(timestamp),
  txStatus: transactionStatusSchema,
  txInfo: transactionInfoSchema,
  txData: v.nullish(transactionData),
  detailedExecutionInfo: v.nullish(detailedExecutionInfo),
  txHash: v.nullish(hashText),
  safeAppInfo: safeApp,
  note: v.nullish(noteText),
});

/** Proposer of a transaction, from a response that may be invalid otherwise. */
export const transactionProposerSchema = v.pipe(
  v.object({
    detailedExecutionInfo: v.nullish(
      v.object({ proposer: v.nullish(v.object({ value: checksummedAddress })) }),
    ),
  }),
  v.transform(({ detailedExecutionInfo: info }) => info?.proposer?.value),
);

export const transactionPreviewSchema = v.object({
  txInfo: transactionInfoSchema,
  txData: transactionData,
});

/** Row of a Safe's queue or history. */
export type TransactionRow = v.InferOutput<typeof listRow> | UnreadableRow;
/** Page of a Safe's queue or history. */
export type TransactionPage = v.InferOutput<typeof transactionPageSchema>;
/** Details of a transaction, as returned by a gateway. */
export type TransactionDetails = v.InferOutput<typeof transactionDetailsSchema>;
/** Preview of a transaction that is not proposed, as returned by a gateway. */
export type TransactionPreview = v.InferOutput<typeof transactionPreviewSchema>;
