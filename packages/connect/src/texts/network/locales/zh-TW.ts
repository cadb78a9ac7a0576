import type { Translated } from '../../../core/locales/catalogue.ts';
import type { NetworkMessages } from '../networkCatalogue.ts';

export const messages: Translated<NetworkMessages> = {
  'network.current': '已連接',
  'network.rejected': '您在錢包中拒絕切換到 {network}。',
  'network.timeout': '沒有收到回應。請在錢包中切換到 {network}。',
  'network.unsupported': '無法從這裡切換您錢包的網路。請在錢包中切換到 {network}。',
  'network.wrong': '您的錢包目前使用的網路不受本網站支援。請切換到下列其中一個，或中斷連線。',
  'network.outside': '您的手機目前使用 {network}，但未允許此網站使用該網路。本頁仍使用 {current}。',
  'network.testnet': '測試網路',
};
