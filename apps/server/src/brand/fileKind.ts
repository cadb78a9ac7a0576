/** Kinds of pictures and fonts by their first bytes, with their usual file extension. */
const SIGNATURES: readonly (readonly [extension: string, matches: (head: string) => boolean])[] = [
  ['png', (head) => head.startsWith('\x89PNG\r\n\x1a\n')],
  ['jpg', (head) => head.startsWith('\xff\xd8\xff')],
  ['webp', (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8)],
  ['avif', (head) => head.startsWith('ftypavif', 4)],
  ['woff2', (head) => head.startsWith('wOF2')],
  ['woff', (head) => head.startsWith('wOFF')],
  // A declaration, a document type and comments may come before the element.
  ['svg', (head) => /^(?:\xef\xbb\xbf)?\s*(?:<[?!][\s\S]*?>\s*)*<svg[\s>]/.test(head)],
];

/** Bytes in which a file's kind is looked for. */
const HEAD_BYTES = 4_096;

/** Extension by a file's content: `png`; null for an unknown kind. */
export function fileKind(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  return SIGNATURES.find(([, matches]) => matches(head))?.[0] ?? null;
}
