import { foldText } from '@mooring/page/contacts';
import type { ContactDraft } from './checkContact.ts';

/** Names of a file's columns: ours, those of wallets and address books, and the labels of every language. */
const contactColumns = {
  name: `name label contact alias nickname 名称 名稱 名前 이름 الاسم nombre nom नाम nama nome имя ชื่อ ad ім’я tên`,
  address: `address wallet account 地址 アドレス 주소 العنوان adresse dirección एड्रेस alamat endereço адрес ที่อยู่ adres
    адреса địa-chỉ wallet-address ethereum-address`,
  note: `note notes memo comment description 备注 備註 メモ 메모 ملاحظة notiz nota remarque नोट catatan заметка บันทึกย่อ
    not нотатка ghi-chú`,
} as const satisfies Record<keyof ContactDraft, string>;

const kindsByName = new Map(
  (['name', 'address', 'note'] as const).flatMap((kind) =>
    contactColumns[kind].split(/\s+/).map((name) => [columnKey(name), kind] as const),
  ),
);

/** Field of a column, by its name; undefined for another column. */
export function columnKind(cell: string): keyof ContactDraft | undefined {
  return kindsByName.get(columnKey(cell));
}

/** Without case, accents, and signs between words. */
function columnKey(name: string): string {
  return foldText(name).replace(/[^\p{L}\p{N}]+/gu, '');
}
