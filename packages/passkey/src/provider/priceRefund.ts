import { isRecord } from '@mooring/internal';
import { greatestRefund, type SafeCall, type SafeTransaction } from '@mooring/safe/transactions';
import {
  type Address,
  concat,
  isHex,
  numberToHex,
  pad,
  size,
  slice,
  zeroAddress,
  zeroHash,
} from 'viem';
import type { ChainRead } from '../account/chainRead.ts';
import type { PasskeyContracts } from '../account/contracts.ts';
import { PasskeyError } from '../passkeyError.ts';
import type { Refund } from '../submit/submitter.ts';
import type { Fee } from './review.ts';
import type { Shared } from './shared.ts';

/** Account, and calls to price. */
export interface PricedRefund {
  readonly chainId: number;
  readonly read: ChainRead;
  readonly contracts: PasskeyContracts;
  readonly address: Address;
  readonly isDeployed: boolean;
  readonly calls: readonly SafeCall[];
  /** Their transaction, without a refund. */
  readonly transaction: SafeTransaction;
  readonly shared: Pick<Shared, 'readHex'>;
}

type RefundFields = Pick<
  SafeTransaction,
  'safeTxGas' | 'baseGas' | 'gasPrice' | 'gasToken' | 'refundReceiver'
>;

/** Gas of `execTransaction` without the calls, including the signature check: measured, rounded up. */
const EXECUTION_GAS = 92_000n;
/** Additional gas without the P-256 precompile. */
const VERIFIER_GAS = 345_000n;
/** Additional gas for a refund in a token. */
const TOKEN_GAS = 40_000n;
/** Additional gas to deploy signer and Safe. */
const DEPLOYMENT_GAS = 375_000n;
/** Gas per byte of the calls: in the transaction, and in the Safe's event. */
const DATA_BYTE_GAS = 30n;
/**
 * Gas that the calls must leave. A node estimates with a price of 0, when the refund is zero and cheap: a Safe requires
 * the calls' gas, and the rest pays for the refund's transfer.
 */
const SPARE_GAS = 50_000n;
/** Gas of a call that cannot be estimated alone, because it depends on an earlier one. */
const UNKNOWN_GAS = 500_000n;

/**
 * Computes the refund fields of a transaction, and the most the account pays. With a refund, a Safe limits its calls to
 * `safeTxGas`; unused gas is not refunded.
 */
export async function priceRefund(
  refund: Refund,
  priced: PricedRefund,
): Promise<{ readonly terms: RefundFields; readonly fee: Fee }> {
  const { chainId } = priced;
  const { token, receiver = zeroAddress, gasPrice: priceOf = () => twicePrice(priced) } = refund;
  const [gasPrice, safeTxGas, baseGas] = await Promise.all([
    priceOf(chainId),
    estimateCalls(priced),
    refund.baseGas ?? estimateBase(priced, token !== undefined),
  ]);
  if (gasPrice <= 0n) throw new PasskeyError('internal', 'The price of gas must be above 0.');
  const gasToken = token ?? zeroAddress;
  const terms = { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver: receiver };
  const most = greatestRefund({ ...priced.transaction, ...terms })?.amount ?? 0n;
  return { terms, fee: { payer: 'account', ...(token && { token }), most } };
}

async function twicePrice({ read, shared }: PricedRefund): Promise<bigint> {
  return 2n * BigInt(await shared.readHex(read, 'eth_gasPrice', []));
}

/** Gas limit of the calls: their estimate and a half, as state may change and gas refunds come late. */
async function estimateCalls({ read, address, calls, shared }: PricedRefund): Promise<bigint> {
  const requests = calls.map(({ to, value, data }) => {
    return { from: address, to, value: numberToHex(value), data };
  });
  const used =
    (await estimateTogether(read, requests)) ??
    (await Promise.all(requests.map((request) => estimateAlone(request))));
  const sum = used.reduce((total, gas) => total + gas, 0n);
  return (sum * 3n) / 2n + SPARE_GAS;

  async function estimateAlone(request: object): Promise<bigint> {
    const estimate = shared.readHex(read, 'eth_estimateGas', [request]);
    return estimate.then(BigInt).catch(() => UNKNOWN_GAS);
  }
}

async function estimateTogether(
  read: ChainRead,
  calls: readonly object[],
): Promise<readonly bigint[] | undefined> {
  const options = { blockStateCalls: [{ calls }], validation: false };
  const answer = await read({ method: 'eth_simulateV1', params: [options, 'latest'] }).catch(
    () => undefined,
  );
  const [block] = Array.isArray(answer) ? answer : [];
  const results = isRecord(block) ? block['calls'] : undefined;
  if (!Array.isArray(results) || results.length !== calls.length) return undefined;
  const used = results.flatMap((result) => {
    const gas = isRecord(result) && result['status'] === '0x1' ? result['gasUsed'] : undefined;
    return typeof gas === 'string' && /^0x[0-9a-f]{1,8}$/i.test(gas) ? BigInt(gas) : [];
  });
  return used.length === calls.length ? used : undefined;
}

/** Generator of the curve: the public key of the private key 1; its `x` signs the hash 0. */
const x = '0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296';
const y = '0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5';

/** Gas in addition to the calls. Detects the precompile with a valid signature. */
async function estimateBase(
  { read, contracts, isDeployed, transaction: { data } }: PricedRefund,
  isToken: boolean,
): Promise<bigint> {
  const precompile = pad(slice(contracts.verifiers, 0, 2), { size: 20 });
  const call = { to: precompile, data: concat([zeroHash, x, x, x, y]) };
  const answer = await read({ method: 'eth_call', params: [call, 'latest'] });
  const hasPrecompile = isHex(answer) && size(answer) === 32 && BigInt(answer) === 1n;
  return (
    EXECUTION_GAS +
    BigInt(size(data)) * DATA_BYTE_GAS +
    (isToken ? TOKEN_GAS : 0n) +
    (hasPrecompile ? 0n : VERIFIER_GAS) +
    (isDeployed ? 0n : DEPLOYMENT_GAS)
  );
}
