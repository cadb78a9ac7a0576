import type { Translated } from '../../../core/locales/catalogue.ts';
import type { CopyMessages } from '../copyCatalogue.ts';

export const messages: Translated<CopyMessages> = {
  'copy.refused':
    'ブラウザでコピーが許可されませんでした。選択されたテキストをご自身でコピーしてください。',
};
