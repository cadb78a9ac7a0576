import type { Locale } from '@mooring/internal';

/** Texts of mails in one language, with `{app}`, `{account}`, `{network}` and `{date}` in their places. */
export interface MailWords {
  readonly startedSubject: string;
  readonly started: string;
  readonly runningSubject: string;
  readonly running: string;
  /** Before the new owners. */
  readonly changes: string;
  /** Before the address of the page. */
  readonly stop: string;
  readonly touch: string;
  readonly without: string;
  readonly mine: string;
  readonly finishedSubject: string;
  readonly finished: string;
  readonly cancelledSubject: string;
  readonly cancelled: string;
  readonly again: string;
  readonly contactsSubject: string;
  readonly contacts: string;
  readonly delay: string;
  readonly notYou: string;
  readonly codeSubject: string;
  /** Before the account. */
  readonly code: string;
  /** Before the new owner. */
  readonly newKey: string;
  readonly rules: string;
}

/** Loads the texts of a language: a file of `mails`. */
export async function loadMailWords(locale: Locale): Promise<MailWords> {
  const { words }: { readonly words: MailWords } = await import(`./mails/${locale}.ts`);
  return words;
}
