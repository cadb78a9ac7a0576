import type { Translated } from '@mooring/connect';
import type { LedgerMessages } from './ledgerCatalogue.ts';

export const messages: Translated<LedgerMessages> = {
  'ledger.title': 'กรองและส่งออก',
  'ledger.all': 'ทั้งหมด',
  'ledger.person': 'จากหรือถึง',
  'ledger.personHelp': 'ที่อยู่ หรือชื่อในรายชื่อติดต่อ',
  'ledger.settings': 'เฉพาะการเปลี่ยนการตั้งค่า',
  'ledger.from': 'ตั้งแต่',
  'ledger.until': 'จนถึง',
  'ledger.count': { other: '{count} รายการ' },
  'ledger.unchecked': { other: 'ตรวจสอบ {count} รายการกับบล็อกเชนไม่ได้ ไฟล์จะทำเครื่องหมายไว้' },
  'ledger.cut': 'อ่านได้ไม่ครบทุกรายการ ไฟล์ระบุไว้แล้ว',
  'ledger.csv': 'ส่งออกเป็น CSV',
  'ledger.json': 'ส่งออกเป็น JSON',
};
