import type { Translated } from '../../../core/locales/catalogue.ts';
import type { CopyMessages } from '../copyCatalogue.ts';

export const messages: Translated<CopyMessages> = {
  'copy.refused': 'Trình duyệt không cho phép sao chép. Hãy tự sao chép đoạn văn bản đã chọn.',
};
