import { readRowHash, type TransactionRow } from '@mooring/safe/gateway';
import { findImitatedSymbol, hasPossibleDecimals } from '@mooring/safe/payment';
import { type Address, isAddressEqual } from 'viem';

/**
 * Warning about a transfer of the history:
 * - `not-owners`: a token's contract reports that the account sent it, and no owner signed that
 * - `nothing`: as `not-owners`, with a zero amount: address poisoning
 * - `imitation`: a token that is not listed has the symbol of one that is
 * - `odd-decimals`: a token that is not listed has impossible decimals, for any sender
 * - `look-alike`: the other side can be taken for an address that is known
 */
export type TransferWarning =
  | 'not-owners'
  | 'nothing'
  | 'imitation'
  | 'odd-decimals'
  | 'look-alike';

/** Entry of a queue or a history. */
export type Summary = Extract<TransactionRow, { type: 'TRANSACTION' }>['transaction'];

/** Originator of an entry: owners by signatures, a module, or others; undefined for an incoming transfer. */
export function findOriginator(
  { id, txInfo, executionInfo }: Pick<Summary, 'id' | 'txInfo' | 'executionInfo'>,
  safe: Address,
): 'owners' | 'module' | 'others' | undefined {
  if (readRowHash(id) || executionInfo?.type === 'MULTISIG') return 'owners';
  if (executionInfo?.type === 'MODULE' || id.startsWith('module_')) return 'module';
  if (txInfo.type !== 'Transfer') return undefined;
  return isAddressEqual(txInfo.sender.value, safe) ? 'others' : undefined;
}

interface WarningContext {
  readonly safe: Address;
  /** Symbols of the network's coin and of the tokens that the site lists. */
  readonly symbols: readonly string[];
  /** Contracts of the tokens that the site lists. */
  readonly listed: readonly Address[];
  /** True for an address that can be taken for a known one. */
  readonly isLookAlike: (address: Address) => boolean;
}

/** Warning about a transfer; undefined for none. A transfer of the owners gets `odd-decimals` only. */
export function findTransferWarning(
  row: Pick<Summary, 'id' | 'txInfo' | 'executionInfo'>,
  { safe, symbols, listed, isLookAlike }: WarningContext,
): TransferWarning | undefined {
  const { txInfo } = row;
  const maker = findOriginator(row, safe);
  if (txInfo.type !== 'Transfer') return undefined;
  const { transferInfo: moved, sender, recipient } = txInfo;
  const isUnlisted =
    moved.type !== 'NATIVE_COIN' && !listed.some((one) => isAddressEqual(one, moved.tokenAddress));
  const decimals = moved.type === 'ERC20' ? (moved.decimals ?? 0) : 0;
  const odd = isUnlisted && !hasPossibleDecimals({ decimals }) ? 'odd-decimals' : undefined;
  if (maker === 'owners' || maker === 'module') return odd;
  if (moved.type !== 'ERC721' && moved.value === 0n) return 'nothing';
  if (isUnlisted) {
    const isMarked = moved.type === 'ERC20' && moved.imitation === true;
    if (isMarked || findImitatedSymbol(moved.tokenSymbol ?? '', symbols) !== undefined)
      return 'imitation';
  }
  if (maker === 'others') return 'not-owners';
  if (odd) return odd;
  const other = isAddressEqual(sender.value, safe) ? recipient.value : sender.value;
  return isLookAlike(other) ? 'look-alike' : undefined;
}
