import type { Part } from '../textLoaders.ts';

export const kit: Part<'kit'> = {
  'button.connect': 'वॉलेट कनेक्ट करें',
  'button.connecting': 'कनेक्ट हो रहा है…',
  'button.finishing': '{wallet} के साथ कनेक्शन पूरा हो रहा है…',
  'button.loading': 'आपका कनेक्शन बहाल हो रहा है…',
  'button.wrongNetwork': 'गलत नेटवर्क',
  'button.reload': 'पेज रीलोड करें',
  'button.signIn': 'साइन इन करें',
  'button.account': 'अकाउंट {account}',
  'button.network': 'नेटवर्क: {network}',
  'button.pending': { one: '{count} ट्रांज़ैक्शन पेंडिंग', other: '{count} ट्रांज़ैक्शन पेंडिंग' },

  'dialog.close': 'बंद करें',
  'dialog.back': 'वापस',
  'dialog.cancel': 'रद्द करें',
  'dialog.retry': 'फिर कोशिश करें',

  'connect.title': 'वॉलेट कनेक्ट करें',
  'connect.installed': 'इंस्टॉल किए हुए',
  'connect.more': 'अन्य वॉलेट',
  'connect.recent': 'हाल का',
  'connect.browserWallet': 'ब्राउज़र वॉलेट',
  'connect.safeNote': 'वह अकाउंट जिसमें यह पेज खुला है',
  'connect.none': 'इस ब्राउज़र में कोई वॉलेट नहीं मिला',
  'connect.noneHelp': 'वॉलेट एक्सटेंशन इंस्टॉल करके यहाँ लौटें: वह अपने-आप दिखने लगेगा।',
  'connect.about': 'वॉलेट क्या होता है?',
  'connect.get': 'वॉलेट पाएँ',
  'connect.getNote': 'इसे कैसे पाएँ',
  'connect.popular': 'लोकप्रिय',
  'connect.phoneWallet': 'फ़ोन वॉलेट',
  'connect.phoneWalletHelp': 'कोड स्कैन करके, कोई भी वॉलेट',
  'connect.otherWallets': 'फ़ोन के दूसरे वॉलेट',
  'connect.otherWalletsHelp': 'आपका फ़ोन पूछेगा कि कौन-सा',
  'connect.otherWalletsCode': 'कोड या कॉपी किए लिंक से',
  'connect.insideNote': '{wallet} के ब्राउज़र में खुलता है',
  'connect.search': 'वॉलेट खोजें',
  'connect.found': { one: '{count} वॉलेट मिला', other: '{count} वॉलेट मिले' },
  'connect.noMatch': 'इस नाम का कोई वॉलेट नहीं है।',
  'connect.lookingFor': '{wallet} को खोजा जा रहा है…',
  'connect.inApp':
    '{app} के अंदर से वॉलेट नहीं खुलते। यह पेज अपने फ़ोन के ब्राउज़र में खोलें: यहाँ के मेन्यू से, या इसका पता कॉपी करके।',
  'connect.waiting': 'आगे बढ़ने के लिए {wallet} खोलें',
  'connect.waitingHelp': 'वॉलेट की विंडो में कनेक्शन को मंज़ूरी दें।',
  'connect.waitingLong':
    'कुछ नहीं दिख रहा? हो सकता है वॉलेट लॉक हो, या उसकी विंडो इस विंडो के पीछे छिपी हो।',
  'connect.failed': '{wallet} से कनेक्ट नहीं हो सका',
  'connect.failedBusy': '{wallet} में पहले से एक अनुरोध खुला है। वहाँ उसका जवाब दें, फिर दोबारा कोशिश करें।',
  'connect.failedEmpty':
    '{wallet} ने ऐसा कोई अकाउंट साझा नहीं किया जो यहाँ काम करे। वहाँ एक चुनें, फिर दोबारा कोशिश करें।',
  'connect.failedGone': '{wallet} अब उपलब्ध नहीं है। पेज रीलोड करें, फिर दोबारा कोशिश करें।',
  'connect.failedTimeout': '{wallet} से समय पर जवाब नहीं मिला।',
  'connect.failedDetail': 'वॉलेट का मैसेज: {detail}',
  'connect.failedUnknown': 'वॉलेट ने कोई कारण नहीं बताया।',

  'phone.check': 'फिर जाँचें',
  'phone.continue': 'अपने फ़ोन के वॉलेट में आगे बढ़ें।',
  'phone.openWallet': 'वॉलेट खोलें',

  'inside.copy': 'इस पेज का पता कॉपी करें',

  'pairing.relaySilent':
    'फ़ोन जोड़ने वाली सेवा जवाब नहीं दे रही। अपना इंटरनेट कनेक्शन जाँचें, फिर दोबारा कोशिश करें।',
  'pairing.relayRefused':
    'फ़ोन जोड़ने वाली सेवा इस साइट को अनुमति नहीं देती। इस डिवाइस की तारीख और समय जाँच लें। वे सही हों तो केवल साइट का संचालक मदद कर सकता है।',
  'pairing.relayError': 'फ़ोन जोड़ने वाली सेवा अनुरोध आगे नहीं भेज सकी।',
  'pairing.networks': 'वॉलेट इस साइट के नेटवर्क सपोर्ट नहीं करता।',
  'pairing.methods': 'वॉलेट वह सपोर्ट नहीं करता जो इस साइट को चाहिए।',
  'pairing.unloadable':
    'इस पेज का एक हिस्सा लोड नहीं हो सका। अपना इंटरनेट कनेक्शन जाँचें, फिर दोबारा कोशिश करें।',
  'pairing.expired': 'वॉलेट से समय पर जवाब नहीं मिला।',
  'pairing.other': 'वॉलेट और यह साइट कनेक्शन पर सहमत नहीं हो सके।',

  'get.title': '{wallet} पाएँ',

  'about.title': 'वॉलेट क्या होता है?',

  'account.title': 'अकाउंट',
  'account.safe': 'Safe मल्टीसिग अकाउंट',
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

  'multisig.account': 'मल्टीसिग अकाउंट',
  'multisig.rule': 'मल्टीसिग, ज़रूरी हस्ताक्षर: {owners} में से {threshold}',
  'multisig.signed': 'हस्ताक्षर: {threshold} में से {signed}',

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
  'signIn.pending': 'इस मैसेज पर कुछ और मालिकों के हस्ताक्षर का इंतज़ार है। आप जाकर बाद में लौट सकते हैं।',
  'signIn.pendingRow': 'साइन-इन को हस्ताक्षरों का इंतज़ार है',
  'signIn.pendingUnknown': 'हस्ताक्षर जाँचे नहीं जा सके। अपने-आप फिर से कोशिश की जाएगी।',
  'signIn.pendingOver': 'समय पर ज़रूरी हस्ताक्षर नहीं हुए। साइन-इन फिर से शुरू करें।',
  'signIn.callOff': 'साइन-इन रद्द करें',

  'network.title': 'नेटवर्क बदलें',
  'network.confirm': 'अपने वॉलेट में पुष्टि करें',
  'network.failed': 'आपका वॉलेट {network} पर स्विच नहीं कर सका।',

  'unanswered.phone': 'आपके फ़ोन से अभी जवाब नहीं आया।',
  'unanswered.open': 'आपके वॉलेट में मंज़ूरी बाकी: {description}',
  'unanswered.lost': 'पता नहीं चल सका कि यह भेजा गया या नहीं: {description}। अपना वॉलेट देखें।',
  'unanswered.dismiss': 'हटाएँ',
  'unanswered.payment': '{recipient} को {amount} भेजना',
  'unanswered.call': '{recipient} के लिए ट्रांज़ैक्शन',
  'unanswered.batch': { one: '{count} ट्रांज़ैक्शन', other: '{count} ट्रांज़ैक्शन' },

  'transactions.title': 'हाल के ट्रांज़ैक्शन',
  'transactions.empty': 'इस साइट से किए गए आपके ट्रांज़ैक्शन यहाँ दिखेंगे।',
  'transactions.clear': 'मिटाएँ',
  'transactions.clearAll': 'ट्रांज़ैक्शन की सूची मिटाएँ',
  'transactions.pending': 'पेंडिंग',
  'transactions.confirmed': 'पुष्टि हो गई',
  'transactions.failed': 'विफल',
  'transactions.reverted': 'विफल: कॉन्ट्रैक्ट ने उलट दिया',
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
  'announce.signed': 'ट्रांज़ैक्शन पेंडिंग है ({signatures}): {description}',
  'announce.confirmed': 'ट्रांज़ैक्शन की पुष्टि हो गई: {description}',
  'announce.failed': 'ट्रांज़ैक्शन विफल हुआ: {description}',
  'announce.notConfirmed': 'ट्रांज़ैक्शन की पुष्टि नहीं हुई: {description}',
};

export const network: Part<'network'> = {
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

export const batch: Part<'batch'> = {
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

export const copy: Part<'copy'> = {
  'copy.refused': 'ब्राउज़र ने कॉपी नहीं करने दिया। चुना हुआ टेक्स्ट खुद कॉपी करें।',
};

export const screens: Part<'screens'> = {
  'scan.title': '{wallet} से स्कैन करें',
  'scan.titleAny': 'अपने फ़ोन से स्कैन करें',
  'scan.help': 'अपने फ़ोन पर {wallet} खोलें और यह कोड स्कैन करें।',
  'scan.helpAny': 'अपने फ़ोन पर वॉलेट खोलें और यह कोड स्कैन करें।',
  'scan.helpHere': 'लिंक कॉपी करके अपने वॉलेट में पेस्ट करें, या दूसरे फ़ोन से कोड स्कैन करें।',
  'scan.code': 'फ़ोन के वॉलेट को कनेक्ट करने वाला QR कोड',
  'scan.starting': 'तैयार हो रहा है…',
  'scan.ready': 'कोड स्कैन के लिए तैयार है',
  'scan.renewed': 'कोड नया कर दिया गया',
  'scan.renewsIn': 'नया कोड {time} में',
  'scan.copy': 'लिंक कॉपी करें',

  'phone.open': '{wallet} खोलें',
  'phone.kept': '{wallet} अब भी कनेक्टेड है। आगे बढ़ने के लिए इसे अपने फ़ोन पर खोलें, या कोई और वॉलेट कनेक्ट करें।',
  'phone.help': '{wallet} में कनेक्शन को मंज़ूरी दें, फिर यहाँ लौटें।',
  'phone.stuck': '{wallet} नहीं खुला? शायद यह अभी इस फ़ोन में नहीं है।',
  'phone.back': 'अगर आपने मंज़ूरी दी है, तो जवाब कुछ ही पल में आएगा।',
  'phone.noAnswer': 'वॉलेट से अभी कोई जवाब नहीं',
  'phone.showCode': 'कोड और लिंक दिखाएँ',

  'plain.help': 'आपके वॉलेट में मंज़ूरी के लिए कुछ नहीं है? कुछ वॉलेट एक साथ कनेक्ट और साइन इन नहीं कर पाते।',
  'plain.connect': 'पहले कनेक्ट करें, बाद में साइन इन करें',

  'inside.open': '{wallet} के ब्राउज़र में खोलें',
  'inside.help': 'यह पेज {wallet} के अपने ब्राउज़र में खुलता है। वहीं कनेक्ट करें।',
  'inside.paste': '{wallet} खोलें और अगर उसमें ब्राउज़र है, तो उसमें इस पेज का पता पेस्ट करें।',

  'get.choose': 'इनमें से कोई भी चलेगा। एक काफ़ी है।',
  'get.install': '{wallet} इंस्टॉल करें',
  'get.installHelp': 'नीचे दिए लिंक इस्तेमाल करें: ऐप स्टोर में नकली ऐप आम हैं।',
  'get.create': 'वॉलेट बनाएँ या अपना इंपोर्ट करें',
  'get.createHelp': 'रिकवरी फ़्रेज़ काग़ज़ पर लिखें और कभी किसी के साथ शेयर न करें।',
  'get.return': 'लौटकर वॉलेट कनेक्ट करें',
  'get.returnHelp': 'अगर वॉलेट अभी सूची में नहीं है, तो यह पेज रीलोड करें।',
  'get.from': '{store} से पाएँ',
  'get.program': 'अपने कंप्यूटर के लिए पाएँ',
  'get.phone': 'आपके फ़ोन के लिए',
  'get.scan': '{store} में इसका पेज खोलने के लिए स्कैन करें',

  'about.keysTitle': 'आपकी कुंजियाँ, आपके ही पास',
  'about.keys':
    'वॉलेट आपके कॉइन, टोकन और डिजिटल कलेक्टिबल की कुंजियाँ सँभालता है और दिखाता है कि आपके पास क्या-क्या है।',
  'about.signInTitle': 'कई साइटों के लिए एक ही लॉगिन',
  'about.signIn':
    'हर साइट पर नया अकाउंट और पासवर्ड बनाने के बजाय बस वॉलेट कनेक्ट करें। आप कभी भी डिस्कनेक्ट कर सकते हैं।',
  'about.safetyTitle': 'आपके बिना कुछ नहीं होता',
  'about.safety':
    'कनेक्ट की गई साइट को सिर्फ़ आपका एड्रेस दिखता है। हर भुगतान और हर हस्ताक्षर के लिए वॉलेट में आपकी मंज़ूरी ज़रूरी है।',
  'about.more': 'और जानें',
};
