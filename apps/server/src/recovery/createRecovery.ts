import { DAY_MS, HOUR_MS, type Locale, locales, type SettledClock } from '@mooring/internal';
import { addressSchema, chainIdSchema } from '@mooring/internal/schema';
import { readRecovery } from '@mooring/passkey/recovery';
import { Refusal, type SignInStore } from '@mooring/sign-in/server';
import * as v from 'valibot';
import { type Address, getAddress, isAddressEqual, type LocalAccount } from 'viem';
import { withoutSecrets } from '../config/withoutSecrets.ts';
import { demandAttempt } from '../limits/demandAttempt.ts';
import type { Log } from '../log/log.ts';
import { lowerCaseAddress } from '../relay/relayAccount.ts';
import { isUnread, UnreachableError } from '../rpc/chainRequest.ts';
import { createEmailGuardian } from './createEmailGuardian.ts';
import type { Mailer } from './createMailer.ts';
import { createWatcher, type WatchedNetwork, type WatchRanges } from './createWatcher.ts';
import { warningText } from './mailTexts.ts';
import {
  type ContactSession,
  type OwnNetworksOptions,
  readOwnNetworks,
} from './readOwnNetworks.ts';
import type { RecoveryMetrics } from './recoveryMetrics.ts';
import { RecoveryRefusal } from './recoveryRefusal.ts';
import {
  type ContactPlace,
  contactsOn,
  type QueuedMail,
  type RecoveryContact,
  type RecoveryStore,
} from './recoveryStore.ts';
import { sendInLanguages } from './sendInLanguages.ts';

/** Time until a change of addresses takes effect, in ms. */
const CONTACT_DELAY_MS = 7 * DAY_MS;
/** Changes of addresses of an account in a day. */
const MOST_CONTACT_CHANGES = 6;
/** Readings of the addresses of an account in an hour: each asks every network. */
const MOST_CONTACT_READINGS = 120;
/** Requests of codes, and tries, of a client and of all in an hour. */
const REQUESTS = { perClient: 20, all: 1_000, windowMs: HOUR_MS };
/** Interval of looking for what is due, in ms. */
const TICK_MS = 5_000;
/** Time until a mail that was not accepted is sent again, in ms: as long as it has waited, so that the time doubles. */
const MAIL_RETRY = { leastMs: 300_000, mostMs: DAY_MS };
/** Time that mails and codes are kept, so that nothing is reported twice, in ms. */
const MAILS_KEPT_MS = 60 * DAY_MS;

const subject = v.object({
  account: addressSchema,
  chainId: chainIdSchema,
  newOwner: addressSchema,
});
const codeBody = v.object({
  ...subject.entries,
  code: v.pipe(v.string(), v.regex(/^\d{4} ?\d{4}$/)),
});
const contactBody = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email()),
  /** Language of its mails. */
  locale: v.optional(v.picklist(locales)),
});

/** E-mail address of an account, with the networks on which it is one: their times may differ, the latest is that of all. */
export type AccountContact = Omit<RecoveryContact, 'chainId'> & { chainIds: readonly number[] };

/** E-mail guardian and watcher of one server. */
export interface Recovery {
  /** Address that accounts add as a guardian; undefined if this server is none. */
  readonly guardian: Address | undefined;
  /**
   * Addresses on the networks on which the person of a session has the account.
   *
   * @throws {RecoveryRefusal} `network-unreachable`. @throws {Refusal} `too-many-requests`.
   */
  contacts(session: ContactSession): Promise<readonly AccountContact[]>;
  /**
   * Adds an address on those networks.
   *
   * @throws {RecoveryRefusal} `email-invalid`, `contacts-full`, `network-unreachable`, or `guardian-refused` without any.
   * @throws {Refusal} `too-many-requests`.
   */
  addContact(session: ContactSession, body: object): Promise<readonly AccountContact[]>;
  /**
   * Removes an address on those networks.
   *
   * @throws {RecoveryRefusal} `email-invalid`, `network-unreachable`. @throws {Refusal} `not-found`, `too-many-requests`.
   */
  removeContact(session: ContactSession, body: object): Promise<readonly AccountContact[]>;
  /** Counts a request without a session; call before reading its body. */
  admit(client: string | undefined): Promise<void>;
  /** @throws {RecoveryRefusal} `guardian-off`. @throws {Refusal} `body-invalid`. */
  requestCode(body: object): Promise<void>;
  /** @throws {RecoveryRefusal} `guardian-off`, and those of `EmailGuardian`. @throws {Refusal} `body-invalid`. */
  sign(body: object): Promise<{ signer: Address; signature: string }>;
  /** Does everything that is due, once. */
  look(): Promise<void>;
  start(): void;
  /** Stops; resolves when no work is running. */
  stop(): Promise<void>;
}

/** Creates the watcher, and the e-mail guardian if it has a key, over a store that several servers may share. */
export function createRecovery(options: {
  guardian: { account: LocalAccount; secret: string } | undefined;
  networks: ReadonlyMap<number, WatchedNetwork & { name: string }>;
  appName: string;
  publicUrl: string | undefined;
  store: RecoveryStore;
  /** Any network's request function, and the passkeys of sessions. */
  accounts: Omit<OwnNetworksOptions, 'networks'>;
  mailer: Mailer;
  /** Counts requests, across all servers that share it. */
  attempts: Pick<SignInStore, 'countAttempt'>;
  metrics: RecoveryMetrics;
  log: Log;
  /** Clock of what is deleted. */
  clock: SettledClock;
  onError: (error: unknown) => void;
  ranges?: Partial<WatchRanges>;
  /** Milliseconds since 1970. */
  now?: () => number;
}): Recovery {
  const { guardian, networks, appName, publicUrl, store, accounts, mailer, attempts, metrics } =
    options;
  const allChainIds = [...networks.keys()];
  const { log, clock, onError, ranges = {}, now = Date.now } = options;

  function onMail(outcome: 'sent' | 'failed', error?: unknown, isNew = true): void {
    metrics.mailed(outcome);
    if (outcome === 'sent' || !isNew) return;
    // Without the message, which may name the address.
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    log({ level: 'error', message: 'mail not accepted', reason: withoutSecrets(code) });
  }

  const emailGuardian =
    guardian && createEmailGuardian({ ...guardian, networks, appName, store, mailer, onMail, now });
  const watch = createWatcher({
    ...{ store, metrics, ranges, now },
    onEvent: (network, kind) => log({ level: 'warn', message: `recovery ${kind}`, network }),
  });

  const count = (key: string, most: number, windowMs: number, limit: string) =>
    demandAttempt(attempts, { key, limit, most, windowMs, now: now() });

  async function readChainIds(session: ContactSession): Promise<readonly number[]> {
    try {
      return await readOwnNetworks(session, { ...accounts, networks: [...networks.values()] });
    } catch (error) {
      if (!isUnread(error)) throw error;
      throw new RecoveryRefusal('network-unreachable', error.message);
    }
  }

  async function readContacts({ account }: ContactSession, chainIds: readonly number[]) {
    const contacts = await store.contacts(lowerCaseAddress(account), now());
    const placed = chainIds.flatMap((chainId) =>
      contactsOn(chainId, contacts).map((contact) => ({ ...contact, chainId })),
    );
    return [...Map.groupBy(placed, ({ email }) => email).values()].map(joinContacts);
  }

  /** Changes addresses on the networks of the person of a session, and tells all of them. */
  async function changeContacts(
    session: ContactSession,
    body: object,
    change: (place: ContactPlace, email: string, locale: Locale | undefined) => Promise<unknown>,
  ) {
    const parsed = v.safeParse(contactBody, body);
    if (!parsed.success) throw new RecoveryRefusal('email-invalid');
    const { email, locale } = parsed.output;
    const key = `recovery contacts ${session.account}`;
    await count(key, MOST_CONTACT_CHANGES, DAY_MS, 'recoveryContacts');
    const account = lowerCaseAddress(session.account);
    const chainIds = await readChainIds(session);
    if (chainIds.length === 0) throw new RecoveryRefusal('guardian-refused', 'No such network.');
    await change({ account, chainIds, allChainIds }, email, locale);
    const contacts = await store.contacts(account, now());
    // Networks with the same addresses share a mail.
    const told = Map.groupBy(chainIds, (chainId) => {
      const emails = contactsOn(chainId, contacts).map((contact) => contact.email);
      return JSON.stringify(emails.toSorted());
    });
    for (const [chainId = 0] of told.values()) {
      const id = `contacts ${session.account} ${chainId} ${email} ${now()}`;
      await store.queueMail({ id, account, kind: 'contacts', chainId }, now());
    }
    for (const chainId of chainIds) await store.planCheck(chainId, account, now());
    return readContacts(session, chainIds);
  }

  /** Mails that failed, by their id: the addresses that got one which failed for others, and when it failed first. */
  const failed = new Map<string, { sentTo: readonly string[]; since: number }>();

  async function sendMail({ id, account, kind, chainId }: QueuedMail): Promise<void> {
    const { sentTo: before = [], since } = failed.get(id) ?? {};
    const contacts = await store.contacts(account, now());
    // Queued by an earlier release: a change on every network.
    const told = chainId === 0 ? contacts : contactsOn(chainId, contacts);
    const to = told.filter(({ email }) => !before.includes(email));
    const network = networks.get(chainId);
    const isAbout = kind === 'started' || kind === 'running';
    const place = network && { chainId, read: network.read, module: network.recovery, account };
    const found = isAbout && place ? await readRecovery(place) : undefined;
    const running = found && 'running' in found ? found.running : undefined;
    const facts = {
      ...{ appName, publicUrl, running },
      account: getAddress(account),
      network: network?.name ?? '',
    };
    const { sentTo, errors } = await sendInLanguages(mailer, to, (language) =>
      warningText(kind, facts, language),
    );
    for (const error of errors) onMail('failed', error, since === undefined);
    if (sentTo.length > 0) onMail('sent');
    if (sentTo.length < to.length) {
      // Sent again when its lease ends, to those who did not get it.
      failed.set(id, { sentTo: [...before, ...sentTo], since: since ?? now() });
      return;
    }
    failed.delete(id);
    await store.endMail(id);
  }

  async function watchNetwork(network: WatchedNetwork): Promise<void> {
    try {
      await watch(network);
    } catch (error) {
      // The metrics of the upstreams report an unreachable network.
      if (!(error instanceof UnreachableError)) onError(error);
    }
  }

  async function look(): Promise<void> {
    await emailGuardian?.sendCodes();
    await Promise.all([...networks.values()].map(watchNetwork));
    const mails = await store.claimMails({ now: now(), ...MAIL_RETRY });
    for (const mail of mails) await sendMail(mail);
    const settled = clock.now();
    if (settled !== null && performance.now() >= nextClearing) {
      nextClearing = performance.now() + HOUR_MS;
      await store.clear(settled - MAILS_KEPT_MS);
      for (const [id, { since }] of failed) if (since < settled - MAILS_KEPT_MS) failed.delete(id);
    }
  }

  let nextClearing = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const again = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      looking = look().catch(onError).then(again);
    }, TICK_MS);
    timer.unref();
  };

  return {
    guardian: guardian?.account.address,
    async contacts(session) {
      const key = `recovery readings ${session.account}`;
      await count(key, MOST_CONTACT_READINGS, HOUR_MS, 'recoveryContacts');
      return readContacts(session, await readChainIds(session));
    },
    addContact: (session, body) =>
      changeContacts(session, body, async (place, email, locale) => {
        const times = { now: now(), delayMs: CONTACT_DELAY_MS };
        const outcome = await store.addContact(place, { email, locale }, times);
        if (outcome === 'full') throw new RecoveryRefusal('contacts-full');
      }),
    removeContact: (session, body) =>
      changeContacts(session, body, async (place, email) => {
        const times = { now: now(), delayMs: CONTACT_DELAY_MS };
        if (!(await store.removeContact(place, email, times))) throw new Refusal('not-found');
      }),
    async admit(client = 'unknown') {
      const { perClient, all, windowMs } = REQUESTS;
      await count(`recovery client ${client}`, perClient, windowMs, 'recoveryPerClient');
      await count('recovery', all, windowMs, 'recovery');
    },
    async requestCode(body) {
      if (!emailGuardian) throw new RecoveryRefusal('guardian-off');
      await emailGuardian.requestCode(readSubject(subject, body));
    },
    async sign(body) {
      if (!emailGuardian) throw new RecoveryRefusal('guardian-off');
      const { code, ...asked } = readSubject(codeBody, body);
      return emailGuardian.sign(asked, code.replace(' ', ''));
    },
    look,
    start: again,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
      mailer.close();
    },
  };

  function readSubject<Schema extends typeof subject | typeof codeBody>(
    schema: Schema,
    body: object,
  ): v.InferOutput<Schema> {
    const parsed = v.safeParse(schema, body);
    if (!parsed.success) throw new Refusal('body-invalid');
    const { account, newOwner } = parsed.output;
    if (isAddressEqual(account, newOwner)) throw new Refusal('body-invalid');
    const addresses = { account: lowerCaseAddress(account), newOwner: lowerCaseAddress(newOwner) };
    return { ...parsed.output, ...addresses };
  }
}

/** Joins the rows of one address on several networks. */
function joinContacts(rows: readonly RecoveryContact[]): AccountContact {
  const [{ email = '', locale } = {}] = rows;
  const ends = rows.flatMap(({ until }) => until ?? []);
  return {
    email,
    locale,
    from: Math.max(...rows.map(({ from }) => from)),
    // It stays where it is not removed.
    until: ends.length < rows.length ? undefined : Math.max(...ends),
    chainIds: rows.map(({ chainId }) => chainId),
  };
}
