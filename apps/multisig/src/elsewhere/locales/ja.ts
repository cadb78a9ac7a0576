import type { Translated } from '@mooring/connect';
import type { ElsewhereMessages } from './elsewhereCatalogue.ts';

export const messages: Translated<ElsewhereMessages> = {
  'elsewhere.stays':
    'ここではオーナーでないパスキーが、次のネットワークではまだオーナーです：{networks}。そこでも削除してください。',
  'elsewhere.notOpened':
    'このアカウントは次のネットワークではまだ開設されていません：{networks}。そこでは削除したパスキーのものになります。何も送らないでください。',
};
