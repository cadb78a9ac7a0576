import { BaseError, parseJson } from '@mooring/internal';
import * as v from 'valibot';
import { type Address, getAddress, isAddress } from 'viem';
import { type Contact, type ContactEntry, MOST_CONTACTS, MOST_NAME, MOST_NOTE } from './contact.ts';

/** Timeout of the server, in ms. */
const CONTACTS_LIMIT_MS = 15_000;
/** Most UTF-16 units per code point. */
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

/** Result of an import, as numbers of contacts. */
export type ImportResult = v.InferOutput<typeof answers.imported>;

/**
 * Lists all contacts of the signed-in account (CAIP-10); `unauthenticated` when another tab has signed in
 * with another account.
 * @throws {ContactsRequestError} like all functions here
 */
export async function listContacts(account: string): Promise<readonly Contact[]> {
  return (await ask(account, 'GET', '/contacts', answers.list)).contacts;
}

/** Adds a contact; `contact-exists` when its address has one. */
export async function addContact(
  account: string,
  { name, address, note }: ContactEntry,
): Promise<Contact> {
  const entry = { name, address, note };
  return (await ask(account, 'POST', '/contacts', answers.one, entry)).contact;
}

/** Changes a contact; `not-found` if it has been deleted. */
export async function changeContact(
  account: string,
  id: string,
  { name, address, note }: ContactEntry,
): Promise<Contact> {
  const entry = { name, address, note };
  return (await ask(account, 'PUT', pathOf(id), answers.one, entry)).contact;
}

/** Deletes a contact; resolves also when already deleted. */
export async function deleteContact(account: string, id: string): Promise<void> {
  try {
    await ask(account, 'DELETE', pathOf(id), answers.nothing);
  } catch (error) {
    if (!(error instanceof ContactsRequestError) || error.code !== 'not-found') throw error;
  }
}

/** Adds and changes contacts by address, all or none. */
export async function importContacts(
  account: string,
  entries: readonly ContactEntry[],
): Promise<ImportResult> {
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
      signal: AbortSignal.timeout(CONTACTS_LIMIT_MS),
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

/**
 * Thrown when a request for contacts fails. `code` is the server's, `unreachable` without a response in
 * time, or `answer-invalid` for an invalid response.
 */
export class ContactsRequestError extends BaseError {
  override readonly name = 'ContactsRequestError';
  readonly docsPath = 'docs/running.md#contacts';
  readonly code: string;
  /** HTTP status; 0 without a response. */
  readonly status: number;

  constructor(code: string, status: number, cause?: unknown) {
    super(`Contacts: ${code} (${status})`, { cause });
    this.code = code;
    this.status = status;
  }
}
