import type { Translated } from '@mooring/connect';
import type { ElsewhereMessages } from './elsewhereCatalogue.ts';

export const messages: Translated<ElsewhereMessages> = {
  'elsewhere.stays': 'พาสคีย์ที่ไม่ได้เป็นเจ้าของที่นี่ยังเป็นเจ้าของบน: {networks} โปรดนำออกที่นั่นด้วย',
  'elsewhere.notOpened': 'บัญชีนี้ยังไม่เปิดบน: {networks} ที่นั่นบัญชีเป็นของพาสคีย์ที่นำออกแล้ว อย่าส่งสิ่งใดไปที่นั่น',
};
