import type { Translated } from '@mooring/connect';
import type { CsvMessages } from './csvCatalogue.ts';

export const messages: Translated<CsvMessages> = {
  'csv.title': '支払いの表',
  'csv.help':
    '列：トークン、受取人、金額、メモ。表計算ソフトから貼り付けるか、CSVファイルをここにドロップします。',
  'csv.cells':
    'トークン：シンボルまたはコントラクトアドレス（{symbol}は空欄）。受取人：アドレス、名前、または連絡先。',
  'csv.file': 'ファイルを選択',
  'csv.empty': '支払いを1件以上貼り付けてください。',
  'csv.unknownHeader':
    '最初の行は見出しのようですが、この列名はここでは使えません。この欄に示された列名を使ってください。',
  'csv.tooMany': '一括にできる支払いは{most}件までです。',
  'csv.tooManyTokens': '1つの表に使えるトークンは{most}種類までです。',
  'csv.tooLarge': 'このファイルは大きすぎます。',
  'csv.notText': 'このファイルはテキストではありません。CSV（UTF-8）として保存してください。',
  'csv.checking': 'すべての行を確認しています…',
  'csv.right': { other: '{count}件の支払いの準備ができました' },
  'csv.leftOut': { other: '{count}行を除外しました。' },
  'csv.restore': '元に戻す',
  'csv.first': '上に示した行を修正するか、除外してください。',
  'csv.faults': { other: '{count}行に誤りがあります' },
  'csv.leaveOutAll': 'これらをすべて除外',
  'csv.leaveOut': '除外',
  'csv.leaveOutRow': '{row}行目を除外',
  'csv.row': '{row}行目',
  'csv.totals': 'トークンごとの合計',
  'csv.read': '読み取った内容',
  'csv.ignored': '使用しない列：{columns}。',
  'csv.contradiction':
    '列「{first}」と「{second}」の内容が{row}行目で一致しません。どちらかを削除してください。',
  'csv.payments': { other: '{count}件の支払い' },
  'csv.balance': 'アカウントの残高：{amount}',
  'csv.unlisted':
    'このサイトの一覧に{token}はありません。シンボルと小数桁数はコントラクト自身によるものです。アドレスを確認してください：',
  'csv.repeated': {
    other: '{count}行が同じ支払いを繰り返しています。意図したものか確認してください。',
  },
  'csv.gas':
    'これだけの支払いには、1つのトランザクションで使える量を超えるガスが必要になることがあります。複数の提案に分けることを検討してください。',
  'csvFault.quotes': '引用符が閉じられていません。',
  'csvFault.columns': 'この行のセルが列の数より多くなっています。',
  'csvFault.collectible': '表で支払えるのはネットワークの通貨とERC-20トークンだけです。',
  'csvFault.unknown-token':
    'このシンボルのトークンは一覧にありません。コントラクトアドレスを入力してください。',
  'csvFault.ambiguous-token':
    '同じシンボルのトークンが複数あります。コントラクトアドレスを入力してください。',
  'csvFault.not-a-token': 'このアドレスにトークンコントラクトはありません。',
  'csvFault.token-unreachable':
    'トークンを読み取れませんでした：ネットワークが応答しませんでした。',
  'csvFault.two-contacts': '同じ名前の連絡先が複数あります。アドレスを入力してください。',
  'csvFault.comma':
    'コンマは小数点とも桁区切りとも読めます。金額は1234.5のように点だけで書いてください。',
  'csvFault.split-amount':
    'コンマが数量の一部である可能性があります。小数点のみで書くか、引用符で囲んでください。',
  'csvFault.point':
    '3桁の前の点は小数点とも桁区切りとも読めます。金額は1234または1234.50のように書いてください。',
  'csvFault.no-token': 'この行はトークンに言及していますが、トークンが空です。',
  'csvFault.odd-decimals': '{symbol}のコントラクトが示す小数桁数は、数量としてあり得ない値です。',
  'csvFault.more-than-balance': '上の行と合わせると、アカウントにある{symbol}を超えます。',
};
