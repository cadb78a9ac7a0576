import type { Translated } from '@mooring/connect';
import type { ChangesMessages } from './changesCatalogue.ts';

export const messages: Translated<ChangesMessages> = {
  'was.ownerAdded': 'เพิ่มเจ้าของ: {owner}',
  'was.ownerRemoved': 'ลบเจ้าของ: {owner}',
  'was.threshold': 'ลายเซ็นที่ต้องมี',
  'was.guard': 'ตัวตรวจสอบ (guard)',
  'was.moduleGuard': 'ตัวตรวจสอบโมดูล',
  'was.handler': 'ตัวจัดการสำรอง (fallback handler)',
  'was.changed': '{what}: {before} → {after}',
  'was.changedTo': '{what}: {after}',
  'was.none': 'ไม่มี',
  'was.nothing': 'บล็อกเชนไม่แสดงการเปลี่ยนการตั้งค่าในธุรกรรมนี้',
};
