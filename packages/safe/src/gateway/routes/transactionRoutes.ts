import type { Address, Hash, Hex } from 'viem';
import type { SafeCall, SafeTransaction } from '../../transactions/safeTransaction.ts';
import type { AskGateway } from '../askGateway.ts';
import {
  transactionDetailsSchema,
  transactionPreviewSchema,
  transactionProposerSchema,
} from '../schemas/transaction.ts';
import { nothing } from '../schemas/values.ts';
import { addressPart, chainPath, part } from './chainPath.ts';

/** A transaction handed to the gateway for the other owners. */
export interface Proposal {
  readonly transaction: SafeTransaction;
  /** Worked out from these fields; a gateway refuses another. */
  readonly safeTxHash: Hash;
  /** An owner, or one who may propose for them. */
  readonly sender: Address;
  readonly signature?: Hex | undefined;
  /** Which application asked, as text for the other owners. */
  readonly origin?: string | undefined;
}

/** One transaction: to look at, to propose, to confirm, to take back. */
export function transactionRoutes(ask: AskGateway) {
  const path = (chainId: number, id: string) => `${chainPath(chainId)}/transactions/${part(id)}`;
  return {
    /** GET /v1/chains/{chainId}/transactions/{id}; the id of a row, or a safeTxHash */
    get: (chainId: number, id: string) => ask(path(chainId, id), transactionDetailsSchema),
    /**
     * GET /v1/chains/{chainId}/transactions/{id}: who proposed it, even where nothing else of the
     * answer can be read.
     */
    proposer: (chainId: number, id: string) => ask(path(chainId, id), transactionProposerSchema),
    /** POST /v1/chains/{chainId}/transactions/{safe}/propose */
    propose: (chainId: number, safe: Address, proposal: Proposal) =>
      ask(`${path(chainId, addressPart(safe))}/propose`, transactionDetailsSchema, {
        method: 'POST',
        body: proposalBody(proposal),
      }),
    /** POST /v1/chains/{chainId}/transactions/{safe}/preview */
    preview: (chainId: number, safe: Address, { to, value, data, operation }: SafeCall) =>
      ask(`${path(chainId, addressPart(safe))}/preview`, transactionPreviewSchema, {
        method: 'POST',
        body: { to, value: value.toString(), data: data === '0x' ? null : data, operation },
      }),
    /** POST /v1/chains/{chainId}/transactions/{safeTxHash}/confirmations */
    confirm: (chainId: number, safeTxHash: Hash, signature: Hex) =>
      ask(`${path(chainId, safeTxHash)}/confirmations`, transactionDetailsSchema, {
        method: 'POST',
        body: { signature },
      }),
    /** DELETE /v1/chains/{chainId}/transactions/{safeTxHash} */
    delete: (chainId: number, safeTxHash: Hash, signature: Hex) =>
      ask(path(chainId, safeTxHash), nothing, { method: 'DELETE', body: { signature } }),
  };
}

/** Numbers go as decimal texts, but for the operation. */
function proposalBody({ transaction, safeTxHash, sender, signature, origin }: Proposal) {
  const { to, data, operation, gasToken, refundReceiver } = transaction;
  return {
    to,
    value: transaction.value.toString(),
    data: data === '0x' ? null : data,
    nonce: transaction.nonce.toString(),
    operation,
    safeTxGas: transaction.safeTxGas.toString(),
    baseGas: transaction.baseGas.toString(),
    gasPrice: transaction.gasPrice.toString(),
    gasToken,
    refundReceiver,
    safeTxHash,
    sender,
    signature: signature ?? null,
    origin: origin ?? null,
  };
}
