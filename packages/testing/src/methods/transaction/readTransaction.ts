import type { PlainRecord } from '@mooring/internal';
import { readAddress, readBytes, readOptionalQuantity } from '../../rpc/params.ts';
import { invalidParams } from '../../rpc/providerError.ts';
import type { Wallet } from '../../wallet/createWallet.ts';
import type { CallView, RequestedTransaction } from '../../wallet/question.ts';

/** Parses `to`, `value` and `data` (or `input`) of a call. Throws -32602. */
export function readCall(asked: PlainRecord): RequestedTransaction {
  const { to, data, input } = asked;
  const given = data ?? input;
  if (data !== undefined && input !== undefined && data !== input) {
    throw invalidParams('Expected data and input to be the same.');
  }
  const call: RequestedTransaction = {
    to: to === undefined || to === null ? undefined : readAddress(to, 'to'),
    value: readOptionalQuantity(asked['value'], 'value') ?? 0n,
    data: given === undefined || given === null ? '0x' : readBytes(given, 'data'),
  };
  if (call.to === undefined && call.data === '0x') {
    throw invalidParams('Expected a recipient or the code of a contract.');
  }
  return call;
}

/** Parses a transaction, with gas, nonce and prices if set. Throws -32602. */
export function readTransaction(asked: PlainRecord): RequestedTransaction {
  refuseOtherTypes(asked['type']);
  const transaction: RequestedTransaction = {
    ...readCall(asked),
    gas: readOptionalQuantity(asked['gas'] ?? asked['gasLimit'], 'gas'),
    nonce: readOptionalQuantity(asked['nonce'], 'nonce'),
    gasPrice: readOptionalQuantity(asked['gasPrice'], 'gasPrice'),
    maxFeePerGas: readOptionalQuantity(asked['maxFeePerGas'], 'maxFeePerGas'),
    maxPriorityFeePerGas: readOptionalQuantity(
      asked['maxPriorityFeePerGas'],
      'maxPriorityFeePerGas',
    ),
  };
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = transaction;
  if (gasPrice !== undefined && (maxFeePerGas ?? maxPriorityFeePerGas) !== undefined) {
    throw invalidParams('Expected gasPrice or maxFeePerGas, not both.');
  }
  return transaction;
}

/** Pages may request legacy, EIP-2930 and EIP-1559 transactions. */
function refuseOtherTypes(type: unknown): void {
  const asked = readOptionalQuantity(type, 'type');
  if (asked !== undefined && asked > 2n)
    throw invalidParams('Expected type to be 0x0, 0x1 or 0x2.');
}

/** A call for display, with the recipient's name when it is one of the wallet's accounts. */
export function callView(wallet: Wallet, { to, value, data }: RequestedTransaction): CallView {
  const label = to && wallet.accountOf(to)?.label;
  return { ...(to && { to }), ...(label && { toLabel: label }), value, data };
}
