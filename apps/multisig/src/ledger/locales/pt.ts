import type { Translated } from '@mooring/connect';
import type { LedgerMessages } from './ledgerCatalogue.ts';

export const messages: Translated<LedgerMessages> = {
  'ledger.title': 'Filtrar e exportar',
  'ledger.all': 'Todos',
  'ledger.person': 'De ou para',
  'ledger.personHelp': 'Um endereço ou o nome de um contato.',
  'ledger.settings': 'Só mudanças de configurações',
  'ledger.from': 'Desde',
  'ledger.until': 'Até',
  'ledger.count': {
    one: '{count} registro',
    many: '{count} registros',
    other: '{count} registros',
  },
  'ledger.unchecked': {
    one: '{count} registro não pôde ser conferido com a blockchain. O arquivo o assinala.',
    many: '{count} registros não puderam ser conferidos com a blockchain. O arquivo os assinala.',
    other: '{count} registros não puderam ser conferidos com a blockchain. O arquivo os assinala.',
  },
  'ledger.cut': 'Nem todas as entradas puderam ser lidas. O arquivo informa isso.',
  'ledger.csv': 'Exportar como CSV',
  'ledger.json': 'Exportar como JSON',
};
