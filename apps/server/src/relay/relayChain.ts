import { isRevertedCall, readOwnField } from '@mooring/internal';
import type { ChainRequest } from '@mooring/sign-in/server';
import {
  type Address,
  decodeErrorResult,
  encodeFunctionData,
  type Hash,
  type Hex,
  isHex,
  parseAbi,
  serializeTransaction,
  size,
  toHex,
} from 'viem';
import { withoutSecrets } from '../config/withoutSecrets.ts';
import { NodeError, UnreachableError } from '../rpc/chainRequest.ts';
import type { Fees, MarketFees } from './fees.ts';
import type { RelayCost } from './relayStore.ts';

/** Receipt of a transaction that is in a block. */
export type RelayReceipt = RelayCost & { hash: Hash; hasSucceeded: boolean };

/**
 * Outcome of sending a transaction.
 * - `sent`: a node has it
 * - `unknown`: no upstream answered; one may have it
 * - `nonce-used`, `fee-low`, `no-funds`, `refused`: no node has it
 */
export type Sending = 'sent' | 'unknown' | 'nonce-used' | 'fee-low' | 'no-funds' | 'refused';

/**
 * Contract of OP-stack rollups with the data fee, which may rise by half before the transaction is in a block, and
 * since Isthmus the operator's fee, which depends on the gas. Arbitrum includes its data fee in the gas; other networks
 * have no code at this address, and return nothing.
 */
const GAS_PRICE_ORACLE = '0x420000000000000000000000000000000000000F';
const gasOracleAbi = parseAbi([
  'function getL1Fee(bytes transaction) view returns (uint256)',
  'function getOperatorFee(uint256 gas) view returns (uint256)',
]);
/** Nonce of four bytes, larger than any real one, to estimate the size of a transaction. */
const LARGE_NONCE = 0xffff_ffff;

/** Transaction with its fees and gas limit. */
export type Tried = Fees & { from: Address; to: Address; data: Hex; gas: number };

/** Chain access of the relay. Reads reject with `UnreachableError` or `NodeError`. */
export interface RelayChain {
  /** Number of an address's transactions in blocks: its next nonce. */
  count(address: Address): Promise<number>;
  balance(address: Address): Promise<bigint>;
  fees(): Promise<MarketFees>;
  /** Estimates the gas of a transaction within its limit, or returns the reason why it fails. */
  estimate(transaction: Tried): Promise<{ gas: number } | { reason: string }>;
  /** Reason why a transaction with its gas and fees would fail; undefined if it would not. */
  failure(transaction: Tried): Promise<string | undefined>;
  /** Data and operator fees of a rollup for a transaction, in wei, in addition to its gas; 0 on other networks. */
  dataFee(transaction: Tried & { chainId: number }): Promise<bigint>;
  /** Receipt of the one of these transactions that is in a block. */
  receipt(hashes: readonly Hash[]): Promise<RelayReceipt | undefined>;
  send(raw: Hex): Promise<Sending>;
}

/** Creates a relay's access to a chain. */
export function createRelayChain(read: ChainRequest): RelayChain {
  async function quantity(method: string, params: readonly unknown[]): Promise<bigint> {
    const result = await read({ method, params });
    if (!isHex(result)) throw new Error(`${method} returned no quantity`);
    return BigInt(result);
  }

  /** Tip that the node suggests; else the gas price above the base fee. */
  async function tipOver(base: bigint): Promise<bigint> {
    try {
      return await quantity('eth_maxPriorityFeePerGas', []);
    } catch (error) {
      if (!(error instanceof NodeError)) throw error;
      const price = await quantity('eth_gasPrice', []);
      return price > base ? price - base : 0n;
    }
  }

  /** Reads the oracle of an OP-stack rollup; 0 without one. */
  async function askOracle(data: Hex): Promise<bigint> {
    const params = [{ to: GAS_PRICE_ORACLE, data }, 'latest'];
    const result = await read({ method: 'eth_call', params });
    if (!isHex(result)) throw new Error('eth_call returned no data');
    return size(result) === 32 ? BigInt(result) : 0n;
  }

  /** Operator's fee for an amount of gas, in wei; 0 before Isthmus, when the oracle reverts. */
  async function operatorFee(gas: number): Promise<bigint> {
    const args = [BigInt(gas)] as const;
    const data = encodeFunctionData({ abi: gasOracleAbi, functionName: 'getOperatorFee', args });
    try {
      return await askOracle(data);
    } catch (error) {
      if (isRevertedCall(error)) return 0n;
      throw error;
    }
  }

  return {
    count: async (address) =>
      Number(await quantity('eth_getTransactionCount', [address, 'latest'])),
    balance: (address) => quantity('eth_getBalance', [address, 'latest']),
    async fees() {
      const block = await read({ method: 'eth_getBlockByNumber', params: ['latest', false] });
      const base = readOwnField(block, 'baseFeePerGas');
      if (!isHex(base)) throw new Error('The network has no base fee (EIP-1559)');
      return { base: BigInt(base), tip: await tipOver(BigInt(base)) };
    },
    async estimate(transaction) {
      try {
        const params = [toNodeCall(transaction), 'latest'];
        return { gas: Number(await quantity('eth_estimateGas', params)) };
      } catch (error) {
        if (isAboutCall(error)) return { reason: nodeReason(error) };
        throw error;
      }
    },
    async failure(transaction) {
      try {
        await read({ method: 'eth_call', params: [toNodeCall(transaction), 'latest'] });
        return undefined;
      } catch (error) {
        if (isAboutCall(error)) return nodeReason(error);
        throw error;
      }
    },
    async dataFee({ chainId, to, data: input, gas, fee, tip }) {
      const fees = { maxFeePerGas: fee, maxPriorityFeePerGas: tip };
      const sent = { type: 'eip1559', chainId, nonce: LARGE_NONCE, to, data: input } as const;
      const args = [serializeTransaction({ ...sent, gas: BigInt(gas), ...fees })] as const;
      const data = encodeFunctionData({ abi: gasOracleAbi, functionName: 'getL1Fee', args });
      try {
        const [l1Fee, ofOperator] = await Promise.all([askOracle(data), operatorFee(gas)]);
        return (l1Fee * 3n) / 2n + ofOperator;
      } catch (error) {
        // An unknown fee could be any amount.
        throw error instanceof NodeError ? new UnreachableError(error.message) : error;
      }
    },
    async receipt(hashes) {
      for (const hash of hashes) {
        const found = await read({ method: 'eth_getTransactionReceipt', params: [hash] });
        const [status, gasUsed] = [readOwnField(found, 'status'), readOwnField(found, 'gasUsed')];
        if (!isHex(status) || !isHex(gasUsed)) continue;
        const [price, l1Fee] = [
          readOwnField(found, 'effectiveGasPrice'),
          readOwnField(found, 'l1Fee'),
        ];
        if (!isHex(price)) throw new Error('The receipt has no effectiveGasPrice');
        const hasOperator = ['operatorFeeScalar', 'operatorFeeConstant'].some((name) => {
          const value = readOwnField(found, name);
          return isHex(value) && BigInt(value) > 0n;
        });
        const ofOperator = hasOperator ? await operatorFee(Number(gasUsed)) : 0n;
        const dataFee = (isHex(l1Fee) ? BigInt(l1Fee) : 0n) + ofOperator;
        const cost = BigInt(gasUsed) * BigInt(price) + dataFee;
        const hasSucceeded = BigInt(status) === 1n;
        return { hash, hasSucceeded, gasUsed: Number(gasUsed), dataFee, cost };
      }
      return undefined;
    },
    async send(raw) {
      try {
        await read({ method: 'eth_sendRawTransaction', params: [raw] });
        return 'sent';
      } catch (error) {
        return error instanceof NodeError ? sendingOf(error.message) : 'unknown';
      }
    },
  };
}

/** Call for a node, with fees: without them a contract could detect the simulation. */
function toNodeCall({ from, to, data, gas, fee, tip }: Tried) {
  const [maxFeePerGas, maxPriorityFeePerGas] = [toHex(fee), toHex(tip)];
  return { from, to, data, gas: toHex(gas), maxFeePerGas, maxPriorityFeePerGas };
}

/** Error messages of various nodes. */
const REFUSAL_WORDS: readonly (readonly [Sending, RegExp])[] = [
  ['sent', /already (?:known|imported|exists)|known transaction/i],
  ['nonce-used', /nonce too low|nonce is too low|old nonce/i],
  ['no-funds', /insufficient (?:funds|balance)/i],
  ['fee-low', /underpriced|fee too low|less than block base fee|fee.*(?:lower|below)/i],
];

function sendingOf(message: string): Sending {
  return REFUSAL_WORDS.find(([, words]) => words.test(message))?.[0] ?? 'refused';
}

function isAboutCall(error: unknown): error is NodeError {
  return error instanceof NodeError && !error.isFault;
}

/** Reason of a revert, or the node's message without URLs. */
function nodeReason({ message, data }: NodeError): string {
  return decodeRevert(data) ?? withoutSecrets(message);
}

function decodeRevert(data: unknown): string | undefined {
  if (!isHex(data) || data === '0x') return undefined;
  try {
    return decodeErrorResult({ data }).args?.map(String).join(' ');
  } catch {
    return undefined;
  }
}
