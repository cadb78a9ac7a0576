import { plainText, readAddress, splitNetwork } from '@mooring/connect/address';
import { normalizeAddress } from '@mooring/page/address';
import { readView, type View } from '@mooring/page/place';
import { readRecipient } from '@mooring/page/recipients';
import { readRowHash } from '@mooring/safe/gateway';
import type { Address } from 'viem';

/** Pasted account. */
export type PastedAccount =
  | { readonly kind: 'empty' | 'not-an-address' | 'name-mixed' | 'wrong-checksum' }
  | {
      readonly kind: 'account';
      /** Short name or chain id in digits; undefined without a network. */
      readonly network: string | undefined;
      readonly address: Address;
      readonly view: View;
    }
  /** Normalized (ENSIP-15), ready to be looked up. */
  | { readonly kind: 'name'; readonly name: string };

const QUEUE: View = { kind: 'queue' };

/**
 * Parses an address, one with its network (`eth:0x…` by ERC-3770, `eip155:1:0x…` by CAIP-10), a link of
 * Safe{Wallet} or of this site, or a name.
 */
export function readPastedAccount(text: string): PastedAccount {
  const plain = plainText(normalizeAddress(text));
  if (/^https?:\/\//i.test(plain)) return readAccountLink(plain);
  const { network, text: address } = splitNetwork(plain);
  if (/^0x/i.test(address)) return toPastedAccount(address, network, QUEUE);
  const read = readRecipient(plain);
  if (read.kind === 'name' || read.kind === 'name-mixed') return read;
  return { kind: read.kind === 'empty' ? 'empty' : 'not-an-address' };
}

function readAccountLink(link: string): PastedAccount {
  const [, place = '', search = ''] = /^https?:\/\/([^?#]*)(?:\?([^#]*))?/i.exec(link) ?? [];
  const query = new URLSearchParams(search);
  // Older links of Safe{Wallet} have the account in the path.
  const inPath = place.split('/').find((part) => /^[\w-]+:0x[\da-f]{40}$/i.test(part));
  const parts = /^(?:([\w-]{1,64}):)?(0x.*)$/i.exec(query.get('safe')?.trim() ?? inPath ?? '');
  if (!parts) return { kind: 'not-an-address' };
  const hash = readRowHash(query.get('id'));
  const view: View = hash ? { kind: 'transaction', hash } : (readView(query) ?? QUEUE);
  return toPastedAccount(parts[2], parts[1], view);
}

function toPastedAccount(text = '', network: string | undefined, view: View): PastedAccount {
  const read = readAddress(text);
  if (read.kind === 'wrong-checksum') return read;
  if (read.kind !== 'address') return { kind: 'not-an-address' };
  return { kind: 'account', network, address: read.address, view };
}
