import { comparableAddress, type Translate } from '@mooring/connect';
import type { Token } from '@mooring/connect/parts';
import type { Address } from 'viem';
import type { Texts } from '../texts/textLoaders.ts';
import { formatFullAmount } from './formatFullAmount.ts';

interface Item {
  readonly token: Address;
  readonly tokenId: bigint;
  /** Number of items: an ERC-1155 token has several of one id. Default: 1. */
  readonly amount?: bigint | undefined;
}

/**
 * Describes an NFT.
 * @param known its contract as read: undefined while it is read, null if it could not be read
 */
export function itemText(
  { token, tokenId, amount = 1n }: Item,
  known: Token | null | undefined,
  t: Translate<Texts['passkey']>,
  locale: string,
): string {
  const symbol = known?.symbol ?? comparableAddress(token);
  const item = t('review.item', { id: String(tokenId), symbol });
  const isOne = amount === 1n || amount === -1n;
  return isOne ? item : `${formatFullAmount(amount, 0, locale)} × ${item}`;
}
