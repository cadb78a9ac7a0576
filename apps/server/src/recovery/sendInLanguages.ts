import type { Locale } from '@mooring/internal';
import type { Mailer } from './createMailer.ts';
import type { MailLanguage, MailText } from './mailTexts.ts';
import { loadMailWords } from './mailWords.ts';
import type { RecoveryContact } from './recoveryStore.ts';

const DEFAULT_LOCALE: Locale = 'en';

/** Sends a mail to addresses, each in its language; rejects if the mail server does not take one. */
export async function sendInLanguages(
  mailer: Mailer,
  contacts: readonly RecoveryContact[],
  write: (language: MailLanguage) => MailText,
): Promise<void> {
  const byLocale = Map.groupBy(contacts, ({ locale }) => locale ?? DEFAULT_LOCALE);
  for (const [locale, some] of byLocale) {
    const language = { locale, words: await loadMailWords(locale) };
    await mailer.send({ to: some.map(({ email }) => email), ...write(language) });
  }
}
