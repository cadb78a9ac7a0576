import { isRevertedCall, LONGEST_SYMBOL, readEach } from '@mooring/internal';
import {
  type Explanation,
  explainCalls,
  type Fact,
  hasPossibleDecimals,
  interfaceAbi,
  itemInterfaces,
  neededFacts,
  type PaymentFacts,
  type TokenFacts,
} from '@mooring/safe/payment';
import {
  canonicalDeployments,
  canonicalTargets,
  decodeCall,
  greatestRefund,
  type KnownTarget,
  recoveryTarget,
  type SafeCall,
  type SafeTransaction,
} from '@mooring/safe/transactions';
import {
  type Address,
  decodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hexToString,
  isHex,
  size,
  zeroAddress,
} from 'viem';
import type { ChainRead } from '../account/chainRead.ts';
import { type GuardianAccount, readGuardianAccounts } from '../account/guardianAccounts.ts';
import { hasModuleCode } from '../recovery/hasModuleCode.ts';
import { RecoveryError } from '../recovery/recoveryError.ts';
import { type RecoveryModule, recoveryModules } from '../recovery/recoveryModules.ts';

/** Facts about a network and a person that the page supplies, beside those read from the chain. */
export type KnownFacts = Pick<PaymentFacts, 'currency' | 'listed' | 'known' | 'paid'>;

/** Default facts: no known address, and earlier payments were not read. */
const noFacts: KnownFacts = {
  currency: { symbol: 'ETH', decimals: 18 },
  ...{ listed: [], known: [], paid: 'not-read' },
};

/** Calls to explain. */
export interface ExplainedReview {
  readonly read: ChainRead;
  /** All networks of the account; recipients, and those that get a power, are looked for on the others. */
  readonly networks: readonly { readonly chainId: number; readonly read: ChainRead }[];
  /** Account that makes them. */
  readonly account: Address;
  readonly chainId: number;
  readonly calls: readonly SafeCall[];
  /** Transaction of another proposer that makes the calls, whose batch contract and gas refund are checked too. */
  readonly transaction?: SafeTransaction | undefined;
  readonly known?: ((chainId: number) => KnownFacts | undefined) | undefined;
  /** Configured recovery modules by chain id. */
  readonly recovery?: Readonly<Record<number, RecoveryModule>> | undefined;
}

/**
 * Reads the facts about calls, and explains them: what leaves the account, and what is wrong. The refund of the account's
 * own transaction follows the configured terms, and is part of the review.
 */
export async function explainReview(explained: ExplainedReview): Promise<Explanation> {
  const { read, account, chainId, transaction } = explained;
  const calls = transaction ? [readCall(transaction)] : explained.calls;
  const refund = transaction && greatestRefund(transaction);
  const known = explained.known?.(chainId) ?? noFacts;
  const knownTargets = await readTargets(explained);
  const decoded = calls.map((call) => decodeCall(call, { safe: account, knownTargets }));
  const needed = neededFacts(decoded, account, known.listed, refund);
  const hasCode = (address: Address) =>
    readChain(read, 'eth_getCode', [address, 'latest']).then((code) => size(code) > 0);
  const silent = new Set<number>();
  const [codes, tokens, balances, elsewhere, gasPrice] = await Promise.all([
    readEach(needed.code, hasCode),
    readEach(needed.tokens, async (address) =>
      (await hasCode(address)) ? readTokenFacts(read, address) : undefined,
    ),
    readEach(needed.balances, (token) => readTokenBalance(read, account, token)),
    readEach(needed.accounts, (address) => readElsewhere(explained, address, silent)),
    refund ? readGasPrice(read) : ('not-read' as const),
  ]);
  const facts: PaymentFacts = {
    ...{ ...known, account, gasPrice },
    hasCode: (address) => codes.get(address.toLowerCase()) ?? 'not-read',
    contractElsewhere: (address) =>
      elsewhere.has(address.toLowerCase()) ? elsewhere.get(address.toLowerCase()) : 'not-read',
    tokenAt: (address) =>
      tokens.has(address.toLowerCase()) ? tokens.get(address.toLowerCase()) : 'not-read',
    balanceOf: (token) => balances.get(token.toLowerCase()) ?? 'not-read',
    published: canonicalDeployments.flatMap(({ contracts }) =>
      [contracts.fallbackHandler, contracts.safe, contracts.safeL2].flatMap((one) => one ?? []),
    ),
  };
  return explainCalls(calls, facts, { knownTargets, refundOf: transaction });
}

function readCall({ to, value, data, operation }: SafeTransaction): SafeCall {
  return { to, value, data, operation };
}

/**
 * Returns the chain id of another network with a contract at an address, which has no code on this one. Rejects if it could
 * not be read.
 * @param silent networks that are not asked, since they did not answer before; others that do not are added
 */
async function readElsewhere(
  { networks, chainId }: ExplainedReview,
  address: Address,
  silent: Set<number>,
): Promise<number | undefined> {
  const asked = networks.filter((one) => !silent.has(one.chainId));
  const accounts = await readGuardianAccounts(asked, address);
  const here = accounts.find((account) => account.chainId === chainId);
  const first = (kind: GuardianAccount['kind']) => accounts.find((one) => one.kind === kind);
  for (const one of accounts) if (one.kind === 'unreachable') silent.add(one.chainId);
  const isComplete = accounts.length === networks.length && !first('unreachable');
  // A key signs on all networks.
  if (here?.kind === 'contract' || first('key')) return undefined;
  const elsewhere = here?.kind === 'unused' ? first('contract') : undefined;
  if (!elsewhere && !isComplete) throw new Error('A network did not answer.');
  return elsewhere?.chainId;
}

/** Reads the current price of gas, in wei. */
function readGasPrice(read: ChainRead): Promise<Fact<bigint>> {
  return readChain(read, 'eth_gasPrice', []).then(BigInt, () => 'not-read' as const);
}

/**
 * Returns the known targets, with the recovery module if calls concern it and its code is that of its release. Any other
 * module keeps the warning of an unknown one.
 */
async function readTargets({
  read,
  chainId,
  calls,
  recovery,
}: ExplainedReview): Promise<readonly KnownTarget[]> {
  const module = recovery?.[chainId] ?? recoveryModules[chainId];
  const digits = module?.address.slice(2).toLowerCase();
  if (!module || !digits) return canonicalTargets;
  const isConcerned = calls.some(({ to, data }) => `${to}${data}`.toLowerCase().includes(digits));
  if (!isConcerned) return canonicalTargets;
  const isKnown = await hasModuleCode({ read, module }, { readHex: readChain }).catch(
    (error: unknown) => {
      if (error instanceof RecoveryError && error.reason === 'unknownModule') return false;
      throw error;
    },
  );
  return isKnown ? [...canonicalTargets, recoveryTarget(module.address)] : canonicalTargets;
}

async function readChain(
  read: ChainRead,
  method: string,
  params: readonly unknown[],
): Promise<Hex> {
  const answer = await read({ method, params });
  if (!isHex(answer)) throw new Error(`${method} returned no hex.`);
  return answer;
}

/** Calls a token; undefined if it does not have the function. */
async function callToken(read: ChainRead, to: Address, data: Hex): Promise<Hex | undefined> {
  const answer = await read({ method: 'eth_call', params: [{ to, data }, 'latest'] }).catch(
    (error: unknown) => {
      // A revert is a valid answer.
      if (isRevertedCall(error)) return '0x';
      throw error;
    },
  );
  return isHex(answer) && size(answer) >= 32 ? answer : undefined;
}

/** Reads a token from its contract, as the check of the pages does; undefined without one. */
async function readTokenFacts(read: ChainRead, address: Address): Promise<TokenFacts | undefined> {
  const readField = (functionName: 'decimals' | 'symbol') =>
    callToken(read, address, encodeFunctionData({ abi: erc20Abi, functionName }));
  const [answer, text] = await Promise.all([readField('decimals'), readField('symbol')]);
  const symbol = text ? abiText(text) : '';
  const decimals = answer && Number(BigInt(answer));
  const isAmount = decimals !== undefined && hasPossibleDecimals({ decimals });
  if (!isAmount && (await hasItems(read, address))) return { kind: 'items', symbol };
  return decimals === undefined ? undefined : { kind: 'fungible', decimals, symbol };
}

/** Returns true for a contract of NFTs. */
async function hasItems(read: ChainRead, address: Address): Promise<boolean> {
  const answers = await Promise.all(
    itemInterfaces.map((id) =>
      callToken(read, address, encodeFunctionData({ abi: interfaceAbi, args: [id] })),
    ),
  );
  return answers.some((answer) => answer !== undefined && BigInt(answer) === 1n);
}

/** Decodes a symbol: text, or the bytes of older tokens. */
function abiText(answer: Hex): string {
  try {
    return decodeAbiParameters([{ type: 'string' }], answer)[0].slice(0, LONGEST_SYMBOL);
  } catch {
    return hexToString(answer, { size: 32 }).slice(0, LONGEST_SYMBOL);
  }
}

async function readTokenBalance(
  read: ChainRead,
  account: Address,
  token: Address,
): Promise<bigint> {
  if (token === zeroAddress)
    return BigInt(await readChain(read, 'eth_getBalance', [account, 'latest']));
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] });
  return BigInt(await readChain(read, 'eth_call', [{ to: token, data }, 'latest']));
}
