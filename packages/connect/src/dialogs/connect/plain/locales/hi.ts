import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PlainWayMessages } from '../plainWayCatalogue.ts';

export const messages: Translated<PlainWayMessages> = {
  'plain.help': 'आपके वॉलेट में मंज़ूरी के लिए कुछ नहीं है? कुछ वॉलेट एक साथ कनेक्ट और साइन इन नहीं कर पाते।',
  'plain.connect': 'पहले कनेक्ट करें, बाद में साइन इन करें',
};
