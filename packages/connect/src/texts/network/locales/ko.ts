import type { Translated } from '../../../core/locales/catalogue.ts';
import type { NetworkMessages } from '../networkCatalogue.ts';

export const messages: Translated<NetworkMessages> = {
  'network.current': '연결됨',
  'network.rejected': '지갑에서 {network} 네트워크 전환을 거부했습니다.',
  'network.timeout': '응답이 없습니다. 지갑에서 {network} 네트워크로 전환하세요.',
  'network.unsupported':
    '이 지갑은 여기에서 전환할 수 없습니다. 지갑에서 직접 {network} 네트워크로 전환하세요.',
  'network.wrong':
    '지갑이 이 사이트에서 지원하지 않는 네트워크에 연결되어 있습니다. 아래 네트워크 중 하나로 전환하거나 연결을 해제하세요.',
  'network.outside':
    '휴대폰은 이 사이트에 허용하지 않은 {network} 네트워크에 있습니다. 이 페이지는 {current}에 그대로 있습니다.',
  'network.testnet': '테스트넷',
};
