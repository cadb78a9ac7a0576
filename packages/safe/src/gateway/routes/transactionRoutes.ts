import type { Address, Hash, Hex } from 'viem';
import type { SafeCall, SafeTransaction } from '../../transactions/safeTransaction.ts';
import type { RequestGateway } from '../askGateway.ts';
import { relayLimitSchema, relayTaskSchema } from '../schemas/account.ts';
import {
  transactionDetailsSchema,
  transactionPreviewSchema,
  transactionProposerSchema,
} from '../schemas/transaction.ts';
import { emptyResponse } from '../schemas/values.ts';
import { addressSegment, chainPath, pathSegment } from './chainPath.ts';

/** Transaction proposed to the other owners. */
export interface Proposal {
  readonly transaction: SafeTransaction;
  /** Computed from these fields; gateways refuse any other. */
  readonly safeTxHash: Hash;
  /** Owner, or a delegate who may propose for them. */
  readonly sender: Address;
  readonly signature?: Hex | undefined;
  /** Requesting app, as text for the other owners. */
  readonly origin?: string | undefined;
}

/** Routes of one transaction: read, propose, confirm, delete. */
export function transactionRoutes(ask: RequestGateway) {
  const path = (chainId: number, id: string) =>
    `${chainPath(chainId)}/transactions/${pathSegment(id)}`;
  return {
    /** GET /v1/chains/{chainId}/transactions/{id}; the id of a row, or a safeTxHash */
    get: (chainId: number, id: string) => ask(path(chainId, id), transactionDetailsSchema),
    /**
     * GET /v1/chains/{chainId}/transactions/{id}: its proposer, even when the rest of the response is
     * invalid.
     */
    proposer: (chainId: number, id: string) => ask(path(chainId, id), transactionProposerSchema),
    /** POST /v1/chains/{chainId}/transactions/{safe}/propose */
    propose: (chainId: number, safe: Address, proposal: Proposal) =>
      ask(`${path(chainId, addressSegment(safe))}/propose`, transactionDetailsSchema, {
        method: 'POST',
        body: proposalBody(proposal),
      }),
    /** POST /v1/chains/{chainId}/transactions/{safe}/preview */
    preview: (chainId: number, safe: Address, { to, value, data, operation }: SafeCall) =>
      ask(`${path(chainId, addressSegment(safe))}/preview`, transactionPreviewSchema, {
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
      ask(path(chainId, safeTxHash), emptyResponse, { method: 'DELETE', body: { signature } }),
  };
}

/** Numbers are decimal texts, except `operation`. */
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

/** Transaction for a gateway to relay at its own cost. */
export interface RelayRequest {
  readonly to: Address;
  readonly data: Hex;
  /** Version of the Safe, such as `1.4.1`. */
  readonly version: string;
  readonly gasLimit?: bigint | undefined;
}

/** Relayed execution at the gateway's cost, within its quota. */
export function relayRoutes(ask: RequestGateway) {
  return {
    /** POST /v1/chains/{chainId}/relay */
    send: (chainId: number, { gasLimit, ...body }: RelayRequest) =>
      ask(`${chainPath(chainId)}/relay`, relayTaskSchema, {
        method: 'POST',
        body: { ...body, ...(gasLimit !== undefined && { gasLimit: gasLimit.toString() }) },
      }),
    /** GET /v1/chains/{chainId}/relay/{address} */
    limit: (chainId: number, safe: Address) =>
      ask(`${chainPath(chainId)}/relay/${addressSegment(safe)}`, relayLimitSchema),
  };
}
