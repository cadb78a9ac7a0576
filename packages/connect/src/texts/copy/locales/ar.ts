import type { Translated } from '../../../core/locales/catalogue.ts';
import type { CopyMessages } from '../copyCatalogue.ts';

export const messages: Translated<CopyMessages> = {
  'copy.refused': 'لم يسمح المتصفح بالنسخ. انسخ النص المحدد بنفسك.',
};
