import type { SafeTransaction } from '@mooring/safe/transactions';
import { type Address, type Hash, type Hex, zeroAddress } from 'viem';
import { fieldsOf } from '../http/fields.ts';

const LONGEST_ORIGIN = 2_000;

/** Body of a request to propose a transaction. */
export type ProposalBody = {
  transaction: SafeTransaction;
  safeTxHash: Hash;
  sender: Address;
  signature: Hex | null;
  origin: string | null;
};

/** Parses a posted proposal. @throws {GatewayError} 422 naming the field */
export function readProposal(body: unknown): ProposalBody {
  const fields = fieldsOf(body);
  return {
    transaction: transactionIn(body),
    safeTxHash: fields.hash('safeTxHash'),
    sender: fields.address('sender'),
    signature: fields.optional('signature', fields.hex),
    origin: fields.optional('origin', (name) => fields.text(name, LONGEST_ORIGIN)),
  };
}

/** Parses the fields of a Safe's transaction, numbers as decimals. @throws {GatewayError} 422 */
export function transactionIn(body: unknown): SafeTransaction {
  const fields = fieldsOf(body);
  return {
    to: fields.address('to'),
    value: fields.decimal('value'),
    data: fields.optional('data', fields.hex) ?? '0x',
    operation: fields.operation('operation'),
    safeTxGas: fields.decimal('safeTxGas'),
    baseGas: fields.decimal('baseGas'),
    gasPrice: fields.decimal('gasPrice'),
    gasToken: fields.address('gasToken'),
    refundReceiver: fields.optional('refundReceiver', fields.address) ?? zeroAddress,
    nonce: fields.decimal('nonce'),
  };
}
