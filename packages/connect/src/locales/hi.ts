import type { KitMessages } from './kit.ts';
import type { Translated } from './message.ts';

export const messages: Translated<KitMessages> = {
  'button.connect': 'वॉलेट कनेक्ट करें',
  'button.connecting': 'कनेक्ट हो रहा है…',
  'button.loading': 'आपका कनेक्शन बहाल हो रहा है…',
  'button.wrongNetwork': 'गलत नेटवर्क',
  'button.signIn': 'साइन इन करें',
  'button.account': 'अकाउंट {account}',
  'button.network': 'नेटवर्क: {network}',
  'button.pending': {
    one: '{count} ट्रांज़ैक्शन पेंडिंग',
    other: '{count} ट्रांज़ैक्शन पेंडिंग',
  },
  'dialog.close': 'बंद करें',
  'dialog.back': 'वापस',
  'dialog.cancel': 'रद्द करें',
  'dialog.retry': 'फिर कोशिश करें',

  'connect.title': 'वॉलेट कनेक्ट करें',
  'connect.installed': 'इंस्टॉल किए हुए',
  'connect.more': 'अन्य वॉलेट',
  'connect.recent': 'हाल का',
  'connect.browserWallet': 'ब्राउज़र वॉलेट',
  'connect.none': 'इस ब्राउज़र में कोई वॉलेट नहीं मिला',
  'connect.noneHelp': 'वॉलेट एक्सटेंशन इंस्टॉल करके यहाँ लौटें: वह अपने-आप दिखने लगेगा।',
  'connect.about': 'वॉलेट क्या होता है?',
  'connect.waiting': 'आगे बढ़ने के लिए {wallet} खोलें',
  'connect.waitingHelp': 'वॉलेट की विंडो में कनेक्शन को मंज़ूरी दें।',
  'connect.waitingLong':
    'वहाँ कुछ नहीं दिख रहा? हो सकता है वॉलेट लॉक हो, या उसकी विंडो इस विंडो के पीछे छिपी हो।',
  'connect.failed': '{wallet} से कनेक्ट नहीं हो सका',
  'connect.failedBusy': '{wallet} में पहले से एक अनुरोध खुला है। वहाँ उसका जवाब दें, फिर दोबारा कोशिश करें।',
  'connect.failedGone': '{wallet} अब उपलब्ध नहीं है। पेज रीलोड करें, फिर दोबारा कोशिश करें।',
  'connect.failedTimeout': '{wallet} से समय पर जवाब नहीं मिला।',
  'connect.failedDetail': 'वॉलेट का संदेश: {detail}',
  'connect.failedUnknown': 'वॉलेट ने कोई कारण नहीं बताया।',

  'about.title': 'वॉलेट क्या होता है?',
  'about.keysTitle': 'आपकी कुंजियाँ, आपके ही पास',
  'about.keys':
    'वॉलेट आपके कॉइन, टोकन और डिजिटल कलेक्टिबल की कुंजियाँ सँभालता है और दिखाता है कि आपके पास क्या-क्या है।',
  'about.signInTitle': 'कई साइटों के लिए एक ही लॉगिन',
  'about.signIn':
    'हर साइट पर नया अकाउंट और पासवर्ड बनाने के बजाय बस वॉलेट कनेक्ट करें। आप कभी भी डिस्कनेक्ट कर सकते हैं।',
  'about.safetyTitle': 'आपके बिना कुछ नहीं होता',
  'about.safety':
    'कनेक्ट की गई साइट को सिर्फ़ आपका एड्रेस दिखता है। हर भुगतान और हर हस्ताक्षर के लिए वॉलेट में आपकी मंज़ूरी ज़रूरी है।',

  'account.title': 'अकाउंट',
  'account.copy': 'एड्रेस कॉपी करें',
  'account.copied': 'कॉपी हो गया',
  'account.explorer': '{explorer} पर देखें',
  'account.disconnect': 'डिस्कनेक्ट करें',
  'account.balance': 'बैलेंस',
  'account.balanceOn': '{network} पर बैलेंस',
  'account.unavailable': 'उपलब्ध नहीं',
  'account.switch': '{wallet} में आपके अकाउंट',
  'account.active': 'ऐक्टिव',
  'account.activate': '{account} इस्तेमाल करें',

  'signIn.title': 'साइन इन करें',
  'signIn.why':
    'यह अकाउंट आपका है, यह साबित करने के लिए अपने वॉलेट में एक मैसेज पर हस्ताक्षर करें। इसमें कोई ख़र्च नहीं होता और कोई ट्रांज़ैक्शन नहीं भेजा जाता।',
  'signIn.sign': 'मैसेज पर हस्ताक्षर करें',
  'signIn.preparing': 'तैयारी हो रही है…',
  'signIn.confirmHelp': '{wallet} में मैसेज पढ़ें और वहीं हस्ताक्षर करें।',
  'signIn.verifying': 'सत्यापन हो रहा है…',
  'signIn.retry': 'फिर कोशिश करें',
  'signIn.changed':
    'अकाउंट बदल गया है। साइन-इन {account} का है; इस अकाउंट का इस्तेमाल करने के लिए फिर से साइन इन करें।',
  'signIn.wrongNetwork':
    'आपका वॉलेट ऐसे नेटवर्क पर है जो इस साइट पर समर्थित नहीं है। साइन इन करने के लिए किसी समर्थित नेटवर्क पर जाएँ।',
  'signIn.preparing_error':
    'साइन-इन की तैयारी नहीं हो सकी। अपना इंटरनेट कनेक्शन जाँचें, फिर दोबारा कोशिश करें।',
  'signIn.signing_error': 'आपके वॉलेट ने मैसेज पर हस्ताक्षर नहीं किए।',
  'signIn.verifying_error': 'हस्ताक्षर सत्यापित नहीं हो सका। दोबारा कोशिश करें।',
  'signIn.oops_error': 'कुछ गड़बड़ हो गई। दोबारा कोशिश करें।',
  'signIn.signedIn': 'साइन इन हैं',
  'signIn.not': 'साइन इन नहीं हैं',
  'signIn.signOut': 'साइन आउट करें',
  'signIn.signedOut': 'साइन आउट हो गया',
  'signIn.signOutFailed': 'साइन आउट नहीं हो सका। दोबारा कोशिश करें।',

  'network.title': 'नेटवर्क बदलें',
  'network.current': 'कनेक्टेड',
  'network.confirm': 'अपने वॉलेट में पुष्टि करें',
  'network.rejected': 'आपने वॉलेट में {network} पर स्विच करना अस्वीकार किया।',
  'network.failed': 'आपका वॉलेट {network} पर स्विच नहीं कर सका।',
  'network.timeout': 'कोई जवाब नहीं मिला। अपने वॉलेट में {network} पर स्विच करें।',
  'network.unsupported':
    'यहाँ से आपके वॉलेट का नेटवर्क नहीं बदला जा सकता। अपने वॉलेट में {network} पर स्विच करें।',
  'network.wrong':
    'आपका वॉलेट ऐसे नेटवर्क पर है जो इस साइट पर समर्थित नहीं है। नीचे दिए किसी नेटवर्क पर स्विच करें या डिस्कनेक्ट करें।',
  'network.testnet': 'टेस्ट नेटवर्क',

  'transactions.title': 'हाल के ट्रांज़ैक्शन',
  'transactions.empty': 'इस साइट से किए गए आपके ट्रांज़ैक्शन यहाँ दिखेंगे।',
  'transactions.clear': 'मिटाएँ',
  'transactions.clearAll': 'ट्रांज़ैक्शन की सूची मिटाएँ',
  'transactions.pending': 'पेंडिंग',
  'transactions.confirmed': 'पुष्टि हो गई',
  'transactions.failed': 'विफल',
  'transactions.reverted': 'विफल: कॉन्ट्रैक्ट ने अस्वीकार किया',
  'transactions.replaced': 'इसकी जगह दूसरा ट्रांज़ैक्शन हुआ',
  'transactions.cancelled': 'रद्द किया गया',
  'transactions.notConfirmed': 'पुष्टि नहीं हुई',
  'transactions.view': 'एक्सप्लोरर पर देखें',

  'announce.connecting': '{wallet} से कनेक्ट हो रहा है',
  'announce.connected': '{account} के रूप में कनेक्ट हो गया',
  'announce.disconnected': 'डिस्कनेक्ट हो गया',
  'announce.network': 'अब नेटवर्क {network} है',
  'announce.wrongNetwork': 'गलत नेटवर्क',
  'announce.account': 'अब अकाउंट {account} है',
  'announce.confirmed': 'ट्रांज़ैक्शन की पुष्टि हो गई: {description}',
  'announce.failed': 'ट्रांज़ैक्शन विफल हुआ: {description}',
};
