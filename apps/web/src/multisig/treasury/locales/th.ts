import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': 'จ่ายหลายรายการพร้อมกัน (CSV)',
  'payments.single': 'ใส่การจ่ายทีละรายการ',
  'nonce.choose': 'Nonce {nonce}: เลือกค่าอื่น',
  'nonce.free': 'ค่าแรกที่ว่าง ต่อจากทุกรายการที่รออยู่',
  'nonce.replaces': 'มีธุรกรรมที่รออยู่ใช้ nonce นี้ เมื่อสั่งทำรายการหนึ่งแล้ว รายการอื่นจะใช้ไม่ได้อีก',
  'nonce.gap': 'ไม่มี nonce {missing}: ต้องสั่งทำรายการนั้นก่อนจึงจะทำรายการนี้ได้',
  'nonce.used': 'บัญชีอยู่ที่ nonce {next} แล้ว',
  'nonce.not-a-number': 'ใส่จำนวนเต็มตั้งแต่ {next} ขึ้นไป',
  'nonce.replace': 'เสนอการเรียกอื่นแทน',
  'takes.nonce': 'ข้อเสนอนี้ใช้ nonce {nonce}',
  'takes.used': 'ใช้ไปแล้ว จึงสั่งทำรายการนี้ไม่ได้อีก โปรดเลือกค่าอื่นตอนตรวจสอบ',
  'gap.one': 'ไม่มี nonce {nonce}',
  'gap.several': 'ไม่มี nonce {first} ถึง {last}',
  'gap.help': 'รายการด้านล่างจะสั่งทำรายการก่อนไม่ได้',
  'gap.fill': 'เสนอรายการที่ใช้ nonce {nonce}',
  'delete.help': 'การนี้ลบออกจากบริการธุรกรรมเท่านั้น ผู้ที่เก็บลายเซ็นไว้ยังสั่งทำรายการได้ เพื่อความแน่ใจให้ปฏิเสธ',
  'next.sign': { other: 'ต้องการอีก {count} ลายเซ็น จากเจ้าของคนใดก็ได้ต่อไปนี้:' },
  'next.execute': 'เจ้าของลงนามครบแล้ว ใครก็สั่งทำรายการได้ที่ด้านล่าง',
  'next.share': 'ส่งลิงก์นี้ให้พวกเขา ลิงก์จะเปิดธุรกรรมนี้',
  'create.link': 'สร้างบัญชีมัลติซิก',
  'create.open': 'เปิดบนเครือข่ายอื่น',
};
