import { HOUR_MS } from '@mooring/internal';
import { getAddress, type Hash, hashStruct, type TypedDataDefinition } from 'viem';
import {
  isVersionAtLeast,
  joinHashes,
  type SafeHashes,
  safeDomain,
  safeDomainHash,
} from './safeHashes.ts';
import type { SafeIdentity, SafeTransaction } from './safeTransaction.ts';

/**
 * Creates the typed data of a transaction (`eth_signTypedData_v4`).
 * @throws {Error} for an invalid version
 *
 * @example
 * ```ts
 * import { transactionTypedData } from '@mooring/safe/transactions';
 *
 * const typedData = transactionTypedData(transaction, safe);
 * const signature = await wallet.signTypedData({ account: owner, ...typedData });
 * ```
 */
export function transactionTypedData(
  transaction: SafeTransaction,
  safe: SafeIdentity,
): TypedDataDefinition {
  return safeTxData(transaction, safe);
}

function safeTxData(transaction: SafeTransaction, safe: SafeIdentity) {
  const { domain, type } = safeDomain(safe);
  const { baseGas, to, gasToken, refundReceiver, ...numbers } = transaction;
  const fields = {
    ...numbers,
    to: getAddress(to),
    gasToken: getAddress(gasToken),
    refundReceiver: getAddress(refundReceiver),
  };
  const gasName = isVersionAtLeast(safe.version, '1.0.0') ? 'baseGas' : 'dataGas';
  return {
    domain,
    types: { EIP712Domain: type, SafeTx: safeTxType(gasName) },
    primaryType: 'SafeTx' as const,
    message: { ...fields, [gasName]: baseGas },
  };
}

/**
 * Computes the hashes of a transaction from its fields.
 * @throws {Error} for an invalid version, or a field out of the range of its type
 *
 * @example
 * ```ts
 * import { hashTransaction } from '@mooring/safe/transactions';
 *
 * const { domainHash, messageHash, hash } = hashTransaction(transaction, safe);
 * ```
 */
export function hashTransaction(transaction: SafeTransaction, safe: SafeIdentity): SafeHashes {
  const { types, message } = safeTxData(transaction, safe);
  const messageHash = hashStruct({ data: message, primaryType: 'SafeTx', types });
  return joinHashes(safeDomainHash(safe), messageHash);
}

function safeTxType(gasName: 'baseGas' | 'dataGas') {
  return [
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'data', type: 'bytes' },
    { name: 'operation', type: 'uint8' },
    { name: 'safeTxGas', type: 'uint256' },
    { name: gasName, type: 'uint256' },
    { name: 'gasPrice', type: 'uint256' },
    { name: 'gasToken', type: 'address' },
    { name: 'refundReceiver', type: 'address' },
    { name: 'nonce', type: 'uint256' },
  ];
}

/**
 * Creates the typed data (`eth_signTypedData_v4`) that the proposer signs to delete a proposal at a gateway. Gateways
 * accept it in the clock hour of `now` and the next.
 * @param now milliseconds since 1970
 * @see https://docs.safe.global/core-api/transaction-service-reference
 *
 * @example
 * ```ts
 * import { deletionTypedData } from '@mooring/safe/transactions';
 *
 * const signature = await wallet.signTypedData({
 *   account: owner,
 *   ...deletionTypedData(safe, safeTxHash),
 * });
 * ```
 */
export function deletionTypedData(
  { address, chainId }: Pick<SafeIdentity, 'address' | 'chainId'>,
  safeTxHash: Hash,
  now = Date.now(),
): TypedDataDefinition {
  return {
    domain: {
      name: 'Safe Transaction Service',
      version: '1.0',
      chainId,
      verifyingContract: address,
    },
    types: {
      DeleteRequest: [
        { name: 'safeTxHash', type: 'bytes32' },
        { name: 'totp', type: 'uint256' },
      ],
    },
    primaryType: 'DeleteRequest',
    message: { safeTxHash, totp: BigInt(Math.floor(now / HOUR_MS)) },
  };
}
