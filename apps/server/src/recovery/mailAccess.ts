import { createHash } from 'node:crypto';
import type { LocalAccount } from 'viem';
import { relayAccount } from '../relay/relayAccount.ts';
import { smtpUrl } from './createMailer.ts';

/** Access of the watcher to its mail server, and the key of the e-mail guardian. Secret. */
export interface MailAccess {
  smtpUrl: string;
  /** Undefined if the server is no guardian. */
  guardian?: { account: LocalAccount; secret: string } | undefined;
}

/**
 * Reads `SMTP_URL` and `GUARDIAN_KEY` from an environment. Undefined without a mail server.
 *
 * @throws {Error} when one is invalid; the message does not contain it.
 */
export function mailAccess(environment: Readonly<NodeJS.ProcessEnv>): MailAccess | undefined {
  const url = smtpUrl(environment);
  const account = relayAccount(environment, 'GUARDIAN_KEY');
  if (url === undefined) return undefined;
  // Codes are stored as hashes by a key that is not in the database.
  const key = `codes ${environment['GUARDIAN_KEY']}`;
  const secret = createHash('sha256').update(key).digest('hex');
  return { smtpUrl: url, guardian: account && { account, secret } };
}
