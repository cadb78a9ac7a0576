import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': 'अकाउंट के लिए क्या बदलेगा',
  'sim.help': 'नेटवर्क के नोड ने अभी सिमुलेट किया, मानो यह अभी एक्ज़ीक्यूट हो। कुछ भेजा नहीं गया।',
  'sim.none': 'यह सफल होगा। नोड बैलेंस में कोई बदलाव नहीं बताता।',
  'sim.fails': 'अभी एक्ज़ीक्यूट करने पर यह विफल होगा।',
  'sim.unavailable': 'इस नेटवर्क पर इसे सिमुलेट नहीं किया जा सका।',
  'sim.too-many': 'यहाँ सिमुलेट करने के लिए बहुत ज़्यादा कॉल हैं।',
  'sim.units': '{token} की {units} सबसे छोटी इकाइयाँ',
  'sim.item': '{token} का आइटम {id}',
  'look.alike': 'पहला एड्रेस शुरू और अंत में आपके जाने-पहचाने दूसरे एड्रेस जैसा है, लेकिन वह अलग है। हर अक्षर मिलाएँ।',
  'look.first': {
    one: 'हिस्ट्री के अनुसार यह अकाउंट {count} प्राप्तकर्ता को पहली बार भुगतान कर रहा है।',
    other: 'हिस्ट्री के अनुसार यह अकाउंट {count} प्राप्तकर्ताओं को पहली बार भुगतान कर रहा है।',
  },
};
