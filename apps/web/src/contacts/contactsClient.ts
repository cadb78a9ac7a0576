import * as v from 'valibot';
import { type Address, getAddress, isAddress } from 'viem';
import { type Contact, type ContactEntry, MOST_CONTACTS, MOST_NAME, MOST_NOTE } from './contact.ts';
import { ContactsRequestError } from './contactsRequestError.ts';

/** How long the server may take to answer, in milliseconds. */
const LIMIT_MS = 15_000;
/** Code points that need two units each, and some room. */
const UNITS = 2;

const address = v.pipe(
  v.custom<Address>((value) => typeof value === 'string' && isAddress(value, { strict: false })),
  v.transform((value) => getAddress(value)),
);
const contact = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MOST_NAME * UNITS)),
  address,
  note: v.pipe(v.string(), v.maxLength(MOST_NOTE * UNITS)),
});
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const refusal = v.object({ error: v.pipe(v.string(), v.regex(/^[a-z-]{1,64}$/)) });

const answers = {
  list: v.object({ contacts: v.pipe(v.array(contact), v.maxLength(MOST_CONTACTS)) }),
  one: v.object({ contact }),
  nothing: v.object({}),
  imported: v.object({ added: count, changed: count, unchanged: count }),
};

/** What became of an import, in contacts. */
export type Imported = v.InferOutput<typeof answers.imported>;

/**
 * Every contact of an account (CAIP-10), while it is the one signed in; `unauthenticated` when it is
 * another by now, in another tab.
 * @throws {ContactsRequestError} as all of these
 */
export async function listContacts(account: string): Promise<readonly Contact[]> {
  return (await ask(account, 'GET', '/contacts', answers.list)).contacts;
}

/** Keeps a new contact; `contact-exists` when its address has one. */
export async function addContact(
  account: string,
  { name, address, note }: ContactEntry,
): Promise<Contact> {
  const entry = { name, address, note };
  return (await ask(account, 'POST', '/contacts', answers.one, entry)).contact;
}

/** Keeps other words for a contact; `not-found` when it was deleted meanwhile. */
export async function changeContact(
  account: string,
  id: string,
  { name, address, note }: ContactEntry,
): Promise<Contact> {
  const entry = { name, address, note };
  return (await ask(account, 'PUT', pathOf(id), answers.one, entry)).contact;
}

/** Deletes a contact; well too when it was deleted already. */
export async function deleteContact(account: string, id: string): Promise<void> {
  try {
    await ask(account, 'DELETE', pathOf(id), answers.nothing);
  } catch (error) {
    if (!(error instanceof ContactsRequestError) || error.code !== 'not-found') throw error;
  }
}

/** Adds and changes many by their addresses, all or none. */
export async function importContacts(
  account: string,
  entries: readonly ContactEntry[],
): Promise<Imported> {
  const contacts = entries.map(({ name, address, note }) => ({ name, address, note }));
  return ask(account, 'POST', '/contacts/import', answers.imported, { contacts });
}

function pathOf(id: string): string {
  return `/contacts/${encodeURIComponent(id)}`;
}

async function ask<Schema extends v.GenericSchema>(
  account: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  schema: Schema,
  body?: object,
): Promise<v.InferOutput<Schema>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
      headers: { 'mooring-account': account, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    text = await response.text();
  } catch (error) {
    throw new ContactsRequestError('unreachable', 0, error);
  }
  const answer = parseJson(text);
  if (!response.ok) {
    const read = v.safeParse(refusal, answer);
    throw new ContactsRequestError(
      read.success ? read.output.error : 'answer-invalid',
      response.status,
    );
  }
  const read = v.safeParse(schema, answer);
  if (!read.success) throw new ContactsRequestError('answer-invalid', response.status);
  return read.output;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page of a proxy, or cut short: fits no answer.
    return undefined;
  }
}
