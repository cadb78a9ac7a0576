import { readField } from '@mooring/internal';
import type { ContactDraft } from './checkContact.ts';

/** Returns true for a file that can only be JSON. */
export function isJson(text: string): boolean {
  return /^\ufeff?\s*[[{]/.test(text);
}

/** Deepest place of contacts in a file: MetaMask has them by network and address. */
const DEEPEST_LIST = 4;
const LONGEST_TEXT = 10_000;

/**
 * Reads contacts of a JSON file: a list, one in `contacts`, or MetaMask's `addressBook`. Returns none for anything else.
 */
export function readJsonContacts(text: string): readonly ContactDraft[] {
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return [];
  }
  const book = readField(readField(file, 'metamask') ?? file, 'addressBook');
  return draftsIn(
    book ?? readField(file, 'contacts') ?? (Array.isArray(file) ? file : undefined),
    0,
  );
}

function draftsIn(value: unknown, depth: number): readonly ContactDraft[] {
  if (typeof value !== 'object' || value === null || depth > DEEPEST_LIST) return [];
  const address = readTextField(value, 'address');
  if (address !== undefined) {
    const note = readTextField(value, 'note') ?? readTextField(value, 'memo') ?? '';
    return [{ name: readTextField(value, 'name') ?? '', address, note }];
  }
  return Object.values(value).flatMap((one) => draftsIn(one, depth + 1));
}

function readTextField(value: object, name: string): string | undefined {
  const text = readField(value, name);
  return typeof text === 'string' ? text.slice(0, LONGEST_TEXT) : undefined;
}
