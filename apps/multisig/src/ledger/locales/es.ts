import type { Translated } from '@mooring/connect';
import type { LedgerMessages } from './ledgerCatalogue.ts';

export const messages: Translated<LedgerMessages> = {
  'ledger.title': 'Filtrar y exportar',
  'ledger.all': 'Todos',
  'ledger.person': 'De o para',
  'ledger.personHelp': 'Una dirección o el nombre de un contacto.',
  'ledger.settings': 'Solo cambios de configuración',
  'ledger.from': 'Desde',
  'ledger.until': 'Hasta',
  'ledger.count': {
    one: '{count} registro',
    many: '{count} registros',
    other: '{count} registros',
  },
  'ledger.unchecked': {
    one: '{count} registro no se pudo comprobar con la cadena de bloques. El archivo lo señala.',
    many: '{count} registros no se pudieron comprobar con la cadena de bloques. El archivo los señala.',
    other:
      '{count} registros no se pudieron comprobar con la cadena de bloques. El archivo los señala.',
  },
  'ledger.cut': 'No se pudieron leer todas las entradas. El archivo lo indica.',
  'ledger.csv': 'Exportar como CSV',
  'ledger.json': 'Exportar como JSON',
};
