import type { Translated } from '@mooring/connect';
import type { LedgerMessages } from './ledgerCatalogue.ts';

export const messages: Translated<LedgerMessages> = {
  'ledger.title': 'Filtern und exportieren',
  'ledger.all': 'Alle',
  'ledger.person': 'Von oder an',
  'ledger.personHelp': 'Eine Adresse oder der Name eines Kontakts.',
  'ledger.settings': 'Nur Änderungen von Einstellungen',
  'ledger.from': 'Ab',
  'ledger.until': 'Bis',
  'ledger.count': { one: '{count} Eintrag', other: '{count} Einträge' },
  'ledger.unchecked': {
    one: '{count} Eintrag ließ sich nicht an der Blockchain prüfen. In der Datei ist er gekennzeichnet.',
    other:
      '{count} Einträge ließen sich nicht an der Blockchain prüfen. In der Datei sind sie gekennzeichnet.',
  },
  'ledger.cut': 'Nicht alle Einträge konnten gelesen werden. Die Datei vermerkt das.',
  'ledger.csv': 'Als CSV exportieren',
  'ledger.json': 'Als JSON exportieren',
};
