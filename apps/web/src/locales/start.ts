import type { Locale } from '@mooring/connect';

interface StartTexts {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly retrying: string;
}

/** What is said when not even the site's configuration came: no catalogue can be relied on then. */
export const startTexts: Readonly<Record<Locale, StartTexts>> = {
  en: {
    title: 'This site is not answering',
    text: 'The page is here, but its server did not say which networks to use. Your wallet and your funds are not affected.',
    retry: 'Retry',
    retrying: 'Trying again…',
  },
  ar: {
    title: 'هذا الموقع لا يستجيب',
    text: 'الصفحة هنا، لكن خادمها لم يذكر الشبكات التي يجب استخدامها. لم تتأثر محفظتك ولا أموالك.',
    retry: 'إعادة المحاولة',
    retrying: 'جارٍ إعادة المحاولة…',
  },
};
