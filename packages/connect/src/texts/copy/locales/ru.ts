import type { Translated } from '../../../core/locales/catalogue.ts';
import type { CopyMessages } from '../copyCatalogue.ts';

export const messages: Translated<CopyMessages> = {
  'copy.refused': 'Браузер не разрешил копирование. Скопируйте выделенный текст сами.',
};
