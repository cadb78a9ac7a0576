import type { RunningRecovery } from '@mooring/passkey/recovery';
import type { Address } from 'viem';
import type { MailKind } from './recoveryStore.ts';

/** Facts that a mail reports. */
interface MailFacts {
  appName: string;
  /** Address of the page; undefined on this machine. */
  publicUrl: string | undefined;
  account: Address;
  /** Name of the network; empty for a mail about none. */
  network: string;
  /** Recovery that runs now; undefined without one, or if the network did not answer. */
  running: RunningRecovery | undefined;
}

const dates = new Intl.DateTimeFormat('en', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Text of a mail that warns of a recovery, or reports its end. */
export function warningText(kind: MailKind, facts: MailFacts): { subject: string; text: string } {
  const { appName, publicUrl, account, network, running } = facts;
  const where = `the account ${account} on ${network}`;
  const changes = running
    ? [
        `From ${dates.format(running.executeAfter * 1_000)} UTC on, all its owners are replaced by:`,
        ...running.newOwners.map((owner) => `  ${owner}`),
        '',
      ]
    : [];
  const stop = [
    'If this was not you, stop it before that date:',
    `  ${publicUrl ?? 'Open the page'}`,
    'Connect the account and touch "Stop". One touch is enough, and any wallet can pay for it.',
    'Without this site: call cancelRecovery() on the recovery module, with the account, in any wallet.',
    '',
    'If it was you, there is nothing to do.',
  ];
  const bodies: Record<MailKind, { subject: string; lines: readonly string[] }> = {
    started: {
      subject: `${appName}: a recovery of your account has started`,
      lines: [`A recovery of ${where} has started.`, ...changes, ...stop],
    },
    running: {
      subject: `${appName}: a recovery of your account is running`,
      lines: [`A recovery of ${where} is running.`, ...changes, ...stop],
    },
    finished: {
      subject: `${appName}: a recovery of your account is finished`,
      lines: [`A recovery of ${where} is finished: all its owners were replaced.`],
    },
    cancelled: {
      subject: `${appName}: a recovery of your account was stopped`,
      lines: [
        `A recovery of ${where} was stopped. Its owners stay.`,
        'Its guardians can start another: if you do not trust them, change your guardians.',
      ],
    },
    contacts: {
      subject: `${appName}: the e-mail addresses of your account change`,
      lines: [
        `The e-mail addresses that ${appName} writes to for the account ${account} change.`,
        'A new address receives codes, and a removed one receives none, after seven days.',
        '',
        'If this was not you, somebody is signed in with your account: undo it there, and sign out all sessions.',
        `  ${publicUrl ?? ''}`,
      ],
    },
  };
  const { subject, lines } = bodies[kind];
  return { subject, text: `${lines.join('\n').trimEnd()}\n` };
}

/** Text of a mail with a code. */
export function codeText(
  code: string,
  {
    appName,
    account,
    network,
    newOwner,
  }: Omit<MailFacts, 'running' | 'publicUrl'> & { newOwner: Address },
): { subject: string; text: string } {
  const lines = [
    `${code.slice(0, 4)} ${code.slice(4)}`,
    '',
    `This code lets ${appName} agree, as one of the guardians, to a new key for the account`,
    `  ${account}`,
    `on ${network}. The new key is`,
    `  ${newOwner}`,
    '',
    'It is valid for 10 minutes. Enter it only on the page where you asked for it, and tell it to nobody: nobody from',
    `${appName} will ask for it. If you did not ask for it, do nothing.`,
  ];
  return { subject: `${appName}: code for a new key`, text: `${lines.join('\n')}\n` };
}
