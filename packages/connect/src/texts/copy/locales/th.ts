import type { Translated } from '../../../core/locales/catalogue.ts';
import type { CopyMessages } from '../copyCatalogue.ts';

export const messages: Translated<CopyMessages> = {
  'copy.refused': 'เบราว์เซอร์ไม่อนุญาตให้คัดลอก โปรดคัดลอกข้อความที่เลือกไว้ด้วยตนเอง',
};
