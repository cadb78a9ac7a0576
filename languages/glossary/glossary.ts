import { ar } from './ar.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { id } from './id.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { ms } from './ms.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { th } from './th.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';
import { zhHK } from './zh-HK.ts';
import { zhTW } from './zh-TW.ts';

/** Terms that have one agreed word in a language, the same in all catalogues. */
type Term =
  | 'wallet'
  | 'account'
  | 'address'
  | 'network'
  | 'blockchain'
  | 'transaction'
  | 'transaction service'
  | 'token'
  | 'signature'
  | 'owner'
  | 'multisig'
  | 'threshold'
  | 'nonce'
  | 'hash'
  | 'checksum'
  | 'batch'
  | 'contract'
  | 'message'
  | 'execute'
  | 'disconnect'
  | 'fee';

/** Vocabulary of a language. */
export interface Glossary {
  /** Agreed word of each term, as it stands in the texts. */
  readonly words: Readonly<Record<Term, string>>;
  /** Agreed word, and the variants that may not stand in its place. */
  readonly banned: readonly (readonly [word: string, variants: RegExp])[];
}

/** Glossaries by language. */
export const glossaries: Readonly<Record<string, Glossary>> = {
  ar,
  de,
  es,
  fr,
  hi,
  id,
  ja,
  ko,
  ms,
  pt,
  ru,
  th,
  tr,
  uk,
  vi,
  zh,
  'zh-HK': zhHK,
  'zh-TW': zhTW,
};
