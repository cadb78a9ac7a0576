import { DAY_MS, locales } from '@mooring/internal';
import { type Steps, type StoreDatabase, step } from '@mooring/sign-in/server/database';
import { lowerCaseAddress } from '../relay/relayAccount.ts';
import { LASTING_CHANGE } from '../sql/lasting.ts';
import { prepareRecoveryStatements } from './recoveryStatements.ts';
import {
  CODE_MS,
  type CodeRequest,
  type CodeSubject,
  type ContactPlace,
  type MailKind,
  MOST_CODE_TRIES,
  MOST_CODES,
  MOST_EMAILS,
  type QueuedMail,
  type RecoveryContact,
  type RecoveryStore,
  type WatchClaim,
} from './recoveryStore.ts';

/** Stored for a watch that has read no block. */
const NO_BLOCK = -1;
const mailKinds: readonly MailKind[] = ['started', 'running', 'finished', 'cancelled', 'contacts'];

/** Creates the store of recovery over a database that has its tables (`recoveryMigrations`). */
export function createRecoveryStore(database: StoreDatabase): RecoveryStore {
  const statements = prepareRecoveryStatements(database.dialect);
  const subjectRow = ({ account, chainId, newOwner }: CodeSubject) => ({
    account,
    chain_id: chainId,
    new_owner: newOwner,
  });

  /** Reads addresses before a change: those of every network become addresses of each. */
  function* readSeparated({ account, allChainIds }: ContactPlace, now: number) {
    yield* step(statements.dropRemoved({ account, now }));
    const { rows } = yield* step(statements.contacts({ account, now }));
    const separate = rows.filter((row) => Number(row.chain_id) !== 0);
    if (separate.length === rows.length) return rows;
    const isThere = (email: string, chainId: number) =>
      separate.some((row) => row.email === email && Number(row.chain_id) === chainId);
    const added = rows
      .filter((row) => Number(row.chain_id) === 0)
      .flatMap((row) => allChainIds.map((chainId) => ({ ...row, chain_id: chainId })))
      .filter((row) => !isThere(row.email, row.chain_id));
    yield* step(statements.dropEverywhere({ account }));
    for (const row of added) yield* step(statements.insertContact(row));
    return [...separate, ...added];
  }

  function* addContact(
    place: ContactPlace,
    { email, locale = null }: { email: string; locale: RecoveryContact['locale'] | null },
    { now, delayMs }: { now: number; delayMs: number },
  ): Steps<'added' | 'known' | 'full'> {
    const { account } = place;
    const all = yield* readSeparated(place, now);
    const networks = place.chainIds.map((chainId) => {
      const rows = all.filter((row) => Number(row.chain_id) === chainId);
      return { chainId, rows, known: rows.find((row) => row.email === email) };
    });
    if (networks.some(({ rows, known }) => !known && rows.length >= MOST_EMAILS)) return 'full';
    for (const { chainId, rows, known } of networks) {
      const key = { account, chain_id: chainId, email };
      // It was to be removed: that is undone.
      if (known && known.until_at !== null)
        yield* step(statements.setRemoval({ ...key, until_at: null }));
      if (known) continue;
      const from_at = rows.length === 0 ? now : now + delayMs;
      yield* step(statements.insertContact({ ...key, from_at, until_at: null, locale }));
    }
    return networks.every(({ known }) => known) ? 'known' : 'added';
  }

  function* removeContact(
    place: ContactPlace,
    email: string,
    { now, delayMs }: { now: number; delayMs: number },
  ): Steps<boolean> {
    const { account, chainIds } = place;
    yield* readSeparated(place, now);
    let count = 0;
    for (const chainId of chainIds) {
      const row = { account, chain_id: chainId, email, until_at: now + delayMs };
      count += (yield* step(statements.setRemoval(row))).count;
    }
    return count > 0;
  }

  function* claimRequests({
    now,
    until,
  }: {
    now: number;
    until: number;
  }): Steps<readonly CodeRequest[]> {
    const { rows } = yield* step(statements.dueRequests({ now }));
    const claimed: CodeRequest[] = [];
    for (const row of rows) {
      const createdAt = Number(row.created_at);
      if (createdAt < now - CODE_MS) {
        yield* step(statements.dropRequest(row));
        continue;
      }
      yield* step(statements.leaseRequest({ id: row.id, until }));
      const [account, newOwner] = [row.account, row.new_owner].map(lowerCaseAddress);
      if (account && newOwner)
        claimed.push({ id: row.id, account, newOwner, chainId: Number(row.chain_id), createdAt });
    }
    return claimed;
  }

  function* putCode(request: CodeRequest, hash: string, now: number): Steps<boolean> {
    const { id, account } = request;
    const sent = yield* step(statements.sentCodes({ account, since: now - DAY_MS }));
    // A code whose mail was not accepted is replaced, and counted once.
    if (sent.rows.filter((row) => row.id !== id).length >= MOST_CODES) {
      yield* step(statements.dropRequest({ id }));
      return false;
    }
    yield* step(statements.endCodes(subjectRow(request)));
    yield* step(statements.putCode({ id, code: hash, sent_at: now }));
    return true;
  }

  function* claimMails({
    now,
    leastMs,
    mostMs,
  }: Parameters<RecoveryStore['claimMails']>[0]): Steps<QueuedMail[]> {
    const { rows } = yield* step(statements.dueMails({ now }));
    const claimed: QueuedMail[] = [];
    for (const row of rows) {
      const waitedMs = now - Number(row.created_at);
      const until = now + Math.min(Math.max(waitedMs, leastMs), mostMs);
      yield* step(statements.leaseMail({ id: row.id, until }));
      const kind = mailKinds.find((one) => one === row.kind);
      const { id } = row;
      const account = lowerCaseAddress(row.account);
      if (kind) claimed.push({ id, account, kind, chainId: Number(row.chain_id) });
    }
    return claimed;
  }

  function* claimWatch(
    { chainId, module }: { chainId: number; module: string },
    { now, until }: { now: number; until: number },
  ): Steps<WatchClaim | undefined> {
    const { rows } = yield* step(statements.findWatch({ chain_id: chainId }));
    const [row] = rows;
    if (row && Number(row.leased_until) > now) return undefined;
    const nextBlock = row && row.module === module ? Number(row.next_block) : NO_BLOCK;
    const watch = { chain_id: chainId, module, next_block: nextBlock, leased_until: until };
    yield* step(statements.putWatch(watch));
    return { nextBlock: nextBlock === NO_BLOCK ? undefined : nextBlock };
  }

  return {
    async contacts(account, now) {
      const rows = await database.read(statements.contacts({ account, now }));
      return rows.map(({ email, chain_id, from_at, until_at, locale }) => ({
        email,
        chainId: Number(chain_id),
        locale: locales.find((one) => one === locale),
        from: Number(from_at),
        until: until_at === null ? undefined : Number(until_at),
      }));
    },
    addContact: (place, contact, times) =>
      database.transact(
        `recovery ${place.account}`,
        () => addContact(place, contact, times),
        LASTING_CHANGE,
      ),
    removeContact: (place, email, times) =>
      database.transact(
        `recovery ${place.account}`,
        () => removeContact(place, email, times),
        LASTING_CHANGE,
      ),
    async requestCode(request) {
      const { id, createdAt } = request;
      const row = { id, ...subjectRow(request), created_at: createdAt };
      await database.change(statements.insertRequest(row));
    },
    claimRequests: (times) => database.transact('recovery codes', () => claimRequests(times)),
    putCode: (request, hash, now) =>
      database.transact(
        `recovery ${request.account}`,
        () => putCode(request, hash, now),
        LASTING_CHANGE,
      ),
    async dropRequest(id) {
      await database.change(statements.dropRequest({ id }));
    },
    async tryCode(subject, now) {
      const counted = { ...subjectRow(subject), since: now - CODE_MS, most: MOST_CODE_TRIES };
      const { rows } = await database.change(statements.countTry(counted), LASTING_CHANGE);
      return rows[0]?.code ?? undefined;
    },
    async endCode(subject) {
      await database.change(statements.endCodes(subjectRow(subject)), LASTING_CHANGE);
    },
    async queueMail({ id, account, kind, chainId }, now) {
      const row = { id, account, kind, chain_id: chainId, created_at: now };
      return (await database.change(statements.insertMail(row), LASTING_CHANGE)).count > 0;
    },
    claimMails: (times) => database.transact('recovery mails', () => claimMails(times)),
    async endMail(id) {
      await database.change(statements.endMail({ id }), LASTING_CHANGE);
    },
    claimWatch: (watch, times) =>
      database.transact(`recovery watch ${watch.chainId}`, () => claimWatch(watch, times)),
    async advanceWatch(chainId, nextBlock) {
      const row = { chain_id: chainId, next_block: nextBlock };
      await database.change(statements.advance(row), LASTING_CHANGE);
    },
    async releaseWatch(chainId, until) {
      await database.change(statements.release({ chain_id: chainId, until }));
    },
    async planCheck(chainId, account, dueAt) {
      const row = { chain_id: chainId, account, due_at: dueAt };
      await database.change(statements.putCheck(row), LASTING_CHANGE);
    },
    async dueChecks(chainId, now) {
      const rows = await database.read(statements.dueChecks({ chain_id: chainId, now }));
      return rows.map(({ account }) => lowerCaseAddress(account));
    },
    async endCheck(chainId, account) {
      await database.change(statements.endCheck({ chain_id: chainId, account }), LASTING_CHANGE);
    },
    async clear(before) {
      await database.change(statements.clearCodes({ before }));
      await database.change(statements.clearMails({ before }));
    },
  };
}
