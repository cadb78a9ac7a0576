import { getAddress } from 'viem';
import type { ContactFields } from './contactStore.ts';

/** Fault of one field of a contact; `index` is its position in an import. */
export interface ContactFault {
  field: 'name' | 'address' | 'note';
  index?: number;
  code: 'required' | 'too-long' | 'invalid' | 'checksum';
}

/** Most characters (code points) of a name. */
const LONGEST_CONTACT_NAME = 64;
const LONGEST_CONTACT_NOTE = 500;

/** Control characters, line breaks, and bidirectional controls. */
const NOT_IN_NAMES = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
/** Control characters except tabs and line breaks. PostgreSQL cannot store NUL. */
const NOT_IN_NOTES = /[^\P{Cc}\t\n\r]/u;
/** A visible character: not a space or invisible. */
const VISIBLE = /[^\p{Z}\p{C}]/u;

/** Parses a contact from a request: its fields as stored, or all faults. */
export function parseContact(
  value: unknown,
): { contact: ContactFields } | { faults: readonly ContactFault[] } {
  const sent: Readonly<Record<string, unknown>> = { ...Object(value) };
  const name = readContactName(sent['name']);
  const address = addressOfContact(sent['address']);
  const note = readNote(sent['note'] ?? '');
  if ('text' in name && 'text' in address && 'text' in note) {
    return { contact: { name: name.text, address: address.text, note: note.text } };
  }
  const read = { name, address, note };
  const faults = (['name', 'address', 'note'] as const).flatMap((field) => {
    const outcome = read[field];
    return 'code' in outcome ? [{ field, code: outcome.code }] : [];
  });
  return { faults };
}

type Read<Text extends string> = { text: Text } | { code: ContactFault['code'] };

function readContactName(value: unknown): Read<string> {
  if (value === undefined || value === null) return { code: 'required' };
  if (typeof value !== 'string') return { code: 'invalid' };
  const text = value.trim();
  if (text === '') return { code: 'required' };
  if ([...text].length > LONGEST_CONTACT_NAME) return { code: 'too-long' };
  const isText = text.isWellFormed() && !NOT_IN_NAMES.test(text);
  return isText && VISIBLE.test(text) ? { text } : { code: 'invalid' };
}

function readNote(value: unknown): Read<string> {
  if (typeof value !== 'string') return { code: 'invalid' };
  const text = value.trim();
  if ([...text].length > LONGEST_CONTACT_NOTE) return { code: 'too-long' };
  return text.isWellFormed() && !NOT_IN_NOTES.test(text) ? { text } : { code: 'invalid' };
}

function addressOfContact(value: unknown): Read<`0x${string}`> {
  if (value === undefined || value === null || value === '') return { code: 'required' };
  if (typeof value !== 'string') return { code: 'invalid' };
  const digits = /^0x([0-9a-f]{40})$/i.exec(value.trim())?.[1];
  if (digits === undefined) return { code: 'invalid' };
  const text = getAddress(`0x${digits.toLowerCase()}`);
  // An address in a single case has no checksum (EIP-55).
  const isMixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  return isMixed && text !== `0x${digits}` ? { code: 'checksum' } : { text };
}
