import { randomBytes } from 'node:crypto';
import {
  answer,
  Refusal,
  readJson,
  type SignInServer,
  type SignInStore,
} from '@mooring/sign-in/server';
import type { ValidConfig } from '../config/config.ts';
import type { LimitStore } from '../limits/limitStore.ts';
import { type Contact, type ContactFields, MOST_CONTACTS } from './contact.ts';
import { createContactBudgets } from './contactBudgets.ts';
import { createContactExpiry } from './contactExpiry.ts';
import type { ContactStore } from './contactStore.ts';
import { type ContactFault, parseContact } from './parseContact.ts';

/** Largest body of one contact, and of an import, in bytes. */
const CONTACT_BYTES = 8 * 1024;
const IMPORT_BYTES = 1024 * 1024;

/** Changes of one account within a window. */
const WRITES = { count: 120, windowMs: 60_000 };

/**
 * Answers `/contacts` and what is below it, for who is signed in. `client` is who asks, for budgets.
 * Never rejects.
 */
export type ContactRoutes = (
  request: Request,
  signIn: Pick<SignInServer, 'sessionOf'>,
  client: string | undefined,
) => Promise<Response>;

type Options = {
  store: ContactStore;
  /** Counts changes, over all servers that share it. */
  attempts: Pick<SignInStore, 'countAttempt' | 'listSessions'>;
  /** Counts what clients have kept, over all servers that share it. */
  limits: LimitStore;
  settings: ValidConfig['contacts'];
  /** Hears of what went wrong here and was answered with 500. */
  onError: (error: unknown) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
};

type Route = (call: {
  request: Request;
  account: string;
  client: string | undefined;
  id: string;
}) => Promise<Response>;

/**
 * Makes the routes of contacts. Each account has its own; nobody sees another's. A page says in the
 * header `mooring-account` whose it means (CAIP-10), and is refused when that is not who is signed in.
 */
export function createContactRoutes(options: Options): ContactRoutes {
  const { store, attempts, limits, settings, onError, now = Date.now } = options;
  const budgets = createContactBudgets({ store: limits, settings, now });
  const { keepDays } = settings;
  const expire = createContactExpiry({ store, sessions: attempts, limits, keepDays, now });

  const list: Route = async ({ account }) => {
    const contacts = await store.list(account);
    return answer({ contacts: contacts.toSorted(byName) });
  };

  const add: Route = async ({ request, account, client }) => {
    const { body, size: bytes } = await readJson(request, CONTACT_BYTES);
    const read = parseContact(body);
    if ('faults' in read) return invalid(read.faults);
    const isNewAccount = !(await store.knows(account));
    await budgets.demand(client, { bytes, contacts: 1, isNewAccount });
    const contact = withId(read.contact);
    const outcome = await store.add(account, contact);
    if (outcome === 'added') return answer({ contact }, { status: 201 });
    return conflict(outcome);
  };

  const change: Route = async ({ request, account, client, id }) => {
    const { body, size: bytes } = await readJson(request, CONTACT_BYTES);
    const read = parseContact(body);
    if ('faults' in read) return invalid(read.faults);
    await budgets.demand(client, { bytes, contacts: 1, isNewAccount: false });
    const contact = { id, ...read.contact };
    const outcome = await store.change(account, contact);
    if (outcome === 'missing') throw new Refusal('not-found');
    return outcome === 'changed' ? answer({ contact }) : conflict(outcome);
  };

  const remove: Route = async ({ account, id }) => {
    if (!(await store.remove(account, id))) throw new Refusal('not-found');
    return answer({});
  };

  const merge: Route = async ({ request, account, client }) => {
    const { body, size: bytes } = await readJson(request, IMPORT_BYTES);
    const rows: unknown = 'contacts' in body ? body.contacts : undefined;
    if (!Array.isArray(rows)) throw new Refusal('body-invalid');
    if (rows.length > MOST_CONTACTS) return conflict('full');
    const read = rows.map(parseContact);
    const faults = read.flatMap((each, index) => {
      return 'faults' in each ? each.faults.map((fault) => ({ ...fault, index })) : [];
    });
    if (faults.length > 0) return invalid(faults);
    const contacts = read.flatMap((each) => ('contact' in each ? [withId(each.contact)] : []));
    const isNewAccount = contacts.length > 0 && !(await store.knows(account));
    await budgets.demand(client, { bytes, contacts: contacts.length, isNewAccount });
    const outcome = await store.merge(account, contacts);
    return outcome === 'full' ? conflict(outcome) : answer(outcome);
  };

  const collection = { GET: list, POST: add };
  const item = { PUT: change, DELETE: remove };

  function methodsOf(
    path: string,
  ): { methods: Readonly<Record<string, Route>>; id: string } | null {
    if (path === '/contacts') return { methods: collection, id: '' };
    if (path === '/contacts/import') return { methods: { POST: merge }, id: '' };
    const id = /^\/contacts\/([0-9a-f]{32})$/.exec(path)?.[1];
    return id === undefined ? null : { methods: item, id };
  }

  async function demandFewWrites(account: string): Promise<void> {
    const { count, windowMs } = WRITES;
    const attempt = { key: `contacts ${account}`, now: now(), windowMs };
    if ((await attempts.countAttempt(attempt)) <= count) return;
    throw new Refusal('too-many-requests', { 'retry-after': String(windowMs / 1000) });
  }

  return async (request, signIn, client) => {
    try {
      const found = methodsOf(new URL(request.url).pathname);
      if (found === null) throw new Refusal('not-found');
      const { methods, id } = found;
      const route = Object.hasOwn(methods, request.method) ? methods[request.method] : undefined;
      if (route === undefined) {
        throw new Refusal('method-not-allowed', { allow: Object.keys(methods).join(', ') });
      }
      const visitor = await signIn.sessionOf(request);
      if ('refusal' in visitor) return visitor.refusal;
      const { account } = visitor.session;
      // Another tab of this browser may have signed in as someone else since the page was shown.
      if ((request.headers.get('mooring-account') ?? account) !== account)
        throw new Refusal('unauthenticated');
      if (request.method !== 'GET') await demandFewWrites(account);
      const answered = await route({ request, account, client, id });
      await store.see(account, now());
      void expire().catch(onError);
      return answered;
    } catch (error) {
      if (error instanceof Refusal) return error.answer();
      onError(error);
      return new Refusal('internal-error').answer();
    }
  };
}

function withId(fields: ContactFields): Contact {
  return { id: randomBytes(16).toString('hex'), ...fields };
}

function invalid(faults: readonly ContactFault[]): Response {
  return answer({ error: 'contact-invalid', faults }, { status: 400 });
}

function conflict(outcome: 'exists' | 'full'): Response {
  const error = outcome === 'exists' ? 'contact-exists' : 'too-many-contacts';
  return answer({ error }, { status: 409 });
}

/** One order for every page and export, whatever language this machine is set to. */
const names = new Intl.Collator('en', { numeric: true });

function byName(one: Contact, other: Contact): number {
  return names.compare(one.name, other.name) || (one.address < other.address ? -1 : 1);
}
