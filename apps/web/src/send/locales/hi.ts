import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
  'send.title': 'भेजें',
  'send.lead': 'किसी एड्रेस या नाम पर। कुछ भी भेजने से पहले आपका वॉलेट एक बार फिर पूछता है।',
  'send.needsWallet': 'भेजना आपके अपने वॉलेट से और वहाँ आपकी मंज़ूरी से ही होता है।',
  'send.otherAccount':
    'आपने जो भरा था वह दूसरे अकाउंट के लिए है: {account}। यह फ़ॉर्म खाली है, और अभी कनेक्ट किए गए अकाउंट के लिए है।',
  'send.submit': 'भेजें',
  'send.manyOwners':
    'इस अकाउंट से भुगतान के लिए ज़रूरी हस्ताक्षर: {threshold}। दूसरे मालिकों को इसका प्रस्ताव दें।',
  'send.propose': 'भुगतान का प्रस्ताव दें',
  'send.stopWaiting': 'फ़ॉर्म पर वापस जाएँ',
  'send.sent': 'भेजा जा रहा है।',
  'send.arrived': 'नेटवर्क ने पुष्टि कर दी।',
  'send.notThrough': 'यह पूरा नहीं हुआ।',
  'send.arrivedLess': 'टोकन के अपने रिकॉर्ड के मुताबिक सिर्फ़ {amount} पहुँचा।',
  'send.follow': 'गतिविधि में देखें',
  'send.openProposal': 'मल्टीसिग में खोलें',
  'send.saveContact': '{recipient} को संपर्कों में सेव करें',
  'send.failed': 'नहीं भेजा जा सका।',
  'send.failedHelp': 'कुछ भी खोया नहीं है: आपकी भरी हुई जानकारी यहीं है।',
  'send.noFunds': 'आपके वॉलेट को नेटवर्क शुल्क के लिए बची हुई राशि से ज़्यादा चाहिए।',
  'send.lowerAmount': 'घटाकर {amount} करें',
  'send.oneByOne': 'एक-एक करके भेजें',
  'send.earlierOpen':
    'एक पिछला अनुरोध आपके वॉलेट में अब भी खुला है। उसे वहाँ अस्वीकार करें, नहीं तो वह भी भेजा जा सकता है।',
  'send.sentAlready': 'यही पेमेंट अभी-अभी यहाँ से भेजा गया है। इसे दोबारा तभी भेजें जब आप सच में चाहते हों।',
  'send.otherNetwork': 'आपका वॉलेट किसी दूसरे नेटवर्क पर है। नेटवर्क बदलें, फिर दोबारा कोशिश करें।',
  'send.cannotTell': 'पता नहीं चल सका कि यह भेजा गया या नहीं। फिर से कोशिश करने से पहले अपना वॉलेट देखें।',
  'send.description': '{recipient} को {amount} भेजना',

  'review.title': 'क्या होगा',
  'review.empty': 'फ़ॉर्म भरें: आपके वॉलेट से क्या पूछा जाएगा, यह पहले यहाँ दिखाया जाता है।',
  'send.phoneElsewhere':
    'आपका फ़ोन {network} पर है, जिसकी अनुमति उसने यहाँ नहीं दी है। यह पेज {current} पर ही रहेगा।',
  'review.sentence': '{network} पर आपके अकाउंट से {recipient} को {amount} भेजा जाएगा।',
  'review.fee': 'नेटवर्क शुल्क',
  'review.feeLater': 'फ़ॉर्म भरने पर दिखेगा',
  'review.about': 'लगभग',
  'review.paidBy': 'भुगतान {name} करेगा',
  'review.byWallet': 'आप इसे दूसरे वॉलेट से भेजेंगे, जो शुल्क देगा',
  'review.total': 'कुल',
  'review.says': 'बताया गया कारण: {reason}',
  'review.answersFalse': 'यह टोकन जवाब देता है कि वह कुछ नहीं भेजेगा। नेटवर्क शुल्क फिर भी लगेगा।',
  'review.arrivesLess': 'सिर्फ़ {amount} पहुँचेगा: यह टोकन भेजी गई रकम का एक हिस्सा रख लेता है।',
  'review.wallet': 'इसके बाद आपका वॉलेट खुलेगा और आपकी मंज़ूरी माँगेगा।',
};
