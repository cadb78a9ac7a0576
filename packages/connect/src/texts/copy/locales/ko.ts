import type { Translated } from '../../../core/locales/catalogue.ts';
import type { CopyMessages } from '../copyCatalogue.ts';

export const messages: Translated<CopyMessages> = {
  'copy.refused': '브라우저에서 복사를 허용하지 않았습니다. 선택된 텍스트를 직접 복사하세요.',
};
