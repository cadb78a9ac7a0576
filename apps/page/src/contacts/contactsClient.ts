import { checksummedAddress } from '@mooring/internal/schema';
import * as v from 'valibot';
import { JsonRequestError, requestJson } from '../sign-in/requestJson.ts';
import { type Contact, type ContactEntry, MOST_CONTACTS, MOST_NAME, MOST_NOTE } from './contact.ts';

/** Most UTF-16 units per code point. */
const UNITS = 2;

const contact = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MOST_NAME * UNITS)),
  address: checksummedAddress,
  note: v.pipe(v.string(), v.maxLength(MOST_NOTE * UNITS)),
});
const numberOfContacts = v.pipe(v.number(), v.integer(), v.minValue(0));

const answers = {
  list: v.object({ contacts: v.pipe(v.array(contact), v.maxLength(MOST_CONTACTS)) }),
  one: v.object({ contact }),
  nothing: v.object({}),
  imported: v.object({
    added: numberOfContacts,
    changed: numberOfContacts,
    unchanged: numberOfContacts,
  }),
};

/** Result of an import, as numbers of contacts. */
export type ImportResult = v.InferOutput<typeof answers.imported>;

/**
 * Lists all contacts of the signed-in account (CAIP-10); `unauthenticated` when another tab has signed in
 * with another account.
 * @throws {JsonRequestError} like all functions here
 */
export async function listContacts(account: string): Promise<readonly Contact[]> {
  return (await requestJson('GET', '/contacts', answers.list, { account })).contacts;
}

/** Adds a contact; `contact-exists` when its address has one. */
export async function addContact(
  account: string,
  { name, address, note }: ContactEntry,
): Promise<Contact> {
  const entry = { name, address, note };
  return (await requestJson('POST', '/contacts', answers.one, { account, body: entry })).contact;
}

/** Changes a contact; `not-found` if it has been deleted. */
export async function changeContact(
  account: string,
  id: string,
  { name, address, note }: ContactEntry,
): Promise<Contact> {
  const entry = { name, address, note };
  return (await requestJson('PUT', pathOf(id), answers.one, { account, body: entry })).contact;
}

/** Deletes a contact; resolves also when already deleted. */
export async function deleteContact(account: string, id: string): Promise<void> {
  try {
    await requestJson('DELETE', pathOf(id), answers.nothing, { account });
  } catch (error) {
    if (!(error instanceof JsonRequestError) || error.code !== 'not-found') throw error;
  }
}

/** Adds and changes contacts by address, all or none. */
export async function importContacts(
  account: string,
  entries: readonly ContactEntry[],
): Promise<ImportResult> {
  const contacts = entries.map(({ name, address, note }) => ({ name, address, note }));
  return requestJson('POST', '/contacts/import', answers.imported, {
    account,
    body: { contacts },
  });
}

function pathOf(id: string): string {
  return `/contacts/${encodeURIComponent(id)}`;
}
