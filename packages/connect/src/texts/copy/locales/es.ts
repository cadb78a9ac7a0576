import type { Translated } from '../../../core/locales/catalogue.ts';
import type { CopyMessages } from '../copyCatalogue.ts';

export const messages: Translated<CopyMessages> = {
  'copy.refused': 'El navegador no permitió copiar. Copia tú el texto seleccionado.',
};
