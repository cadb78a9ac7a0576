import type { Translated } from '../../../core/locales/catalogue.ts';
import type { CopyMessages } from '../copyCatalogue.ts';

export const messages: Translated<CopyMessages> = {
  'copy.refused': 'ब्राउज़र ने कॉपी नहीं करने दिया। चुना हुआ टेक्स्ट खुद कॉपी करें।',
};
