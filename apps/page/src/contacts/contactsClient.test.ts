import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  addContact,
  changeContact,
  deleteContact,
  importContacts,
  listContacts,
} from './contactsClient.ts';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const account = 'eip155:0:0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
const entry = { name: 'Ana', address, note: '' } as const;
const contact = { id: 'a1', ...entry };

/** Next response of the server, and its last request. */
let reply: { status: number; body: string };
let asked: { line: string; body: string; type: string | undefined; account: unknown };

const server = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    const type = request.headers['content-type'];
    const named = request.headers['mooring-account'];
    asked = { line: `${request.method} ${request.url}`, body, type, account: named };
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  answers({});
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
  const { fetch } = globalThis;
  // Relative paths resolve to the page's origin.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetch(new URL(path, `http://127.0.0.1:${port}`), init),
  );
});

function answers(body: unknown, status = 200): void {
  reply = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

test('listContacts returns contacts with checksummed addresses and known fields only', async () => {
  answers({ contacts: [{ ...contact, address: address.toLowerCase(), extra: 1 }], more: true });
  expect(await listContacts(account)).toEqual([contact]);
  expect(asked).toMatchObject({ line: 'GET /contacts', account });
});

test('addContact sends only the fields of a contact, as JSON', async () => {
  answers({ contact }, 201);
  await addContact(account, { ...contact });
  expect(asked).toMatchObject({
    line: 'POST /contacts',
    body: JSON.stringify(entry),
    type: 'application/json',
  });
  await changeContact(account, 'a1', { ...contact });
  expect(asked.line).toBe('PUT /contacts/a1');
  expect(JSON.parse(asked.body)).toEqual(entry);
});

test('importContacts returns the numbers of added, changed and unchanged contacts', async () => {
  answers({ added: 1, changed: 0, unchanged: 2 });
  expect(await importContacts(account, [contact])).toEqual({ added: 1, changed: 0, unchanged: 2 });
  expect(asked.line).toBe('POST /contacts/import');
  expect(JSON.parse(asked.body)).toEqual({ contacts: [entry] });
});

test('deleteContact resolves for a deleted contact (404)', async () => {
  answers({ error: 'not-found' }, 404);
  await expect(deleteContact(account, 'a1')).resolves.toBeUndefined();
});

test.each([
  [401, { error: 'unauthenticated' }, 'unauthenticated'],
  [409, { error: 'contact-exists' }, 'contact-exists'],
  [400, { error: 'contact-invalid', faults: [{ field: 'name' }] }, 'contact-invalid'],
  [429, { error: 'too-many-requests' }, 'too-many-requests'],
  [502, '<html>Bad gateway</html>', 'answer-invalid'],
  [500, { error: '<script>' }, 'answer-invalid'],
  [500, { error: { toString: 'x' } }, 'answer-invalid'],
])('addContact rejects with the code of a refusal %i %j', async (status, body, code) => {
  answers(body, status);
  await expect(addContact(account, entry)).rejects.toMatchObject({
    name: 'JsonRequestError',
    code,
    status,
  });
});

test.each([
  ['no JSON', 'contacts'],
  ['nothing', 'null'],
  ['no list', { contacts: {} }],
  ['a contact without an id', { contacts: [entry] }],
  ['an id that is a path', { contacts: [{ ...contact, id: '../auth/sign-out' }] }],
  ['an address that is none', { contacts: [{ ...contact, address: 'javascript:alert(1)' }] }],
  ['a name that is not text', { contacts: [{ ...contact, name: ['Ana'] }] }],
  ['a name without end', { contacts: [{ ...contact, name: 'a'.repeat(10_000) }] }],
  ['a note without end', { contacts: [{ ...contact, note: 'a'.repeat(10_000) }] }],
  ['contacts without end', { contacts: Array.from({ length: 1_001 }, () => contact) }],
])('listContacts refuses an invalid response: %s', async (_, body) => {
  answers(body);
  await expect(listContacts(account)).rejects.toMatchObject({
    code: 'answer-invalid',
    status: 200,
  });
});

test('listContacts rejects with unreachable when the connection closes', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(listContacts(account)).rejects.toMatchObject({ code: 'unreachable', status: 0 });
});
