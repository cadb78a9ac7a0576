import type { Translated } from '../../../core/locales/catalogue.ts';
import type { NetworkMessages } from '../networkCatalogue.ts';

export const messages: Translated<NetworkMessages> = {
  'network.current': 'เชื่อมต่ออยู่',
  'network.rejected': 'คุณปฏิเสธการสลับไปยัง {network} ในวอลเล็ต',
  'network.timeout': 'ไม่ได้รับการตอบกลับ โปรดสลับไปยัง {network} ในวอลเล็ตของคุณ',
  'network.unsupported': 'สลับเครือข่ายของวอลเล็ตจากหน้านี้ไม่ได้ โปรดสลับไปยัง {network} ในวอลเล็ตของคุณ',
  'network.wrong': 'วอลเล็ตของคุณอยู่บนเครือข่ายที่เว็บไซต์นี้ไม่รองรับ โปรดสลับไปยังเครือข่ายด้านล่าง หรือตัดการเชื่อมต่อ',
  'network.outside': 'โทรศัพท์ของคุณอยู่บน {network} ซึ่งยังไม่ได้อนุญาตที่นี่ หน้านี้ยังคงอยู่บน {current}',
  'network.testnet': 'เครือข่ายทดสอบ',
};
