import { weightsOf } from './acceptHeader.ts';

/**
 * Language of the page that an `Accept-Language` header asks for first, by the rule the page's script has for
 * `navigator.languages`: by language, and Chinese by its letters.
 * @param languages tags the page is written in
 * @returns `undefined` when it is written in none of them
 */
export function matchLanguage(
  header: string | null,
  languages: readonly string[],
): string | undefined {
  return [...weightsOf(header ?? '')]
    .filter(([, weight]) => weight > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([tag]) => languageOf(tag))
    .find((language) => languages.includes(language));
}

/** @param tag in lower case */
function languageOf(tag: string): string {
  if (/^zh-(hant-)?(hk|mo)/.test(tag)) return 'zh-HK';
  if (/^zh-(hant|tw)/.test(tag)) return 'zh-TW';
  const [language = ''] = tag.split('-');
  // Renamed by ISO; some browsers still send the old name.
  return language === 'in' ? 'id' : language;
}
