import { glossaries } from './glossary/glossary.ts';

/** A mistake of typography: what it looks like, and what to write. */
type Rule = readonly [mistake: RegExp, write: string];

/** Letters of Chinese and Japanese, and what stands for inserted text. */
const cjk = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー、。「」（）：；';

/** Punctuation of Chinese and Japanese is as wide as a letter. */
const wide: readonly Rule[] = [
  [new RegExp(`[${cjk}}] ?[:;?!,()]`, 'u'), 'full-width punctuation'],
  [new RegExp(`[:;?!,()] ?[${cjk}{]`, 'u'), 'full-width punctuation'],
  [/[:;?!,]$/, 'full-width punctuation'],
  [new RegExp(`[${cjk}}]\\.(?!\\w)`, 'u'), '。'],
];

/** By language, whatever its region. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  every: [
    [/\.\.\./, '…'],
    [/ {2}|^ | $/, 'single spaces'],
    [/"/, 'quotation marks of the language'],
    [/'/, '’'],
  ],
  ar: [[/[\p{Script=Arabic}}] ?[,;?]|[,;?] ?[\p{Script=Arabic}{]/u, '، ؛ ؟']],
  fr: [
    [/(^|[^\u202f])[:;?!»]/, 'U+202F before : ; ? ! and »'],
    [/«(?!\u202f)/, 'U+202F after «'],
  ],
  hi: [[/[\p{Script=Devanagari}}]\.(\s|$)/u, '।']],
  ja: wide,
  ko: [
    [
      /을\(를\)|이\(가\)|은\(는\)|와\(과\)|과\(와\)|를\(을\)|가\(이\)|\(으\)로|\(이\)/,
      'a noun before the particle',
    ],
    // They depend on the last sound of the inserted text.
    [/\}(?:은|는|이|가|을|를|과|와|으로|로|이나|나)(?![가-힣])/, 'a noun before the particle'],
  ],
  zh: wide,
};

/** Mistakes in a text of a language: words the glossary bans, and typography. */
export function wordingFaults(locale: string, text: string): readonly string[] {
  const banned = glossaries[locale]?.banned ?? [];
  const words = text.replace(/\{\w+\}/g, '{}');
  const found = [
    ...banned.map(([write, mistake]) => [mistake, write] as const),
    ...(rules['every'] ?? []),
    ...(rules[locale.slice(0, 2)] ?? []),
  ].flatMap(([mistake, write]) => {
    const [part] = mistake.exec(words) ?? [];
    return part === undefined ? [] : [`has "${part}"; write ${write}`];
  });
  const opened = locale === 'es' && countMatches(text, /[¿¡]/g) !== countMatches(text, /[?!]/g);
  return opened ? [...found, 'lacks ¿ or ¡'] : found;
}

/** Agreed words that no text of a language contains. */
export function unusedWords(locale: string, texts: readonly string[]): readonly string[] {
  const all = texts.join('\n').toLowerCase();
  return Object.values(glossaries[locale]?.words ?? {}).filter(
    (word) => !all.includes(word.toLowerCase()),
  );
}

function countMatches(text: string, sign: RegExp): number {
  return (text.match(sign) ?? []).length;
}
