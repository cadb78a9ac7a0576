import type { Translated } from '../../../core/locales/catalogue.ts';
import type { NetworkMessages } from '../networkCatalogue.ts';

export const messages: Translated<NetworkMessages> = {
  'network.current': '已连接',
  'network.rejected': '您在钱包中拒绝了切换到 {network}。',
  'network.timeout': '未收到响应。请在钱包中切换到 {network}。',
  'network.unsupported': '您的钱包不支持从这里切换网络。请在钱包中切换到 {network}。',
  'network.wrong': '本网站不支持您的钱包当前所在的网络。请切换到下列网络之一，或断开连接。',
  'network.outside': '您的手机当前使用 {network}，但未允许本站使用该网络。本页仍使用 {current}。',
  'network.testnet': '测试网络',
};
