import { parseAccept } from 'hono/utils/accept';

/**
 * Language of the page that an `Accept-Language` header asks for first, by the rule the page's script has for
 * `navigator.languages`: by language, and Chinese by script.
 * @param languages tags the page is written in
 * @returns `undefined` when it is written in none of them
 */
export function matchLanguage(
  header: string | null,
  languages: readonly string[],
): string | undefined {
  return parseAccept(header ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => primaryLanguage(type.toLowerCase()))
    .find((language) => languages.includes(language));
}

/** @param tag in lower case */
function primaryLanguage(tag: string): string {
  if (/^zh-(hant-)?(hk|mo)/.test(tag)) return 'zh-HK';
  if (/^zh-(hant|tw)/.test(tag)) return 'zh-TW';
  const [language = ''] = tag.split('-');
  // Renamed by ISO; some browsers still send the old name.
  return language === 'in' ? 'id' : language;
}
