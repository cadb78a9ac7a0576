import { isContractError } from '@mooring/internal';
import type { Payment } from '@mooring/page/form';
import { type Asset, callOf } from '@mooring/page/send';
import {
  type Address,
  type Client,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hexToBigInt,
  isAddressEqual,
  size,
  slice,
} from 'viem';
import { call, simulateBlocks } from 'viem/actions';

/** Simulated result of a token transfer. */
export interface ExpectedTransfer {
  /** True if `transfer` returns false: nothing is sent, yet the transaction is confirmed. */
  readonly answersFalse: boolean;
  /** Increase of the recipient's balance, in the token's smallest unit; undefined where the node cannot simulate. */
  readonly value: bigint | undefined;
}

/**
 * Simulates transfers by `eth_simulateV1`; where a node has none, reads the result of `transfer` by `eth_call`.
 * Undefined for transfers that revert.
 * @throws {Error} when the network is unreachable
 */
export async function simulateTransfers(
  client: Client,
  account: Address,
  asset: Asset,
  payments: readonly Payment[],
): Promise<readonly (ExpectedTransfer | undefined)[]> {
  const { token } = asset;
  if (!token) return payments.map(() => undefined);
  const calls = payments.flatMap((payment) => {
    const balance = { account, to: token, data: balanceOf(payment.to) };
    return [balance, { account, ...callOf(asset, payment.to, payment.amount) }, balance];
  });
  try {
    const [block] = await simulateBlocks(client, { blocks: [{ calls }] });
    const results = block?.calls ?? [];
    return payments.map(({ to }, index) => {
      const [before, transfer, after] = results.slice(index * 3, index * 3 + 3);
      if (transfer?.status !== 'success') return undefined;
      const [had, has] = [numberIn(before?.data), numberIn(after?.data)];
      const isOwn = isAddressEqual(to, account);
      const value = had === undefined || has === undefined || isOwn ? undefined : has - had;
      return { answersFalse: isFalse(transfer.data), value };
    });
  } catch {
    // Many nodes have no simulation.
    return Promise.all(payments.map((one) => callTransfer(client, account, asset, one)));
  }
}

async function callTransfer(
  client: Client,
  account: Address,
  asset: Asset,
  { to, amount }: Payment,
): Promise<ExpectedTransfer | undefined> {
  try {
    const { data } = await call(client, { account, ...callOf(asset, to, amount) });
    return { answersFalse: isFalse(data), value: undefined };
  } catch (error) {
    if (isContractError(error)) return undefined;
    throw error;
  }
}

function balanceOf(owner: Address): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] });
}

/** Tokens of before the standard answer nothing. */
function isFalse(data: Hex | undefined): boolean {
  return numberIn(data) === 0n;
}

function numberIn(data: Hex | undefined): bigint | undefined {
  return data === undefined || size(data) < 32 ? undefined : hexToBigInt(slice(data, 0, 32));
}
