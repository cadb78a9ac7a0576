import { isRecord } from '@mooring/testing/wallet';

/** Who is on the other side, by their own word. */
export type Peer = { name: string; url: string };

/** Reads what a site says of itself, cut to a length that can be shown. */
export function readPeer(metadata: unknown): Peer {
  const { name, url } = isRecord(metadata) ? metadata : {};
  return { name: cut(name, 80) || 'A site without a name', url: cut(url, 200) || 'no address' };
}

function cut(value: unknown, longest: number): string {
  if (typeof value !== 'string') return '';
  const characters = [...value.trim().slice(0, longest * 2)];
  return characters.length > longest
    ? `${characters.slice(0, longest).join('')}…`
    : characters.join('');
}
