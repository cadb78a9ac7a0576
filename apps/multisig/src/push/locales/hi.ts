import type { Translated } from '@mooring/connect';
import type { PushMessages } from './pushCatalogue.ts';

export const messages: Translated<PushMessages> = {
  'push.on': 'कोई टैब खुला न हो, तब भी',
  'push.help':
    'इस डिवाइस पर पुश मैसेज से। ये Google से होकर आते हैं, जिसे पता चलता है कि यह डिवाइस इस अकाउंट पर नज़र रखता है। चालू करने के लिए आपका वॉलेट हस्ताक्षर से ट्रांज़ैक्शन सेवा में साइन इन करता है।',
  'push.confirm': 'अपने वॉलेट में साइन इन की पुष्टि करें।',
  'push.noService':
    'आपका ब्राउज़र अपनी पुश मैसेज सेवा तक नहीं पहुँच सका। बाद में या किसी दूसरे ब्राउज़र में कोशिश करें।',
  'push.failed': 'कुछ नहीं बदला: ट्रांज़ैक्शन सेवा या आपके वॉलेट ने साथ नहीं दिया। फिर कोशिश करें।',
  'push.waits': '{account} में कुछ आपके हस्ताक्षर की प्रतीक्षा में है।',
  'push.changed': '{account} में कुछ नया है।',
};
