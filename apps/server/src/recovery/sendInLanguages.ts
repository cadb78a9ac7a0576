import type { Locale } from '@mooring/internal';
import type { Mailer } from './createMailer.ts';
import type { MailLanguage, MailText } from './mailTexts.ts';
import { loadMailWords } from './mailWords.ts';
import type { RecoveryContact } from './recoveryStore.ts';

const DEFAULT_LOCALE: Locale = 'en';

/** Outcome of a mail in several languages. */
interface SentMail {
  /** Addresses of the languages that the mail server took. */
  sentTo: readonly string[];
  /** Errors: one for each language that failed, in whole or for some of its addresses. */
  errors: readonly unknown[];
}

/** Sends a mail to addresses, each in its language. One that fails keeps the others from nothing. */
export async function sendInLanguages(
  mailer: Mailer,
  contacts: readonly RecoveryContact[],
  write: (language: MailLanguage) => MailText,
): Promise<SentMail> {
  const byLocale = Map.groupBy(contacts, ({ locale }) => locale ?? DEFAULT_LOCALE);
  const sentTo: string[] = [];
  const errors: unknown[] = [];
  for (const [locale, some] of byLocale) {
    const language = { locale, words: await loadMailWords(locale) };
    const to = some.map(({ email }) => email);
    try {
      const { refused } = await mailer.send({ to, ...write(language) });
      sentTo.push(...to);
      if (refused.length > 0) errors.push(new Error('Refused for some addresses'));
    } catch (error) {
      errors.push(error);
    }
  }
  return { sentTo, errors };
}
