/** A site by its own word. */
export type Peer = { name: string; url: string };

/** A site's word of itself, cut to a length that can be shown. */
export function readPeer({ name, url }: Peer): Peer {
  return { name: cut(name, 80) || 'A site without a name', url: cut(url, 200) || 'no address' };
}

function cut(text: string, longest: number): string {
  const characters = [...text.trim().slice(0, longest * 2)];
  return characters.length > longest
    ? `${characters.slice(0, longest).join('')}…`
    : characters.join('');
}
