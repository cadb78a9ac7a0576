import type { Translated } from '@mooring/connect';
import type { LedgerMessages } from './ledgerCatalogue.ts';

export const messages: Translated<LedgerMessages> = {
  'ledger.title': 'फ़िल्टर और एक्सपोर्ट',
  'ledger.all': 'सभी',
  'ledger.person': 'किससे या किसे',
  'ledger.personHelp': 'एक एड्रेस, या किसी कॉन्टैक्ट का नाम।',
  'ledger.settings': 'केवल सेटिंग्स के बदलाव',
  'ledger.from': 'कब से',
  'ledger.until': 'कब तक',
  'ledger.count': { one: '{count} प्रविष्टि', other: '{count} प्रविष्टियाँ' },
  'ledger.unchecked': {
    one: '{count} प्रविष्टि ब्लॉकचेन से जाँची नहीं जा सकी। फ़ाइल में इसे चिह्नित किया गया है।',
    other: '{count} प्रविष्टियाँ ब्लॉकचेन से जाँची नहीं जा सकीं। फ़ाइल में इन्हें चिह्नित किया गया है।',
  },
  'ledger.cut': 'सभी एंट्री पढ़ी नहीं जा सकीं। फ़ाइल में यह लिखा है।',
  'ledger.csv': 'CSV के रूप में एक्सपोर्ट करें',
  'ledger.json': 'JSON के रूप में एक्सपोर्ट करें',
};
