import type { Translated } from '../../../core/locales/catalogue.ts';
import type { BatchMessages } from '../batchCatalogue.ts';

export const messages: Translated<BatchMessages> = {
  'batch.done': 'เสร็จแล้ว {done} จาก {size}',
  'batch.partly': 'เสร็จแล้ว {done} จาก {size}: วอลเล็ตไม่ได้สั่งทำรายการเป็นชุดเดียว',
  'batch.confirmedClaim': 'ยืนยันแล้วตามที่วอลเล็ตแจ้ง',
  'batch.failedClaim': 'ไม่สำเร็จตามที่วอลเล็ตแจ้ง',
  'batch.elsewhere': 'รอดำเนินการ: เชื่อมต่อวอลเล็ตที่ใช้ส่ง',
  'batch.inWallet': 'ยืนยันในวอลเล็ตของคุณ',
  'batch.nextInWallet': 'รายการที่ {position} จาก {size} ในวอลเล็ตของคุณ',
  'batch.onNetwork': 'ส่งแล้ว {position} จาก {size} กำลังรอเครือข่าย',
  'batch.notAtomic': 'วอลเล็ตของคุณสั่งทำรายการทั้งหมดนี้เป็นชุดเดียวไม่ได้ ยังไม่มีการส่ง',
  'batch.capability': 'วอลเล็ตของคุณไม่รองรับสิ่งที่จำเป็น ยังไม่มีการส่ง',
  'batch.tooLarge': 'จำนวนนี้มากกว่าที่วอลเล็ตของคุณรับได้ในครั้งเดียว ยังไม่มีการส่ง',
  'batch.upgradeDeclined': 'คุณปฏิเสธการอัปเกรดบัญชี ยังไม่มีการส่ง',
  'batch.stopped': 'ส่งแล้ว {sent} จาก {size} ส่วนที่เหลือไม่ได้ส่ง',
  'batch.nothingSent': 'ยังไม่มีการส่ง',
  'batch.disconnected': 'วอลเล็ตถูกยกเลิกการเชื่อมต่อ',
  'batch.otherWallet': 'ขณะนี้เชื่อมต่อวอลเล็ตอื่นอยู่',
  'batch.otherAccount': 'ขณะนี้เชื่อมต่อบัญชีอื่นอยู่',
  'batch.otherNetwork': 'ขณะนี้วอลเล็ตของคุณอยู่ในเครือข่ายอื่น',
  'batch.unreadable': 'วอลเล็ตของคุณไม่ได้แจ้งบัญชีและเครือข่ายที่ใช้',
  'batch.unclear': 'เราไม่ทราบว่ารายการนี้ถูกส่งแล้วหรือไม่ โปรดตรวจสอบวอลเล็ตของคุณ',
  'batch.failed': 'วอลเล็ตของคุณไม่ได้ส่งรายการนี้',
  'account.delegated': 'บัญชีนี้ใช้โค้ดที่มอบหมายไว้:',
};
