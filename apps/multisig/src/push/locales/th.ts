import type { Translated } from '@mooring/connect';
import type { PushMessages } from './pushCatalogue.ts';

export const messages: Translated<PushMessages> = {
  'push.on': 'แม้ไม่มีแท็บใดเปิดอยู่',
  'push.help':
    'ด้วยข้อความพุชบนอุปกรณ์นี้ ข้อความส่งผ่าน Google ซึ่งจะรู้ว่าอุปกรณ์นี้ติดตามบัญชีนี้ หากต้องการเปิดใช้ วอลเล็ตของคุณจะลงนามเพื่อลงชื่อเข้าใช้บริการธุรกรรม',
  'push.confirm': 'ยืนยันการลงชื่อเข้าใช้ในวอลเล็ตของคุณ',
  'push.noService': 'เบราว์เซอร์ของคุณติดต่อบริการข้อความพุชไม่ได้ ลองอีกครั้งภายหลังหรือใช้เบราว์เซอร์อื่น',
  'push.failed': 'ไม่มีอะไรเปลี่ยนแปลง: บริการธุรกรรมหรือวอลเล็ตของคุณไม่ตอบสนอง ลองอีกครั้ง',
  'push.waits': 'มีรายการของ {account} รอลายเซ็นของคุณ',
  'push.changed': 'มีความเคลื่อนไหวใหม่ใน {account}',
};
