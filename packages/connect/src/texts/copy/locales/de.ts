import type { Translated } from '../../../core/locales/catalogue.ts';
import type { CopyMessages } from '../copyCatalogue.ts';

export const messages: Translated<CopyMessages> = {
  'copy.refused':
    'Der Browser hat das Kopieren nicht erlaubt. Kopieren Sie den markierten Text selbst.',
};
