import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { type GuardianSignature, proposeRecovery, RecoveryError } from '@mooring/passkey/recovery';
import { getAddress, isAddressEqual, type LocalAccount } from 'viem';
import type { Mailer } from './createMailer.ts';
import type { WatchedNetwork } from './createWatcher.ts';
import { codeText } from './mailTexts.ts';
import { RecoveryRefusal } from './recoveryRefusal.ts';
import {
  type CodeRequest,
  type CodeSubject,
  contactsOn,
  type RecoveryStore,
} from './recoveryStore.ts';
import { sendInLanguages } from './sendInLanguages.ts';

/** Least guardians that have to agree: with one, this server could take an account that nobody watches. */
const LEAST_THRESHOLD = 2;
const CODE_DIGITS = 8;
/** Time until another server sends a code that was not sent, in ms. */
const CODE_LEASE_MS = 60_000;

/**
 * Guardian that agrees to a new owner of an account when a person enters a code from their mail. It never agrees alone.
 */
interface EmailGuardian {
  /** Stores the request of a code, in the same time for any account. */
  requestCode(subject: CodeSubject): Promise<void>;
  /**
   * Signs a recovery that gives the account exactly this owner, on this network.
   *
   * @throws {RecoveryRefusal} `code-refused`, `guardian-refused` or `network-unreachable`.
   */
  sign(subject: CodeSubject, code: string): Promise<GuardianSignature>;
  /** Sends codes that are due. */
  sendCodes(): Promise<void>;
}

/** Creates the e-mail guardian over a store that several servers may share. */
export function createEmailGuardian(options: {
  account: LocalAccount;
  /** Key of the hashes of codes, secret. */
  secret: string;
  networks: ReadonlyMap<number, WatchedNetwork & { name: string }>;
  appName: string;
  store: RecoveryStore;
  mailer: Mailer;
  onMail: (outcome: 'sent' | 'failed', error?: unknown) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
}): EmailGuardian {
  const { account: guardian, secret, networks, appName, store, mailer, onMail } = options;
  const { now = Date.now } = options;

  function hashCode({ account, chainId, newOwner }: CodeSubject, code: string): string {
    const bound = `${chainId} ${account} ${newOwner} ${code}`;
    return createHmac('sha256', secret).update(bound).digest('hex');
  }

  async function sendCode(request: CodeRequest): Promise<void> {
    const { id, account, chainId, newOwner } = request;
    const network = networks.get(chainId);
    const contacts = contactsOn(chainId, await store.contacts(account, now()));
    const to = contacts.filter(({ from }) => from <= now());
    // For any account: whether one has an address must not follow from the time that a try takes.
    const code = `${randomInt(10 ** CODE_DIGITS)}`.padStart(CODE_DIGITS, '0');
    if (!(await store.putCode(request, hashCode(request, code), now()))) return;
    if (!network || to.length === 0) return;
    const facts = { appName, network: network.name };
    const addresses = { account: getAddress(account), newOwner: getAddress(newOwner) };
    const { sentTo, errors } = await sendInLanguages(mailer, to, (language) =>
      codeText(code, { ...facts, ...addresses }, language),
    );
    for (const error of errors) onMail('failed', error);
    if (sentTo.length > 0) onMail('sent');
    // Not counted, and never sent twice: the person asks for another.
    else await store.dropRequest(id);
  }

  return {
    requestCode: (subject) => store.requestCode({ ...subject, id: randomUUID(), createdAt: now() }),

    async sign(subject, code) {
      const expected = await store.tryCode(subject, now());
      const given = Buffer.from(hashCode(subject, code), 'hex');
      const known = Buffer.from(expected ?? hashCode(subject, ''), 'hex');
      const isSame = timingSafeEqual(given, known);
      if (!isSame || expected === undefined) throw new RecoveryRefusal('code-refused');
      const { account, chainId, newOwner } = subject;
      const network = networks.get(chainId);
      if (!network) throw new RecoveryRefusal('guardian-refused');
      const place = { chainId, read: network.read, module: network.recovery, account };
      const wanted = { newOwners: [newOwner], newThreshold: 1 };
      const proposal = await proposeRecovery(place, wanted).catch((error: unknown) => {
        if (!(error instanceof RecoveryError)) throw error;
        const isUnread = error.reason === 'unreadable';
        throw new RecoveryRefusal(
          isUnread ? 'network-unreachable' : 'guardian-refused',
          error.message,
        );
      });
      const isGuardian = proposal.guardians.some((one) => isAddressEqual(one, guardian.address));
      if (!isGuardian || proposal.threshold < LEAST_THRESHOLD)
        throw new RecoveryRefusal('guardian-refused', 'It agrees only beside another guardian.');
      const signature = await guardian.signTypedData(proposal.typedData);
      await store.endCode(subject);
      return { signer: guardian.address, signature };
    },

    async sendCodes() {
      const claimed = await store.claimRequests({ now: now(), until: now() + CODE_LEASE_MS });
      for (const request of claimed) await sendCode(request);
    },
  };
}
