/** Largest accepted file, in bytes. */
const LARGEST_FILE = 1_000_000;

/** Content of a file, or the reason it cannot be read. */
export type TextFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'too-large' | 'not-text' | 'unreadable' };

/** Reads a chosen file: UTF-8, or UTF-16 with a byte order mark. Other encodings would lose letters. */
export async function readTextFile(file: Blob): Promise<TextFile> {
  if (file.size > LARGEST_FILE) return { kind: 'too-large' };
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    // The file has been moved or deleted.
    return { kind: 'unreadable' };
  }
  try {
    return {
      kind: 'text',
      text: new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes),
    };
  } catch {
    return { kind: 'not-text' };
  }
}

function encodingOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}
