import { randomBytes } from 'node:crypto';
import type { SettledClock } from '@mooring/internal';
import type { LimitStore } from '@mooring/rpc-proxy';
import { Refusal, type SignInStore } from '@mooring/sign-in/server';
import type { ValidConfig } from '../config/configSchema.ts';
import { demandAttempt } from '../limits/demandAttempt.ts';
import { ServerBaseError } from '../serverBaseError.ts';
import { createContactBudgets, createContactExpiry } from './contactLimits.ts';
import {
  type Contact,
  type ContactFields,
  type ContactStore,
  type Merged,
  MOST_CONTACTS,
} from './contactStore.ts';
import { type ContactFault, parseContact } from './parseContact.ts';

/** Rate limit of changes per account. */
const WRITES = { count: 120, windowMs: 60_000 };

/** Owner of contacts: an account (CAIP-10), and its client as the key of the budgets. */
export interface ContactOwner {
  account: string;
  client: string | undefined;
}

/** Request body of an owner: an untrusted object, and its size in bytes. */
export interface SentContact {
  body: object;
  size: number;
}

/**
 * Contacts of the signed-in account. Accounts cannot see each other's.
 *
 * @throws {ContactRefusal} when the contacts sent cannot be stored.
 * @throws {Refusal} `not-found`, `body-invalid`, or `too-many-requests`.
 */
export interface Contacts {
  /** Counts a change of an account; call before reading the request body. */
  admitChange(account: string): Promise<void>;
  /** Contacts sorted by name. */
  list(owner: ContactOwner): Promise<readonly Contact[]>;
  add(owner: ContactOwner, sent: SentContact): Promise<Contact>;
  change(owner: ContactOwner, id: string, sent: SentContact): Promise<Contact>;
  remove(owner: ContactOwner, id: string): Promise<void>;
  /** Merges a list by address, all or none; resolves to the counts. */
  merge(owner: ContactOwner, sent: SentContact): Promise<Merged['counts']>;
}

interface Options {
  store: ContactStore;
  /** Counts changes, across all servers that share it. */
  attempts: Pick<SignInStore, 'countAttempt' | 'listSessions'>;
  /** Counts clients' storage, across all servers that share it. */
  limits: LimitStore;
  settings: ValidConfig['contacts'];
  /** Clock of what is removed. */
  clock: SettledClock;
  /** Called when unused contacts could not be removed. */
  onError: (error: unknown) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Thrown when contacts cannot be stored. */
export class ContactRefusal extends ServerBaseError {
  override readonly name = 'ContactRefusal';
  /** Code in the body of the response. */
  readonly code: 'contact-invalid' | 'contact-exists' | 'too-many-contacts';
  /** All faults of the contacts sent, for `contact-invalid`. */
  readonly faults: readonly ContactFault[] | undefined;

  constructor(code: ContactRefusal['code'], faults?: readonly ContactFault[]) {
    super(code);
    this.code = code;
    this.faults = faults;
  }
}

/** Creates contacts over a store, with budgets per client and limits per account. */
export function createContacts(options: Options): Contacts {
  const { store, attempts, limits, settings, clock, onError, now = Date.now } = options;
  const budgets = createContactBudgets({ store: limits, settings, now });
  const { keepDays } = settings;
  const expire = createContactExpiry({ store, sessions: attempts, limits, keepDays, clock });

  /** Records that an account was seen, and removes contacts of inactive ones. */
  async function see(account: string): Promise<void> {
    await store.see(account, clock.now());
    void expire().catch(onError);
  }

  return {
    async admitChange(account) {
      const { count: most, windowMs } = WRITES;
      const key = `contacts ${account}`;
      await demandAttempt(attempts, { key, limit: 'contactChanges', most, windowMs, now: now() });
    },

    async list({ account }) {
      const contacts = await store.list(account);
      await see(account);
      return contacts.toSorted(byContactName);
    },

    async add({ account, client }, { body, size: bytes }) {
      const contact = withId(requireContact(body));
      const isNewAccount = !(await store.knows(account));
      await budgets.charge(client, { bytes, contacts: 1, isNewAccount });
      const outcome = await store.add(account, contact);
      if (outcome !== 'added') throw conflict(outcome);
      await see(account);
      return contact;
    },

    async change({ account, client }, id, { body, size: bytes }) {
      const contact = { id, ...requireContact(body) };
      await budgets.charge(client, { bytes, contacts: 1, isNewAccount: false });
      const outcome = await store.change(account, contact);
      if (outcome === 'missing') throw new Refusal('not-found');
      if (outcome === 'exists') throw conflict(outcome);
      await see(account);
      return contact;
    },

    async remove({ account }, id) {
      if (!(await store.remove(account, id))) throw new Refusal('not-found');
      await see(account);
    },

    async merge({ account, client }, { body, size: bytes }) {
      const contacts = requireContacts(body);
      const isNewAccount = contacts.length > 0 && !(await store.knows(account));
      await budgets.charge(client, { bytes, contacts: contacts.length, isNewAccount });
      const outcome = await store.merge(account, contacts);
      if (outcome === 'full') throw conflict(outcome);
      await see(account);
      return outcome;
    },
  };
}

function requireContact(body: object): ContactFields {
  const read = parseContact(body);
  if ('faults' in read) throw new ContactRefusal('contact-invalid', read.faults);
  return read.contact;
}

function requireContacts(body: object): readonly Contact[] {
  const rows: unknown = 'contacts' in body ? body.contacts : undefined;
  if (!Array.isArray(rows)) throw new Refusal('body-invalid');
  if (rows.length > MOST_CONTACTS) throw conflict('full');
  const read = rows.map(parseContact);
  const faults = read.flatMap((each, index) => {
    return 'faults' in each ? each.faults.map((fault) => ({ ...fault, index })) : [];
  });
  if (faults.length > 0) throw new ContactRefusal('contact-invalid', faults);
  return read.flatMap((each) => ('contact' in each ? [withId(each.contact)] : []));
}

function withId(fields: ContactFields): Contact {
  return { id: randomBytes(16).toString('hex'), ...fields };
}

function conflict(outcome: 'exists' | 'full'): ContactRefusal {
  return new ContactRefusal(outcome === 'exists' ? 'contact-exists' : 'too-many-contacts');
}

/** Sort order independent of the machine's locale. */
const nameCollator = new Intl.Collator('en', { numeric: true });

function byContactName(one: Contact, other: Contact): number {
  return nameCollator.compare(one.name, other.name) || (one.address < other.address ? -1 : 1);
}
