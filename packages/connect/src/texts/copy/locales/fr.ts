import type { Translated } from '../../../core/locales/catalogue.ts';
import type { CopyMessages } from '../copyCatalogue.ts';

export const messages: Translated<CopyMessages> = {
  'copy.refused': 'Le navigateur n’a pas autorisé la copie. Copiez vous-même le texte sélectionné.',
};
