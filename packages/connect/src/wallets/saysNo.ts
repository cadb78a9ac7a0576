import { readField } from '@mooring/internal';
import { layersOf } from './walletError.ts';

/** Words for the person and for a no, by language: stems, as wallets that are translated use them in errors. */
const words: readonly (readonly [person: string, no: string])[] = [
  ['用[户戶]|使用者', '取消|拒[绝絕]|[否駁驳][决決回]'],
  ['ユーザー?', '拒否|却下|キャンセル|取り消'],
  ['사용자', '거부|거절|취소'],
  ['пользовател', 'отклон|отмен|отказ'],
  ['користувач', 'відхил|скас|відмов'],
  ['usu[aá]rio', 'rechaz|cancel|deneg|rejeit|recus|neg(?:ou|ad)'],
  ['utilisateur', 'refus|rejet|annul'],
  ['nutzer', 'abgelehnt|lehnt|abgebrochen|verweigert'],
  ['utente', 'rifiut|annull|negat'],
  ['kullanıcı', 'redde|iptal'],
  ['pengguna', 'tolak|menolak|batal'],
  ['người dùng', 'từ chối|h[uủ][yỷ]'],
  ['ผู้ใช้', 'ปฏิเสธ|ยกเลิก'],
  ['उपयोगकर्ता|यूज़र', 'अस्वीकार|अस्वीकृत|रद्द'],
  ['مستخدم', 'رفض|ألغى|إلغاء|الغاء'],
];

/** Within a part of a sentence: one about a balance that ends in "cancelled" is no no. */
const BETWEEN = '[^.,;:!?。，、；：！？]{0,24}';

const said = new RegExp(
  words
    .map(([one, no]) => `(?:${one})${BETWEEN}(?:${no})|(?:${no})${BETWEEN}(?:${one})`)
    .join('|')
    .normalize('NFC'),
  'iu',
);

const LONGEST = 500;

/**
 * True for an error whose words say, in a language that wallets are translated to, that the person declined. Wallets
 * should have a code for it (4001, EIP-1193), which `isRejection` reads, with words in English.
 */
export function saysNo(error: unknown): boolean {
  return [error, ...layersOf(error).map((layer) => readField(layer, 'message'))].some(
    (text) => typeof text === 'string' && said.test(text.slice(0, LONGEST).normalize('NFC')),
  );
}
