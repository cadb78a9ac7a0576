import { MOST_BYTES } from './contactsFile.ts';

/** What a file holds, or why it is not read. */
export type TextFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'too-large' | 'not-text' | 'unreadable' };

/** Reads a file that a person chose. Only UTF-8 is taken: anything else would lose letters. */
export async function readTextFile(file: Blob): Promise<TextFile> {
  if (file.size > MOST_BYTES) return { kind: 'too-large' };
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    // Moved or deleted since it was chosen.
    return { kind: 'unreadable' };
  }
  try {
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { kind: 'not-text' };
  }
}
