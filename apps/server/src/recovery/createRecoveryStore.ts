import { DAY_MS, locales } from '@mooring/internal';
import { type Steps, type StoreDatabase, step } from '@mooring/sign-in/server/database';
import { lowerCaseAddress } from '../relay/relayAccount.ts';
import { LASTING_CHANGE } from '../sql/lasting.ts';
import { prepareRecoveryStatements } from './recoveryStatements.ts';
import {
  CODE_MS,
  type CodeRequest,
  type CodeSubject,
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

  function* addContact(
    account: string,
    { email, locale }: Pick<RecoveryContact, 'email' | 'locale'>,
    { now, delayMs }: { now: number; delayMs: number },
  ): Steps<'added' | 'known' | 'full'> {
    yield* step(statements.dropRemoved({ account, now }));
    const { rows } = yield* step(statements.contacts({ account, now }));
    const known = rows.find((row) => row.email === email);
    if (known) {
      // It was to be removed: that is undone.
      if (known.until_at !== null)
        yield* step(statements.setRemoval({ account, email, until_at: null }));
      return 'known';
    }
    if (rows.length >= MOST_EMAILS) return 'full';
    const from = rows.length === 0 ? now : now + delayMs;
    yield* step(
      statements.insertContact({ account, email, from_at: from, locale: locale ?? null }),
    );
    return 'added';
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

  function* claimMails({ now, until }: { now: number; until: number }): Steps<QueuedMail[]> {
    const { rows } = yield* step(statements.dueMails({ now }));
    const claimed: QueuedMail[] = [];
    for (const row of rows) {
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
      return rows.map(({ email, from_at, until_at, locale }) => ({
        email,
        locale: locales.find((one) => one === locale),
        from: Number(from_at),
        until: until_at === null ? undefined : Number(until_at),
      }));
    },
    addContact: (account, contact, times) =>
      database.transact(
        `recovery ${account}`,
        () => addContact(account, contact, times),
        LASTING_CHANGE,
      ),
    async removeContact(account, email, { now, delayMs }) {
      const change = statements.setRemoval({ account, email, until_at: now + delayMs });
      return (await database.change(change, LASTING_CHANGE)).count > 0;
    },
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
