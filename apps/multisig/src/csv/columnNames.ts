/** Kind of a column that is read. */
export type ColumnKind = 'token' | 'recipient' | 'amount' | 'note' | 'type';

export const columnKinds = ['token', 'recipient', 'amount', 'note', 'type'] as const;

/** Names of columns in lower case: those of other tools for payments, then those of the page's help in its languages. */
const paymentColumns: Readonly<Record<ColumnKind, readonly string[]>> = {
  token: [
    ...['token', 'token_address', 'token address', 'asset', 'currency', 'symbol'],
    ...['token_symbol', 'token symbol', 'contract_address', 'contract address'],
    ...['jeton', 'टोकन', 'トークン', '토큰', 'токен', 'โทเค็น', '代币', '代幣', 'العملة الرمزية'],
  ],
  recipient: [
    ...['recipient', 'receiver', 'to', 'address', 'payee', 'name'],
    ...['empfänger', 'destinatario', 'destinataire', 'destinatário', 'प्राप्तकर्ता', 'penerima'],
    ...['受取人', '받는 사람', 'получатель', 'отримувач', 'ผู้รับ', 'alıcı', 'người nhận'],
    ...['收款人', '收款方', 'المستلم'],
  ],
  amount: [
    ...['amount', 'value'],
    ...['betrag', 'monto', 'montant', 'valor', 'राशि', 'jumlah', '金額', '金额', '금액', 'сумма'],
    ...['сума', 'จำนวน', 'tutar', 'số tiền', 'المبلغ'],
  ],
  note: [
    ...['note', 'memo', 'comment', 'description', 'reference'],
    ...['notiz', 'nota', 'नोट', 'catatan', 'メモ', '메모', 'заметка', 'нотатка', 'บันทึก', 'not'],
    ...['ghi chú', '備註', '备注', 'الملاحظة'],
  ],
  type: ['token_type', 'token type'],
};

/** Kind of a column by its name; undefined for others. */
export function columnKindOf(name: string): ColumnKind | undefined {
  const plain = name.normalize('NFC').toLowerCase();
  return columnKinds.find((kind) => paymentColumns[kind].includes(plain));
}

const tokenWords = new RegExp(
  [
    ...['token', 'asset', 'currenc', 'symbol', 'coin', 'contract', 'erc-?20', 'ticker', 'jeton'],
    ...['währung', 'moneda', 'moeda', 'devise', 'monnaie', 'mata ?(?:uang|wang)', 'para birimi'],
    ...[
      'tiền tệ',
      'валют',
      'токен',
      'монет',
      '币',
      '幣',
      '通貨',
      'トークン',
      '통화',
      '토큰',
      'मुद्रा',
    ],
    ...['टोकन', 'สกุลเงิน', 'โทเค็น', 'เหรียญ', 'عملة', 'العملة'],
  ].join('|'),
  'iu',
);

/** Returns true for a column name that mentions tokens or currencies, whether it is read or not. */
export function mentionsTokens(name: string): boolean {
  return tokenWords.test(name.normalize('NFC'));
}
