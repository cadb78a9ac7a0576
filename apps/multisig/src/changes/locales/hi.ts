import type { Translated } from '@mooring/connect';
import type { ChangesMessages } from './changesCatalogue.ts';

export const messages: Translated<ChangesMessages> = {
  'was.ownerAdded': 'मालिक जोड़ा गया: {owner}',
  'was.ownerRemoved': 'मालिक हटाया गया: {owner}',
  'was.threshold': 'ज़रूरी हस्ताक्षर',
  'was.guard': 'गार्ड (guard)',
  'was.moduleGuard': 'मॉड्यूल का गार्ड',
  'was.handler': 'फ़ॉलबैक हैंडलर (fallback handler)',
  'was.changed': '{what}: {before} → {after}',
  'was.changedTo': '{what}: {after}',
  'was.none': 'कोई नहीं',
  'was.nothing': 'ब्लॉकचेन इस ट्रांज़ैक्शन में सेटिंग्स का कोई बदलाव नहीं दिखाता।',
};
