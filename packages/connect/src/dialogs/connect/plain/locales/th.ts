import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PlainWayMessages } from '../plainWayCatalogue.ts';

export const messages: Translated<PlainWayMessages> = {
  'plain.help': 'ไม่มีรายการให้อนุมัติในวอลเล็ตใช่ไหม บางวอลเล็ตเชื่อมต่อและลงชื่อเข้าใช้พร้อมกันไม่ได้',
  'plain.connect': 'เชื่อมต่อก่อน ลงชื่อเข้าใช้ภายหลัง',
};
