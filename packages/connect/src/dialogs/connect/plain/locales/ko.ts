import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PlainWayMessages } from '../plainWayCatalogue.ts';

export const messages: Translated<PlainWayMessages> = {
  'plain.help': '지갑에 승인할 내용이 없나요? 연결과 로그인을 한 번에 할 수 없는 지갑도 있습니다.',
  'plain.connect': '먼저 연결하고 나중에 로그인',
};
