import type { Translated } from '@mooring/connect';
import type { ElsewhereMessages } from './elsewhereCatalogue.ts';

export const messages: Translated<ElsewhereMessages> = {
  'elsewhere.stays':
    'जो पासकी यहाँ मालिक नहीं है, वह इन पर अब भी मालिक है: {networks}। उसे वहाँ भी हटाएँ।',
  'elsewhere.notOpened':
    'यह अकाउंट इन पर अभी नहीं खुला है: {networks}। वहाँ यह हटाई गई पासकी का है: उस पर कुछ न भेजें।',
};
