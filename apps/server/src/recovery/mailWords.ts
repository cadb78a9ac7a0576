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

const loaders: Readonly<Record<Locale, () => Promise<{ readonly words: MailWords }>>> = {
  en: () => import('./mails/en.ts'),
  ar: () => import('./mails/ar.ts'),
  de: () => import('./mails/de.ts'),
  es: () => import('./mails/es.ts'),
  fr: () => import('./mails/fr.ts'),
  hi: () => import('./mails/hi.ts'),
  id: () => import('./mails/id.ts'),
  ja: () => import('./mails/ja.ts'),
  ko: () => import('./mails/ko.ts'),
  ms: () => import('./mails/ms.ts'),
  pt: () => import('./mails/pt.ts'),
  ru: () => import('./mails/ru.ts'),
  th: () => import('./mails/th.ts'),
  tr: () => import('./mails/tr.ts'),
  uk: () => import('./mails/uk.ts'),
  vi: () => import('./mails/vi.ts'),
  zh: () => import('./mails/zh.ts'),
  'zh-HK': () => import('./mails/zh-HK.ts'),
  'zh-TW': () => import('./mails/zh-TW.ts'),
};

/** Loads the texts of a language. */
export async function loadMailWords(locale: Locale): Promise<MailWords> {
  return (await loaders[locale]()).words;
}
