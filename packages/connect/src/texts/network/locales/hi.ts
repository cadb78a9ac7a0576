import type { Translated } from '../../../core/locales/catalogue.ts';
import type { NetworkMessages } from '../networkCatalogue.ts';

export const messages: Translated<NetworkMessages> = {
  'network.current': 'कनेक्टेड',
  'network.rejected': 'आपने वॉलेट में {network} पर स्विच करना अस्वीकार किया।',
  'network.timeout': 'कोई जवाब नहीं मिला। अपने वॉलेट में {network} पर स्विच करें।',
  'network.unsupported':
    'यहाँ से आपके वॉलेट का नेटवर्क नहीं बदला जा सकता। अपने वॉलेट में {network} पर स्विच करें।',
  'network.wrong':
    'आपका वॉलेट ऐसे नेटवर्क पर है जो इस साइट पर समर्थित नहीं है। नीचे दिए किसी नेटवर्क पर स्विच करें या डिस्कनेक्ट करें।',
  'network.outside':
    'आपका फ़ोन {network} पर है, जिसकी अनुमति उसने यहाँ नहीं दी है। यह पेज {current} पर ही रहेगा।',
  'network.testnet': 'टेस्ट नेटवर्क',
};
