import type { Translated } from '../../../core/locales/catalogue.ts';
import type { BatchMessages } from '../batchCatalogue.ts';

export const messages: Translated<BatchMessages> = {
  'batch.done': '{size} में से {done} पूरे',
  'batch.partly': '{size} में से {done} पूरे: आपके वॉलेट ने इन्हें एक साथ एक्ज़ीक्यूट नहीं किया',
  'batch.confirmedClaim': 'वॉलेट के अनुसार पुष्टि हो गई',
  'batch.failedClaim': 'वॉलेट के अनुसार विफल',
  'batch.elsewhere': 'पेंडिंग: वह वॉलेट कनेक्ट करें जिससे भेजा गया था',
  'batch.inWallet': 'अपने वॉलेट में पुष्टि करें',
  'batch.nextInWallet': 'आपके वॉलेट में: {size} में से {position}',
  'batch.onNetwork': '{size} में से {position} भेजे गए, नेटवर्क का इंतज़ार है',
  'batch.notAtomic': 'आपका वॉलेट यह सब एक साथ एक्ज़ीक्यूट नहीं कर सकता। कुछ नहीं भेजा गया।',
  'batch.capability': 'इसके लिए जो चाहिए, वह आपके वॉलेट में नहीं है। कुछ नहीं भेजा गया।',
  'batch.tooLarge': 'यह उससे ज़्यादा है जो आपका वॉलेट एक बार में लेता है। कुछ नहीं भेजा गया।',
  'batch.upgradeDeclined': 'आपने अपने अकाउंट का अपग्रेड अस्वीकार किया। कुछ नहीं भेजा गया।',
  'batch.stopped': '{size} में से {sent} भेजे गए। बाकी नहीं भेजे गए।',
  'batch.nothingSent': 'कुछ नहीं भेजा गया।',
  'batch.disconnected': 'वॉलेट डिस्कनेक्ट हो गया।',
  'batch.otherWallet': 'अब कोई दूसरा वॉलेट कनेक्ट है।',
  'batch.otherAccount': 'अब कोई दूसरा अकाउंट कनेक्ट है।',
  'batch.otherNetwork': 'आपका वॉलेट अब किसी दूसरे नेटवर्क पर है।',
  'batch.unreadable': 'आपके वॉलेट ने नहीं बताया कि वह कौन-सा अकाउंट और नेटवर्क इस्तेमाल कर रहा है।',
  'batch.unclear': 'पता नहीं चल सका कि यह भेजा गया या नहीं। अपना वॉलेट देखें।',
  'batch.failed': 'आपके वॉलेट ने इसे नहीं भेजा।',
  'account.delegated': 'यह अकाउंट डेलीगेट किया गया कोड चलाता है:',
};
