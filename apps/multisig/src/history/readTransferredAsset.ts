import type { SiteToken } from '@mooring/page/site';
import type { TransactionInfo } from '@mooring/safe/gateway';
import { isAddressEqual } from 'viem';

type Transfer = Extract<TransactionInfo, { type: 'Transfer' }>['transferInfo'];

/** Transferred asset, with names and decimals of the operator, since a gateway could name any token a dollar. */
export type TransferredAsset =
  | { readonly kind: 'coins'; readonly value: bigint }
  | { readonly kind: 'token'; readonly token: SiteToken; readonly value: bigint }
  /** `item` is the number of an NFT. */
  | { readonly kind: 'unlisted'; readonly token: `0x${string}`; readonly item?: bigint };

export function readTransferredAsset(
  transfer: Transfer,
  tokens: readonly SiteToken[],
): TransferredAsset {
  if (transfer.type === 'NATIVE_COIN') return { kind: 'coins', value: transfer.value };
  const token = tokens.find(({ address }) => isAddressEqual(address, transfer.tokenAddress));
  if (token && transfer.type === 'ERC20') return { kind: 'token', token, value: transfer.value };
  const item = transfer.type === 'ERC721' ? { item: transfer.tokenId } : {};
  return { kind: 'unlisted', token: transfer.tokenAddress, ...item };
}
