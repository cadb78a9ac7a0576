import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': 'สิ่งที่เปลี่ยนไปในบัญชี',
  'sim.help': 'โหนดของเครือข่ายเพิ่งจำลองเสมือนสั่งทำรายการตอนนี้ ยังไม่ได้ส่งอะไร',
  'sim.none': 'จะสำเร็จ โหนดไม่รายงานการเปลี่ยนแปลงยอดคงเหลือ',
  'sim.fails': 'หากสั่งทำรายการตอนนี้จะล้มเหลว',
  'sim.unavailable': 'จำลองบนเครือข่ายนี้ไม่ได้',
  'sim.too-many': 'มีการเรียกมากเกินกว่าจะจำลองที่นี่ได้',
  'sim.units': '{units} หน่วยย่อยที่สุดของ {token}',
  'sim.item': 'รายการ {id} ของ {token}',
  'look.alike': 'ที่อยู่แรกขึ้นต้นและลงท้ายเหมือนที่อยู่ที่สองซึ่งคุณรู้จัก แต่เป็นคนละที่อยู่ โปรดเทียบทุกตัวอักษร',
  'look.first': { other: 'ตามประวัติ บัญชีนี้จ่ายให้ผู้รับ {count} รายเป็นครั้งแรก' },
};
