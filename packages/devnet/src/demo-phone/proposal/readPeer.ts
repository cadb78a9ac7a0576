/** Site, self-declared. */
export type Peer = { name: string; url: string };

/** Metadata of a site, shortened for display. */
export function readPeer({ name, url }: Peer): Peer {
  return { name: cut(name, 80) || 'A site without a name', url: cut(url, 200) || 'no address' };
}

function cut(text: string, longest: number): string {
  const characters = [...text.trim().slice(0, longest * 2)];
  return characters.length > longest
    ? `${characters.slice(0, longest).join('')}…`
    : characters.join('');
}
