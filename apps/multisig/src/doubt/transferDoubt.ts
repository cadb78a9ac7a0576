import { readRowHash, type TransactionRow } from '@mooring/safe/gateway';
import { findImitatedSymbol, hasPossibleDecimals } from '@mooring/safe/payment';
import { type Address, isAddressEqual } from 'viem';

/**
 * Reason to doubt a transfer of the history:
 * - `not-owners`: a token's contract reports that the account sent it, and no owner signed that
 * - `nothing`: the same, of nothing: such a transfer puts an address into a list, to be copied from it
 * - `imitation`: a token that is not listed has the symbol of one that is
 * - `odd-decimals`: a token that is not listed has decimals that no amount can have, whoever moved it
 * - `look-alike`: the other side can be taken for an address that is known
 */
export type TransferDoubt = 'not-owners' | 'nothing' | 'imitation' | 'odd-decimals' | 'look-alike';

/** Entry of a queue or a history. */
export type Summary = Extract<TransactionRow, { type: 'TRANSACTION' }>['transaction'];

/** Side that made an entry: owners by their signatures, a module, or nobody of the account's; undefined for what it got. */
export function makerOf(
  { id, txInfo, executionInfo }: Pick<Summary, 'id' | 'txInfo' | 'executionInfo'>,
  safe: Address,
): 'owners' | 'module' | 'others' | undefined {
  if (readRowHash(id) || executionInfo?.type === 'MULTISIG') return 'owners';
  if (executionInfo?.type === 'MODULE' || id.startsWith('module_')) return 'module';
  if (txInfo.type !== 'Transfer') return undefined;
  return isAddressEqual(txInfo.sender.value, safe) ? 'others' : undefined;
}

interface DoubtContext {
  readonly safe: Address;
  /** Symbols of the network's coin and of the tokens that the site lists. */
  readonly symbols: readonly string[];
  /** Contracts of the tokens that the site lists. */
  readonly listed: readonly Address[];
  /** True for an address that can be taken for a known one. */
  readonly looksKnown: (address: Address) => boolean;
}

/** Doubt about a transfer; undefined for none. One that the owners made is doubted for its token's decimals alone. */
export function transferDoubt(
  row: Pick<Summary, 'id' | 'txInfo' | 'executionInfo'>,
  { safe, symbols, listed, looksKnown }: DoubtContext,
): TransferDoubt | undefined {
  const { txInfo } = row;
  const maker = makerOf(row, safe);
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
  return looksKnown(other) ? 'look-alike' : undefined;
}
