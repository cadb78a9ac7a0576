import { MOST_BYTES } from './contactsFile.ts';

/** Content of a file, or the reason it cannot be read. */
export type TextFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'too-large' | 'not-text' | 'unreadable' };

/** Reads a chosen file. Accepts only UTF-8: other encodings would lose characters. */
export async function readTextFile(file: Blob): Promise<TextFile> {
  if (file.size > MOST_BYTES) return { kind: 'too-large' };
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    // The file was moved or deleted meanwhile.
    return { kind: 'unreadable' };
  }
  try {
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { kind: 'not-text' };
  }
}
