import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': 'एक साथ कई को भुगतान (CSV)',
  'payments.single': 'भुगतान एक-एक करके डालें',
  'nonce.choose': 'Nonce {nonce}: कोई और चुनें',
  'nonce.free': 'पहला खाली nonce, सभी लंबित के बाद।',
  'nonce.replaces': 'एक लंबित ट्रांज़ैक्शन का यही nonce है। इनमें से एक के एक्ज़ीक्यूट होते ही बाकी मान्य नहीं रहते।',
  'nonce.gap': 'Nonce {missing} नहीं है: उसके एक्ज़ीक्यूट होने तक यह नहीं हो सकता।',
  'nonce.used': 'अकाउंट पहले ही nonce {next} पर है।',
  'nonce.not-a-number': '{next} या उससे बड़ी पूर्ण संख्या डालें।',
  'nonce.replace': 'इसकी जगह कोई और कॉल प्रस्तावित करें',
  'takes.nonce': 'यह प्रस्ताव nonce {nonce} लेता है।',
  'takes.used': 'वह इस्तेमाल हो चुका है: यह कभी एक्ज़ीक्यूट नहीं हो सकता। समीक्षा में कोई और चुनें।',
  'gap.one': 'Nonce {nonce} नहीं है।',
  'gap.several': 'Nonce {first} से {last} तक नहीं हैं।',
  'gap.help': 'उससे पहले नीचे का कुछ भी एक्ज़ीक्यूट नहीं हो सकता।',
  'gap.fill': 'Nonce {nonce} वाला एक प्रस्तावित करें',
  'delete.help':
    'यह इसे केवल ट्रांज़ैक्शन सेवा से हटाता है। जिसके पास हस्ताक्षर हैं, वह इसे अब भी एक्ज़ीक्यूट कर सकता है: पक्का करने के लिए इसे अस्वीकार करें।',
  'next.sign': {
    one: '{count} और हस्ताक्षर चाहिए, इनमें से किसी भी मालिक का:',
    other: '{count} और हस्ताक्षर चाहिए, इनमें से किसी भी मालिक के:',
  },
  'next.execute': 'ज़रूरत भर के मालिकों ने हस्ताक्षर कर दिए हैं: अब कोई भी इसे नीचे एक्ज़ीक्यूट कर सकता है।',
  'next.share': 'उन्हें यह लिंक भेजें: यह इस ट्रांज़ैक्शन को खोलता है।',
  'create.link': 'मल्टीसिग अकाउंट बनाएँ',
  'create.open': 'दूसरे नेटवर्क पर खोलें',
};
