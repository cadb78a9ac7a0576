// Checks every language against English: keys, placeholders, plural forms, untranslated texts, unused
// texts, and file sizes. The words are those of the language's glossary (`glossary`), and its typography
// is kept.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from '../scripts/run.ts';
import { unusedWords, wordingFaults } from './wording.ts';

/** Folders with a file per language, and the code that uses their texts. Each export of a file is a catalogue. */
const catalogues = [
  {
    name: 'kit',
    folder: 'packages/connect/src/texts/languages',
    code: ['packages/connect/src', 'packages/passkey/src/react'],
  },
  {
    name: 'passkey',
    folder: 'packages/passkey/src/react/texts/languages',
    code: ['packages/passkey/src/react'],
  },
  {
    name: 'page',
    folder: 'apps/page/src/texts/languages',
    code: ['apps/page/src', 'apps/web/src', 'apps/multisig/src'],
  },
  { name: 'web', folder: 'apps/web/src/texts/languages', code: ['apps/web/src', 'apps/web/build'] },
  { name: 'multisig', folder: 'apps/multisig/src/texts/languages', code: ['apps/multisig/src'] },
];

/** Texts that may equal the English ones: names and marks in all languages, and words a language shares. */
const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  every: ['Mooring', 'Max', 'Nonce', 'Token', 'Total', 'Guard', 'Fallback handler'],
  de: [
    'Multisig',
    'Status',
    'System',
    'Name',
    'Version',
    'Details',
    'Contract',
    'Block',
    'Passkey',
  ],
  fr: [
    'Violet',
    'Rose',
    'Transaction',
    'Transactions',
    'Pages',
    'Sessions',
    'Multisig',
    'Message',
    'Messages',
    'Contacts',
    'Applications',
    'Version',
    'Actions',
    'Interface (ABI)',
    'Modules',
  ],
  id: ['Status', 'Multisig'],
  ms: ['Status', 'Multisig', 'Popular', 'Import CSV', 'Edit'],
  pt: ['Status', 'Multisig', 'Interface (ABI)'],
};

/** Largest gzipped size of a language in one catalogue, in bytes. */
const LARGEST = 6 * 1024;

/** File name of a language in a folder of languages. */
const LANGUAGE_FILE = /^[a-z]{2}(-[A-Z]{2})?\.ts$/;

const messageFaults: string[] = [];
/** Texts of a language in all catalogues. */
const said = new Map<string, string[]>();
for (const { name, folder, code } of catalogues) {
  const path = join(root, folder);
  const languages = (await readdir(path)).filter((file) => LANGUAGE_FILE.test(file));
  const source = await sourceOf(code);
  const english = await readParts(join(path, 'en.ts'));
  for (const key of [...english.values()].flatMap(Object.keys)) {
    if (!isAskedFor(key, source)) messageFaults.push(`${name}: no code asks for "${key}"`);
  }
  for (const file of languages) {
    const locale = file.slice(0, -'.ts'.length);
    const parts = await readParts(join(path, file));
    for (const [part, inEnglish] of english) {
      const where = `${name}/${part}/${locale}`;
      const messages = parts.get(part) ?? {};
      compare(where, locale, inEnglish, messages);
      for (const [key, text] of textsOf(messages)) {
        for (const fault of wordingFaults(locale, text))
          messageFaults.push(`${where}: "${key}" ${fault}`);
        said.set(locale, [...(said.get(locale) ?? []), text]);
      }
      const bytes = gzipSync(JSON.stringify(messages), { level: 9 }).length;
      if (bytes > LARGEST) messageFaults.push(`${where}: ${bytes} bytes gzipped, over ${LARGEST}`);
    }
  }
}
for (const [locale, texts] of said) {
  for (const word of unusedWords(locale, texts)) {
    messageFaults.push(`${locale}: no text has the glossary's "${word}"`);
  }
}
for (const fault of messageFaults) console.log(fault);
if (messageFaults.length > 0) process.exitCode = 1;

type Messages = Readonly<Record<string, unknown>>;

/** Catalogues of a language file, by the name they are exported as. */
async function readParts(file: string): Promise<ReadonlyMap<string, Messages>> {
  const module: object = await import(pathToFileURL(file).href);
  const parts = Object.entries(module).map(([part, messages]): [string, Messages] => {
    if (typeof messages === 'object' && messages !== null) return [part, { ...messages }];
    throw new Error(`\`${part}\` of ${relative(root, file)} is not a catalogue of messages.`);
  });
  return new Map(parts);
}

/** Source code without texts and tests. */
async function sourceOf(folders: readonly string[]): Promise<string> {
  const texts: string[] = [];
  for (const folder of folders) {
    const files = await readdir(join(root, folder), { recursive: true });
    for (const file of files) {
      if (
        !/\.tsx?$/.test(file) ||
        /\.test\.|languages\/[a-z]{2}(-[A-Z]{2})?\.ts$|texts\/(first|start)\.ts$/.test(file)
      )
        continue;
      texts.push(await readFile(join(root, folder, file), 'utf8'));
    }
  }
  return texts.join('\n');
}

/** Returns true if the code names a key, or builds it from its group or its name: `fault.${kind}`, `${form}.send`. */
function isAskedFor(key: string, source: string): boolean {
  const dot = key.lastIndexOf('.');
  const [group, name] = [key.slice(0, dot), key.slice(dot)];
  return (
    source.includes(`'${key}'`) ||
    source.includes(`${group}.$`) ||
    (source.includes(`'${group}'`) && source.includes(`}${name}\``))
  );
}

function compare(where: string, locale: string, english: Messages, messages: Messages) {
  for (const key of Object.keys(messages)) {
    if (!(key in english)) messageFaults.push(`${where}: "${key}" is not in English`);
  }
  const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  for (const [key, source] of Object.entries(english)) {
    const message = messages[key];
    if (message === undefined) {
      messageFaults.push(`${where}: "${key}" is missing`);
      continue;
    }
    if (typeof source === 'string') {
      if (typeof message !== 'string') messageFaults.push(`${where}: "${key}" must be one text`);
      else compareTexts(where, key, locale, source, message);
      continue;
    }
    const forms = formsOf(message);
    for (const category of categories) {
      if (forms[category] === undefined)
        messageFaults.push(`${where}: "${key}" lacks the form "${category}"`);
    }
    for (const category of Object.keys(forms)) {
      if (!categories.some((known) => known === category)) {
        messageFaults.push(
          `${where}: "${key}" has a form "${category}" that ${locale} does not use`,
        );
      }
    }
    const allowed = new Set(placeholdersOf(formsOf(source)['other'] ?? '').split(' '));
    for (const [category, text] of Object.entries(forms)) {
      for (const placeholder of placeholdersOf(text).split(' ')) {
        if (!allowed.has(placeholder) && placeholder !== '') {
          messageFaults.push(
            `${where}: "${key}" (${category}) has the unknown placeholder ${placeholder}`,
          );
        }
      }
    }
  }
}

function compareTexts(where: string, key: string, locale: string, source: string, text: string) {
  if (text.trim() === '') messageFaults.push(`${where}: "${key}" is empty`);
  if (placeholdersOf(source) !== placeholdersOf(text)) {
    messageFaults.push(
      `${where}: "${key}" needs the placeholders ${placeholdersOf(source) || '(none)'}`,
    );
  }
  const words = source.replace(/\{\w+\}/g, '');
  const allowed = [...(sameAsEnglish['every'] ?? []), ...(sameAsEnglish[locale] ?? [])];
  if (
    locale !== 'en' &&
    text === source &&
    /\p{L}/u.test(words) &&
    !allowed.includes(words.trim())
  ) {
    messageFaults.push(`${where}: "${key}" is left in English`);
  }
}

function formsOf(message: unknown): Readonly<Record<string, string>> {
  if (typeof message !== 'object' || message === null) return {};
  return Object.fromEntries(
    Object.entries(message).filter((form): form is [string, string] => typeof form[1] === 'string'),
  );
}

/** Texts of a catalogue with their keys; each plural form is a text. */
function textsOf(messages: Messages): readonly (readonly [key: string, text: string])[] {
  return Object.entries(messages).flatMap(([key, message]) =>
    typeof message === 'string'
      ? [[key, message] as const]
      : Object.values(formsOf(message)).map((text) => [key, text] as const),
  );
}

function placeholdersOf(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(' ');
}
