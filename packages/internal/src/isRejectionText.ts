/**
 * Words and names for it in English. Not for credentials, a user operation that a bundler rejects, or what a
 * browser calls the user agent.
 */
const englishRejection =
  /user[\s_]*(?:ha[sd] )?(?:reject|den[iy]|cancel|declin|refus|disappr|clos)|(?:reject|den[iy]|cancel|declin|refus|disappr|clos)\w* by (?:the )?user\b(?! agent)|ACTION_REJECTED/i;

/** EIP-1193's code for it in a text, as of JSON in JSON. */
const REJECTION_CODE = /code\W{1,5}4001\b/i;

/** Words for the person and for a no, by language: stems, as wallets that are translated use them in errors. */
const rejectionStems: readonly (readonly [person: string, no: string])[] = [
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
const SAME_CLAUSE = '[^.,;:!?。，、；：！？]{0,24}';

const rejectionWords = new RegExp(
  rejectionStems
    .map(([one, no]) => `(?:${one})${SAME_CLAUSE}(?:${no})|(?:${no})${SAME_CLAUSE}(?:${one})`)
    .join('|')
    .normalize('NFC'),
  'iu',
);

const LONGEST_ERROR_TEXT = 2_000;

/**
 * Returns true for a text of a wallet's error that says that the person declined: in English, in another language that wallets
 * are translated to, or by a code in JSON. Wallets should have a code for it (4001, EIP-1193) in the error itself.
 */
export function isRejectionText(text: string): boolean {
  const start = text.slice(0, LONGEST_ERROR_TEXT).normalize('NFC');
  return [englishRejection, REJECTION_CODE, rejectionWords].some((words) => words.test(start));
}
