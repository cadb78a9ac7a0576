import { type Address, type Hex, numberToHex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { callNode } from '../rpc/callNode.ts';
import {
  isRecord,
  readAddress,
  readBytes,
  readQuantity,
  type UnknownRecord,
} from '../rpc/params.ts';
import { invalidParams } from '../rpc/providerError.ts';
import type { SentTransaction, WalletState } from '../wallet/createWalletState.ts';

/** A call as a page asks for it; what is undefined the wallet fills in. Amounts in wei. */
export interface AskedTransaction {
  readonly to: Address | undefined;
  readonly value: bigint;
  readonly data: Hex;
  readonly gas: bigint | undefined;
  readonly nonce: bigint | undefined;
  readonly maxFeePerGas: bigint | undefined;
  readonly maxPriorityFeePerGas: bigint | undefined;
}

/** Gas of a transaction no node was asked about, and of one a node says will fail. */
const guessedGas = 500_000n;
const gwei = 1_000_000_000n;

/** Reads a transaction of the page. Throws -32602. */
export function readTransaction(asked: UnknownRecord): AskedTransaction {
  const { to, data, input } = asked;
  const price = readQuantity(asked['gasPrice'], 'gasPrice');
  const type = readQuantity(asked['type'], 'type');
  if (type !== undefined && type > 2n) throw invalidParams('Expected type to be 0x0, 0x1 or 0x2.');
  return {
    to: to === undefined || to === null ? undefined : readAddress(to, 'to'),
    value: readQuantity(asked['value'], 'value') ?? 0n,
    data: readBytes(data ?? input ?? '0x', 'data'),
    gas: readQuantity(asked['gas'] ?? asked['gasLimit'], 'gas'),
    nonce: readQuantity(asked['nonce'], 'nonce'),
    maxFeePerGas: readQuantity(asked['maxFeePerGas'], 'maxFeePerGas') ?? price,
    maxPriorityFeePerGas:
      readQuantity(asked['maxPriorityFeePerGas'], 'maxPriorityFeePerGas') ?? price,
  };
}

/** What the page left out, from the node, or guessed where the wallet has none. */
export async function fillIn(
  wallet: WalletState,
  { address }: PrivateKeyAccount,
  chainId: number,
  asked: AskedTransaction,
): Promise<Omit<SentTransaction, 'hash' | 'from'>> {
  const rpcUrl = wallet.chain(chainId)?.rpcUrl;
  const quantity = async (method: string, params: readonly unknown[]) =>
    readQuantity(await callNode(rpcUrl, method, params), method);
  const call = { from: address, to: asked.to, value: numberToHex(asked.value), data: asked.data };
  const estimate = () => quantity('eth_estimateGas', [call]).catch(() => guessedGas);
  const nextNonce = () => quantity('eth_getTransactionCount', [address, 'pending']);
  const baseFee = async () => {
    const block = await callNode(rpcUrl, 'eth_getBlockByNumber', ['latest', false]);
    return isRecord(block) ? readQuantity(block['baseFeePerGas'], 'baseFeePerGas') : undefined;
  };
  const used = wallet.transactions
    .filter((each) => each.from === address && each.chainId === chainId)
    .map((each) => BigInt(each.nonce) + 1n);
  const unused = used.reduce((most, each) => (each > most ? each : most), 0n);
  const nonce = asked.nonce ?? (rpcUrl === undefined ? unused : await nextNonce());
  const gas = asked.gas ?? (rpcUrl === undefined ? guessedGas : await estimate());
  const tip = asked.maxPriorityFeePerGas ?? gwei;
  const base = rpcUrl === undefined ? 0n : ((await baseFee()) ?? 0n);
  // Twice the base fee stays enough for six full blocks in a row.
  const most = asked.maxFeePerGas ?? base * 2n + tip;
  return {
    chainId,
    to: asked.to,
    value: asked.value,
    data: asked.data,
    nonce: Number(nonce ?? 0n),
    gas: gas ?? guessedGas,
    maxFeePerGas: most,
    maxPriorityFeePerGas: tip < most ? tip : most,
  };
}
