import type { Locale } from '@mooring/internal';
import type { RunningRecovery } from '@mooring/passkey/recovery';
import type { Address } from 'viem';
import type { MailWords } from './mailWords.ts';
import type { MailKind } from './recoveryStore.ts';

/** Subject and text of a mail, in one language. */
export interface MailText {
  subject: string;
  text: string;
}

/** Language of a mail, with its texts. */
export interface MailLanguage {
  locale: Locale;
  words: MailWords;
}

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

/** Text of a mail that warns of a recovery, or reports its end. */
export function warningText(
  kind: MailKind,
  facts: MailFacts,
  { locale, words }: MailLanguage,
): MailText {
  const { publicUrl, running } = facts;
  const dates = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const date = running ? dates.format(running.executeAfter * 1_000) : '';
  const write = (text: string) => fill(text, { ...facts, date });
  const page = publicUrl === undefined ? [] : [`  ${publicUrl}`];
  const changes = running
    ? [write(words.changes), ...running.newOwners.map((owner) => `  ${owner}`), '']
    : [];
  const stop = [words.stop, ...page, words.touch, words.without, '', words.mine];
  const bodies: Record<MailKind, readonly [subject: string, lines: readonly string[]]> = {
    started: [words.startedSubject, [write(words.started), ...changes, ...stop]],
    running: [words.runningSubject, [write(words.running), ...changes, ...stop]],
    finished: [words.finishedSubject, [write(words.finished)]],
    cancelled: [words.cancelledSubject, [write(words.cancelled), words.again]],
    contacts: [
      words.contactsSubject,
      [write(words.contacts), words.delay, '', words.notYou, ...page],
    ],
  };
  const [subject, lines] = bodies[kind];
  return { subject: write(subject), text: `${lines.join('\n').trimEnd()}\n` };
}

/** Text of a mail with a code. */
export function codeText(
  code: string,
  { newOwner, ...facts }: Omit<MailFacts, 'running' | 'publicUrl'> & { newOwner: Address },
  { words }: MailLanguage,
): MailText {
  const write = (text: string) => fill(text, { ...facts, date: '' });
  const lines = [
    `${code.slice(0, 4)} ${code.slice(4)}`,
    '',
    write(words.code),
    `  ${facts.account}`,
    write(words.newKey),
    `  ${newOwner}`,
    '',
    write(words.rules),
  ];
  return { subject: write(words.codeSubject), text: `${lines.join('\n')}\n` };
}

/** Sets facts in the places of a text. */
function fill(
  text: string,
  {
    appName,
    account,
    network,
    date,
  }: Pick<MailFacts, 'appName' | 'account' | 'network'> & {
    date: string;
  },
): string {
  const facts: Readonly<Record<string, string>> = { app: appName, account, network, date };
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => facts[name] ?? place);
}
