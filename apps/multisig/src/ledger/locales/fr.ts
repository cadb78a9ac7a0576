import type { Translated } from '@mooring/connect';
import type { LedgerMessages } from './ledgerCatalogue.ts';

export const messages: Translated<LedgerMessages> = {
  'ledger.title': 'Filtrer et exporter',
  'ledger.all': 'Tous',
  'ledger.person': 'De ou vers',
  'ledger.personHelp': 'Une adresse, ou le nom d’un contact.',
  'ledger.settings': 'Seulement les modifications de paramètres',
  'ledger.from': 'Depuis',
  'ledger.until': 'Jusqu’au',
  'ledger.count': { one: '{count} entrée', many: '{count} entrées', other: '{count} entrées' },
  'ledger.unchecked': {
    one: '{count} entrée n’a pas pu être vérifiée sur la blockchain. Le fichier la signale.',
    many: '{count} entrées n’ont pas pu être vérifiées sur la blockchain. Le fichier les signale.',
    other: '{count} entrées n’ont pas pu être vérifiées sur la blockchain. Le fichier les signale.',
  },
  'ledger.cut': 'Toutes les entrées n’ont pas pu être lues. Le fichier l’indique.',
  'ledger.csv': 'Exporter en CSV',
  'ledger.json': 'Exporter en JSON',
};
