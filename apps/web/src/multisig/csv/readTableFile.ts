/** Largest accepted file, in bytes. */
const MOST_BYTES = 1_000_000;

/** Content of a file, or the reason it cannot be read. */
type TableFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'too-large' | 'not-text' };

/** Reads a file of a spreadsheet: UTF-8, or UTF-16 with a byte order mark. Other encodings would lose letters. */
export async function readTableFile(file: Blob): Promise<TableFile> {
  if (file.size > MOST_BYTES) return { kind: 'too-large' };
  try {
    const bytes = await file.arrayBuffer();
    const [first, second] = new Uint8Array(bytes.slice(0, 2));
    const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
    const encoding = isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
    return { kind: 'text', text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    // Another encoding, or the file was moved meanwhile.
    return { kind: 'not-text' };
  }
}
