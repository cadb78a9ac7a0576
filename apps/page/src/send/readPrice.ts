import { isContractError } from '@mooring/internal';
import {
  type Address,
  type Client,
  encodeFunctionData,
  hexToBigInt,
  parseAbi,
  serializeTransaction,
  size,
  slice,
} from 'viem';
import {
  call,
  estimateGas,
  estimateMaxPriorityFeePerGas,
  getBlock,
  getGasPrice,
} from 'viem/actions';
import type { Call } from './asset.ts';
import { type Price, priceWithBaseFee, priceWithoutBaseFee } from './price.ts';

/** Gas of a native transfer to an EOA (Ethereum yellow paper, appendix G). */
const TRANSFER_GAS = 21_000n;
/** Linea and its test network, whose tip pays for the data too. */
const LINEA = [59_144, 59_141];
/** Oracle contracts for the data fee: of the OP stack (docs.optimism.io, "GasPriceOracle"), and of Scroll. */
const ORACLES: readonly Address[] = [
  '0x420000000000000000000000000000000000000F',
  '0x5300000000000000000000000000000000000002',
];
const oracleAbi = parseAbi(['function getL1Fee(bytes transaction) view returns (uint256)']);

/**
 * Reads the price of calls: `eth_estimateGas`, the latest block with `eth_maxPriorityFeePerGas` (without a base fee
 * `eth_gasPrice`), and the fee for data, `linea_estimateGas` on Linea. Arbitrum and zkSync count data as gas.
 * @param calls calls, or the number of native transfers while recipients are unknown
 * @throws {Error} when a call would revert, or the network is unreachable
 */
export async function readPrice(
  client: Client,
  account: Address,
  calls: readonly Call[] | number,
): Promise<Price> {
  const all = typeof calls === 'number' ? transfers(account, calls) : calls;
  const [perGas, gas, dataFee] = await Promise.all([
    readPerGas(client, account, all),
    typeof calls === 'number'
      ? all.map(() => TRANSFER_GAS)
      : Promise.all(all.map((one) => readGas(client, account, one))),
    readDataFee(client, all),
  ]);
  return { ...perGas, gas, dataFee };
}

function transfers(to: Address, count: number): readonly Call[] {
  return Array.from({ length: count }, () => ({ to, value: 0n }));
}

async function readGas(client: Client, account: Address, one: Call): Promise<bigint> {
  const gas = await estimateGas(client, { account, ...one });
  // A contract may need more gas in a later block.
  return gas === TRANSFER_GAS ? gas : (gas * 12n) / 10n;
}

async function readPerGas(client: Client, account: Address, calls: readonly Call[]) {
  const block = await getBlock(client);
  if (block.baseFeePerGas === null) return priceWithoutBaseFee(await getGasPrice(client));
  const tip = LINEA.includes(client.chain?.id ?? 0)
    ? await readLineaTip(client, account, calls)
    : await estimateMaxPriorityFeePerGas(client, { chain: client.chain });
  return priceWithBaseFee(block.baseFeePerGas, tip);
}

async function readLineaTip(
  client: Client,
  account: Address,
  calls: readonly Call[],
): Promise<bigint> {
  const { estimateGas: estimate } = await import('viem/linea');
  const all = await Promise.all(calls.map((one) => estimate(client, { account, ...one })));
  return all.reduce(
    (most, { priorityFeePerGas }) => (priorityFeePerGas > most ? priorityFeePerGas : most),
    0n,
  );
}

async function readDataFee(client: Client, calls: readonly Call[]): Promise<bigint> {
  const asked = calls.flatMap((one) => ORACLES.map((oracle) => askOracle(client, oracle, one)));
  return (await Promise.all(asked)).reduce((sum, fee) => sum + fee, 0n);
}

/** Reads the data fee of a call from an oracle; 0 without one. */
async function askOracle(client: Client, oracle: Address, one: Call): Promise<bigint> {
  // Only its length and how well it compresses count.
  const transaction = serializeTransaction({
    ...{ type: 'eip1559', chainId: client.chain?.id ?? 1, nonce: 65_432, gas: 1_234_567n },
    ...{ maxFeePerGas: 98_765_432_109n, maxPriorityFeePerGas: 1_234_567_891n, ...one },
  });
  const data = encodeFunctionData({
    ...{ abi: oracleAbi, functionName: 'getL1Fee', args: [transaction] },
  });
  try {
    const { data: answer } = await call(client, { to: oracle, data });
    return answer === undefined || size(answer) < 32 ? 0n : hexToBigInt(slice(answer, 0, 32));
  } catch (error) {
    if (isContractError(error)) return 0n;
    throw error;
  }
}
