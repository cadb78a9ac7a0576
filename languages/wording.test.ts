import { describe, expect, it } from 'vitest';
import { glossaries } from './glossary/glossary.ts';
import { unusedWords, wordingFaults } from './wording.ts';

describe('wording', () => {
  it.each([
    ['es', 'Tu cartera no respondió.', 'write billetera'],
    ['es', 'Que mirar?', 'lacks ¿ or ¡'],
    ['fr', 'Réseau : {network}', 'U+202F'],
    ['fr', '«{name}» est retiré.', 'U+202F'],
    ['fr', 'La chaîne ne le montre pas.', 'write blockchain'],
    ['ar', 'أدخل رمز التحقق', 'المجموع الاختباري'],
    ['ar', 'تغيّر الحساب, سجّل الدخول', '، ؛ ؟'],
    ['hi', 'खाते की सेटिंग्स', 'write अकाउंट'],
    ['hi', 'यह अकाउंट है.', 'write ।'],
    ['id', 'Gateway tidak merespons.', 'write layanan transaksi'],
    ['ja', 'その他: {name}', 'full-width'],
    ['ja', '{contract}(不明)', 'full-width'],
    ['ja', 'あなたのウォレット', 'no pronoun'],
    ['zh', '其他: {name}', 'full-width'],
    ['zh', '需要签名.', 'write 。'],
    ['ko', '{network}을(를) 추가', 'a noun before the particle'],
    ['ko', '{network}이 응답하지 않습니다.', 'a noun before the particle'],
    ['ko', '트랜잭션 실행', 'write 거래'],
    ['de', 'Ihr Account', 'write Konto'],
    ['ru', 'Счёт подписан', 'write аккаунт'],
    ['zh', '你的钱包', 'write 您'],
    ['zh-HK', '切換網路', 'write 網絡'],
    ['zh-HK', '為什麼', 'write 裏, 甚麼, 着'],
    ['zh-TW', '切換網絡', 'write 網路'],
    ['zh-TW', '其他: {name}', 'full-width'],
    ['en', 'Loading...', 'write …'],
    ['en', "Don't see it?", 'write ’'],
  ])('in %s, “%s” is a mistake', (locale, text, mistake) => {
    expect(wordingFaults(locale, text)).toContainEqual(expect.stringContaining(mistake));
  });

  it.each([
    ['es', '¿Qué es una billetera?'],
    ['fr', 'Réseau\u202f: {network}'],
    ['fr', '«\u202f{name}\u202f» est retiré.'],
    ['ja', 'その他：{name}（例：1234.5）'],
    ['ja', 'JSON、または関数ごとに1行：function dock(address to) payable'],
    ['ko', '{network} 네트워크가 {wallet}에서 응답하지 않습니다.'],
    ['ko', '지갑({wallet})을 찾는 중…'],
    ['hi', 'वह चेकसम से मेल नहीं खाता।'],
    ['zh-TW', '由「{app}」提案（未經驗證）'],
    // Placeholders are no words.
    ['fr', 'Ouvrez {wallet}'],
  ])('in %s, “%s” is none', (locale, text) => {
    expect(wordingFaults(locale, text)).toEqual([]);
  });

  it('finds agreed words that nobody uses', () => {
    const [wallet = '', ...others] = Object.values(glossaries['es']?.words ?? {});
    expect(unusedWords('es', others)).toEqual([wallet]);
  });
});
