import { shortNameOf } from '@mooring/connect/address';
import type { Address } from 'viem';
import type { View } from './place.ts';

/** URL of an account and view. */
export function placeLink(
  chainId: number,
  address: Address,
  view: View = { kind: 'queue' },
): string {
  const base = queueLink(shortNameOf(chainId), address);
  if (view.kind === 'transaction') return `${base}&tx=${view.hash}`;
  if (view.kind === 'message') return `${base}&msg=${view.hash}`;
  if (view.kind === 'reject') return `${base}&reject=${view.nonce}`;
  if (view.kind === 'new' && view.nonce !== undefined)
    return `${base}&show=new&nonce=${view.nonce}`;
  return view.kind === 'queue' ? base : `${base}&show=${view.kind}`;
}

/** URL at which the owners of an account propose to stop its recovery; without the table of networks' short names. */
export function stopRecoveryLink(chainId: number, address: Address): string {
  return `${queueLink(`${chainId}`, address)}&show=stop-recovery`;
}

function queueLink(network: string, address: Address): string {
  return `/multisig?safe=${network}:${address}`;
}
