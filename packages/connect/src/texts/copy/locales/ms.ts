import type { Translated } from '../../../core/locales/catalogue.ts';
import type { CopyMessages } from '../copyCatalogue.ts';

export const messages: Translated<CopyMessages> = {
  'copy.refused': 'Pelayar tidak membenarkan penyalinan. Salin sendiri teks yang dipilih.',
};
