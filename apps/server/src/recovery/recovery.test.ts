import { RECOVERY_MODULES } from '@mooring/devnet';
import { createSettledClock, DAY_MS } from '@mooring/internal';
import { readSigner } from '@mooring/passkey/account';
import {
  cancelRecovery,
  collectSignatures,
  type GuardianSignature,
  proposeRecovery,
  readRecovery,
  setUpRecovery,
  startRecovery,
} from '@mooring/passkey/recovery';
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '../log/log.ts';
import { isOwner } from '../passkeys/safeOwners.ts';
import { NodeError, UnreachableError } from '../rpc/chainRequest.ts';
import { startMailSink } from '../testing/mailSink.testing.ts';
import { type Chains, localContracts, startChains } from '../testing/passkeyPerson.testing.ts';
import { startRelay } from '../testing/relayAccounts.testing.ts';
import { createMailer } from './createMailer.ts';
import { createRecovery } from './createRecovery.ts';
import type { WatchRanges } from './createWatcher.ts';

const thief: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const stranger = '0x00000000000000000000000000000000000000cc';
const email = 'mira@example.org';
const module = RECOVERY_MODULES[3];

let chains: Chains;
beforeAll(async () => {
  chains = await startChains();
});
afterAll(() => chains.stop());
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

/** Sends a transaction that anyone may send. */
async function sendByStranger({ to, data }: { to: Address; data: Hex }) {
  const account = chains.devnet.accounts[0]?.address ?? '0x';
  const hash = await chains.client.sendTransaction({ account, to, data, gas: 1_000_000n });
  return (await chains.client.waitForTransactionReceipt({ hash })).status;
}

/** Session of a person who signed in by a message on the first chain. */
const sessionOf = ({ address }: { address: Address }) => ({
  account: `eip155:${chains.chainId}:${address}`,
  credential: undefined,
});

const metrics = { event() {}, mailed() {}, behind() {} };

/** Person with three guardians, this server one of them, and what the server does about recovery. */
async function start({ threshold = 2 } = {}) {
  const { app, person, send } = await startRelay(chains);
  stops.push(app.stop);
  const sink = await startMailSink();
  stops.push(sink.stop);
  const logged: LogEntry[] = [];
  let time = Date.now();
  const server = privateKeyToAccount(generatePrivateKey());
  const friends = [1, 2].map(() => privateKeyToAccount(generatePrivateKey()));
  const read = (call: { method: string }) => chains.client.request(call as never);
  const place = { chainId: chains.chainId, read, module, account: person.address };

  /** Server on the same database. */
  function open(options: { read?: typeof read; ranges?: Partial<WatchRanges> } = {}) {
    const network = { ...place, contracts: localContracts, recovery: module, name: 'Local' };
    const recovery = createRecovery({
      guardian: { account: server, secret: 'secret' },
      networks: new Map([[place.chainId, { ...network, read: options.read ?? read }]]),
      appName: 'Harbour',
      publicUrl: 'https://harbour.example',
      store: app.database.recovery,
      accounts: {
        readChain: (chainId) => (chainId === place.chainId ? read : undefined),
        passkeys: app.database.passkeys,
      },
      mailer: createMailer({ url: sink.url, from: 'Harbour <harbour@example.org>' }),
      attempts: { countAttempt: async () => 1 },
      metrics,
      log: (entry) => logged.push(entry),
      clock: createSettledClock({ onJump() {} }),
      onError(error) {
        throw error;
      },
      ranges: options.ranges ?? {},
      now: () => time,
    });
    stops.push(recovery.stop);
    return recovery;
  }

  async function setUp() {
    const signer = await readSigner(read, localContracts, person.publicKey);
    const guardians = [server, ...friends].map(({ address }) => address);
    const calls = await setUpRecovery(place, { guardians, threshold: 2, futureOwners: [signer] });
    const sent = calls.map(({ to, data }) => ({ to, data }));
    // A page that lets one guardian be enough: the functions of ours do not.
    const abi = parseAbi(['function changeThreshold(uint256 threshold)']);
    const lower = { to: module.address, data: encodeFunctionData({ abi, args: [1n] }) };
    const { status } = await send(await person.sign(...sent, ...(threshold === 1 ? [lower] : [])));
    expect(status).toBe(200);
    await expect.poll(() => readRecovery(place)).toMatchObject({ state: 'on', threshold });
    return signer;
  }

  const recovery = open();
  /** Mails whose subject contains a text. */
  const mailsOf = (subject: string) => sink.mails.filter(({ text }) => text.includes(subject));
  return {
    ...{ app, person, send, sink, logged, server, friends, place, recovery, open, setUp, mailsOf },
    read,
    subject: { account: person.address, chainId: chains.chainId, newOwner: thief },
    addContact: () => recovery.addContact(sessionOf(person), { email }),
    /** Lets time pass for the server. */
    passTime(ms: number) {
      time += ms;
    },
    /** Code of the last mail. */
    async askCode(subject: { account: Address; chainId: number; newOwner: Address }) {
      await recovery.requestCode(subject);
      await recovery.look();
      const [, code] =
        /^(\d{4} \d{4})\r$/m.exec(mailsOf('code for a new key').at(-1)?.text ?? '') ?? [];
      return code ?? '';
    },
    async signByFriend(friend: PrivateKeyAccount, newOwner: Address): Promise<GuardianSignature> {
      const { hash } = await proposeRecovery(place, { newOwners: [newOwner], newThreshold: 1 });
      return { signer: friend.address, signature: await friend.sign({ hash }) };
    },
  };
}

type Started = Awaited<ReturnType<typeof start>>;

/** Starts a recovery by the server's key and a friend. */
async function startByGuardians({ place, server, friends, signByFriend }: Started) {
  const [friend = server] = friends;
  const signed = [await signByFriend(server, thief), await signByFriend(friend, thief)];
  const wanted = { newOwners: [thief], newThreshold: 1 } as const;
  expect(await sendByStranger(await startRecovery(place, wanted, signed))).toBe('success');
}

async function cancel({ person, place }: Started) {
  const calls = (await cancelRecovery(place)).map(({ to, data }) => ({ to, data }));
  // The relay is not asked: any wallet can pay.
  return sendByStranger(await person.sign(...calls));
}

const encodeEnd = (account: Address) =>
  encodeFunctionData({
    abi: parseAbi(['function finalizeRecovery(address wallet)']),
    args: [account],
  });

describe('EmailGuardian', () => {
  it('signs the recovery of the code from a mail, once, as one of the guardians', async () => {
    const started = await start();
    const { setUp, addContact, askCode, recovery, subject, place, server, mailsOf, logged } =
      started;
    await setUp();
    await addContact();
    const code = await askCode(subject);
    expect(code).toMatch(/^\d{4} \d{4}$/);
    const mail = mailsOf('code for a new key').at(-1);
    expect(mail?.to).toEqual([email]);
    expect(mail?.text).toContain(thief);
    const signed = await recovery.sign({ ...subject, code });
    const wanted = { newOwners: [thief], newThreshold: 1 } as const;
    const collected = await collectSignatures(place, wanted, [signed as GuardianSignature]);
    expect(collected).toMatchObject({ approved: [server.address], missing: 1, refused: [] });
    await expect(recovery.sign({ ...subject, code })).rejects.toThrow('code-refused');
    const lines = JSON.stringify(logged).toLowerCase();
    for (const secret of [email, started.person.address.toLowerCase(), code])
      expect(lines).not.toContain(secret);
  });

  it.each<[string, (started: Started, code: string) => object]>([
    ['another owner', ({ subject }, code) => ({ ...subject, newOwner: stranger, code })],
    ['another account', ({ subject }, code) => ({ ...subject, account: stranger, code })],
    ['another network', ({ subject }, code) => ({ ...subject, chainId: 1, code })],
    [
      'another code',
      ({ subject }, code) => ({
        ...subject,
        code: code === '0000 0000' ? '1111 1111' : '0000 0000',
      }),
    ],
  ])('refuses a code for %s', async (_case, change) => {
    const started = await start();
    await started.setUp();
    await started.addContact();
    const code = await started.askCode(started.subject);
    await expect(started.recovery.sign(change(started, code))).rejects.toThrow('code-refused');
  });

  it('writes to each address in its language', async () => {
    const { recovery, person, subject, sink } = await start();
    const session = sessionOf(person);
    await recovery.addContact(session, { email, locale: 'de' });
    await recovery.requestCode(subject);
    await recovery.look();
    const [code] = sink.mails;
    expect(code?.to).toEqual([email]);
    expect(code?.text).toContain('Mit diesem Code stimmt Harbour als eine der Vertrauenspersonen');
    await recovery.addContact(session, { email: 'friend@example.org' });
    await recovery.look();
    const german = sink.mails.filter(({ to }) => to.includes(email)).at(-1);
    const english = sink.mails.filter(({ to }) => to.includes('friend@example.org')).at(-1);
    expect(german?.text).toContain('Eine neue Adresse');
    expect(german?.to).toEqual([email]);
    expect(english?.text).toContain('A new address receives codes');
    await expect(
      recovery.addContact(session, { email: 'other@example.org', locale: 'xx' }),
    ).rejects.toMatchObject({ code: 'email-invalid' });
  });

  it('takes the code of an address that got it, when the mail in another language is refused', async () => {
    const { setUp, addContact, askCode, recovery, subject, person, sink, passTime } = await start();
    await setUp();
    await addContact();
    const session = sessionOf(person);
    await recovery.addContact(session, { email: 'freund@example.org', locale: 'de' });
    passTime(7 * DAY_MS);
    sink.refuse(/^freund@/);
    const code = await askCode(subject);
    expect(await recovery.sign({ ...subject, code })).toMatchObject({ signer: recovery.guardian });
  });

  it('refuses a code after ten minutes, and after five tries', async () => {
    const { setUp, addContact, askCode, recovery, subject, passTime } = await start();
    await setUp();
    await addContact();
    const late = await askCode(subject);
    passTime(600_000);
    await expect(recovery.sign({ ...subject, code: late })).rejects.toThrow('code-refused');
    const code = await askCode(subject);
    const wrong = code === '0000 0000' ? '1111 1111' : '0000 0000';
    for (let index = 0; index < 5; index += 1)
      await expect(recovery.sign({ ...subject, code: wrong })).rejects.toThrow('code-refused');
    await expect(recovery.sign({ ...subject, code })).rejects.toThrow('code-refused');
  });

  it('sends three codes of an account in a day', async () => {
    const { addContact, askCode, subject, mailsOf, passTime } = await start();
    await addContact();
    for (let index = 0; index < 5; index += 1) await askCode(subject);
    expect(mailsOf('code for a new key')).toHaveLength(3);
    passTime(DAY_MS + 1);
    await askCode(subject);
    expect(mailsOf('code for a new key')).toHaveLength(4);
  });

  it('treats an account without an address like any other, without a mail', async () => {
    const { recovery, subject, sink } = await start();
    expect(await recovery.requestCode({ ...subject, account: stranger })).toBeUndefined();
    await recovery.look();
    expect(sink.mails).toEqual([]);
    await expect(
      recovery.sign({ ...subject, account: stranger, code: '0000 0000' }),
    ).rejects.toThrow('code-refused');
  });

  it('sends no code to an address that does not count yet, and warns the others', async () => {
    const { recovery, addContact, askCode, subject, mailsOf, passTime, person } = await start();
    await addContact();
    const session = sessionOf(person);
    await recovery.addContact(session, { email: 'thief@example.org' });
    await askCode(subject);
    expect(mailsOf('code for a new key').at(-1)?.to).toEqual([email]);
    expect(mailsOf('the e-mail addresses of your account change').at(-1)?.to).toContain(email);
    passTime(7 * DAY_MS);
    await askCode(subject);
    expect(mailsOf('code for a new key').at(-1)?.to).toEqual([email, 'thief@example.org']);
  });

  it('never agrees alone: refuses an account for which one guardian is enough', async () => {
    const { setUp, addContact, askCode, recovery, subject } = await start({ threshold: 1 });
    await setUp();
    await addContact();
    const code = await askCode(subject);
    await expect(recovery.sign({ ...subject, code })).rejects.toThrow(/another guardian/);
  });

  it('refuses owners that would lock the account', async () => {
    const { setUp, addContact, askCode, recovery, subject, friends } = await start();
    await setUp();
    await addContact();
    const locked = { ...subject, newOwner: friends[0]?.address ?? thief };
    const code = await askCode(locked);
    await expect(recovery.sign({ ...locked, code })).rejects.toThrow(/is a guardian/);
  });
});

describe('watcher', () => {
  it('mails when a recovery starts, every day while it runs, and when it is stopped', async () => {
    const started = await start();
    const { setUp, addContact, recovery, mailsOf, passTime, logged } = started;
    await setUp();
    await addContact();
    await recovery.look();
    await startByGuardians(started);
    passTime(60_000);
    await recovery.look();
    const [mail] = mailsOf('a recovery of your account has started');
    expect(mail?.to).toEqual([email]);
    expect(mail?.text).toContain(thief);
    expect(mail?.text).toContain('https://harbour.example');
    for (let day = 1; day <= 2; day += 1) {
      passTime(DAY_MS);
      await recovery.look();
      expect(mailsOf('a recovery of your account is running')).toHaveLength(day);
    }
    expect(await cancel(started)).toBe('success');
    passTime(DAY_MS);
    await recovery.look();
    passTime(DAY_MS);
    await recovery.look();
    expect(mailsOf('a recovery of your account was stopped')).toHaveLength(1);
    expect(mailsOf('a recovery of your account is running')).toHaveLength(2);
    expect(mailsOf('a recovery of your account has started')).toHaveLength(1);
    expect(logged.map(({ message }) => message)).toEqual([
      'recovery started',
      'recovery cancelled',
    ]);
  });

  it('mails of a recovery that runs when the first address is added', async () => {
    const started = await start();
    await started.setUp();
    await startByGuardians(started);
    // Beyond what the first pass reads.
    await chains.client.mine({ blocks: 100 });
    await started.addContact();
    await started.recovery.look();
    await started.recovery.look();
    expect(started.mailsOf('a recovery of your account is running')).toHaveLength(1);
    await cancel(started);
  });

  it('continues where another server ended, on a node that refuses ranges, and mails once', async () => {
    const started = await start();
    const { setUp, addContact, recovery, open, read, mailsOf, passTime } = started;
    await setUp();
    await addContact();
    await recovery.look();
    await recovery.stop();
    await startByGuardians(started);
    await chains.client.mine({ blocks: 20 });
    passTime(60_000);
    const limited = async (call: { method: string; params?: unknown }) => {
      const [filter] = call.method === 'eth_getLogs' ? (call.params as [Record<string, Hex>]) : [];
      if (filter && Number(filter['toBlock']) - Number(filter['fromBlock']) > 3)
        throw new NodeError({ code: -32_005, message: 'query exceeds the limit' });
      return read(call);
    };
    const others = [open({ read: limited, ranges: { overlap: 8 } }), open()];
    for (let pass = 0; pass < 2; pass += 1) {
      await Promise.all(others.map((one) => one.look()));
      passTime(60_000);
    }
    expect(mailsOf('a recovery of your account has started')).toHaveLength(1);
    await cancel(started);
  });

  it('asks a node nothing while another server watches, and until the next pass is due', async () => {
    const started = await start();
    const { open, read, passTime } = started;
    const asked: string[] = [];
    const counted = (call: { method: string }) => {
      asked.push(call.method);
      return read(call);
    };
    const others = [open({ read: counted }), open({ read: counted })];
    const isHead = (method: string) => method === 'eth_blockNumber';
    await Promise.all(others.map((one) => one.look()));
    expect(asked.filter(isHead)).toHaveLength(1);
    const first = asked.length;
    passTime(29_000);
    await Promise.all(others.map((one) => one.look()));
    expect(asked).toHaveLength(first);
    passTime(2_000);
    await others[1]?.look();
    expect(asked.filter(isHead)).toHaveLength(2);
  });

  it('reads from the block at which its first pass failed', async () => {
    const started = await start();
    const { setUp, addContact, open, read, mailsOf, passTime } = started;
    await setUp();
    const failing = open({
      ranges: { overlap: 0 },
      async read(call: { method: string }) {
        if (call.method === 'eth_getLogs') throw new UnreachableError('Down');
        return read(call);
      },
    });
    await failing.look();
    await addContact();
    await startByGuardians(started);
    await chains.client.mine({ blocks: 2 });
    passTime(60_000);
    await open({ ranges: { overlap: 0 } }).look();
    expect(mailsOf('a recovery of your account has started')).toHaveLength(1);
    await cancel(started);
  });

  it('mails once of a recovery that a reorg moves to another block', async () => {
    const started = await start();
    const { setUp, addContact, recovery, mailsOf, passTime } = started;
    await setUp();
    await addContact();
    await recovery.look();
    const before = await chains.client.snapshot();
    await startByGuardians(started);
    passTime(60_000);
    await recovery.look();
    await chains.client.revert({ id: before });
    passTime(60_000);
    await recovery.look();
    await chains.client.mine({ blocks: 2 });
    await startByGuardians(started);
    passTime(60_000);
    await recovery.look();
    expect(mailsOf('a recovery of your account has started')).toHaveLength(1);
    await cancel(started);
  });

  it('sends a mail again that the mail server did not take', async () => {
    const started = await start();
    const { addContact, recovery, sink, mailsOf, passTime, logged } = started;
    sink.refuse(/@/);
    await addContact();
    await recovery.look();
    expect(sink.mails).toEqual([]);
    expect(JSON.stringify(logged)).not.toContain(email);
    for (let tries = 0; tries < 3; tries += 1) {
      passTime(300_000);
      await recovery.look();
    }
    // Each failure is counted, and a mail that fails again is reported once.
    expect(logged.map(({ message }) => message)).toEqual(['mail not accepted']);
    sink.refuse();
    passTime(600_000);
    await recovery.look();
    expect(mailsOf('the e-mail addresses of your account change')).toHaveLength(1);
  });
});

describe('mails in several languages', () => {
  it('are sent again to those who did not get them alone', async () => {
    const { addContact, recovery, person, sink, passTime } = await start();
    const session = sessionOf(person);
    await addContact();
    await recovery.look();
    sink.mails.length = 0;
    sink.refuse(/^freund@/);
    await recovery.addContact(session, { email: 'freund@example.org', locale: 'de' });
    for (let tries = 0; tries < 4; tries += 1) {
      await recovery.look();
      passTime(300_000);
    }
    sink.refuse();
    for (let tries = 0; tries < 4; tries += 1) {
      await recovery.look();
      passTime(300_000);
    }
    expect(sink.mails.map(({ to }) => to)).toEqual([[email], ['freund@example.org']]);
  });
});

describe('a hostile operator who is relay and e-mail guardian', () => {
  it('cannot start a recovery with the key of the e-mail guardian alone', async () => {
    const { setUp, place, server, signByFriend, recovery, person } = await start();
    const owner = await setUp();
    const wanted = { newOwners: [thief], newThreshold: 1 } as const;
    const signed = await signByFriend(server, thief);
    await expect(startRecovery(place, wanted, [signed])).rejects.toThrow();
    // Around the functions: the module counts.
    const abi = parseAbi([
      'function multiConfirmRecovery(address wallet, address[] newOwners, uint256 newThreshold, (address signer, bytes signature)[] signatures, bool execute)',
    ]);
    const args = [person.address, [thief], 1n, [signed], true] as const;
    const data = encodeFunctionData({ abi, args });
    expect(await sendByStranger({ to: module.address, data })).toBe('reverted');
    expect(await isOwner(place.read, person.address, owner)).toBe(true);
    expect(await isOwner(place.read, person.address, thief)).toBe(false);
    expect(recovery.guardian).toBe(server.address);
  });

  it('cannot take the account with another guardian, if its owner looks once within the period', async () => {
    const started = await start();
    const { setUp, place, person, app } = started;
    const owner = await setUp();
    // The operator has a friend of the owner's on their side, sends no mail, and their relay pays nothing.
    await startByGuardians(started);
    await app.stop();
    stops.splice(0, 1);
    const end = { to: module.address, data: encodeEnd(person.address) };
    expect(await sendByStranger(end)).toBe('reverted');
    await chains.devnet.passTime(module.period - 60);
    expect(await sendByStranger(end)).toBe('reverted');
    // The owner looks once: the chain shows it, and any wallet pays for stopping it.
    expect(await readRecovery(place)).toMatchObject({ running: { newOwners: [thief] } });
    expect(await cancel(started)).toBe('success');
    await chains.devnet.passTime(module.period);
    expect(await sendByStranger(end)).toBe('reverted');
    expect(await isOwner(place.read, person.address, owner)).toBe(true);
    expect(await isOwner(place.read, person.address, thief)).toBe(false);
    // Guardians' signatures of before are worthless: the nonce has changed.
    expect(await readRecovery(place)).toMatchObject({ running: undefined });
  });
});
