import type { Translated } from '@mooring/connect';
import type { CsvMessages } from './csvCatalogue.ts';

export const messages: Translated<CsvMessages> = {
  'csv.title': 'Zahlungstabelle',
  'csv.help':
    'Spalten: Token, Empfänger, Betrag, Notiz. Fügen Sie sie aus einer Tabellenkalkulation ein oder legen Sie eine CSV-Datei hier ab.',
  'csv.cells':
    'Token: ein Symbol oder eine Contract-Adresse, leer für {symbol}. Empfänger: eine Adresse, ein Name oder ein Kontakt.',
  'csv.file': 'Datei wählen',
  'csv.empty': 'Fügen Sie mindestens eine Zahlung ein.',
  'csv.unknownHeader':
    'Die erste Zeile sieht wie eine Kopfzeile aus, aber diese Spaltennamen sind hier nicht bekannt. Verwenden Sie die bei diesem Feld genannten.',
  'csv.tooMany': 'Ein Stapel fasst {most} Zahlungen.',
  'csv.tooManyTokens': 'Eine Tabelle fasst {most} verschiedene Token.',
  'csv.tooLarge': 'Diese Datei ist zu groß.',
  'csv.notText': 'Diese Datei ist kein reiner Text. Speichern Sie sie als CSV (UTF-8).',
  'csv.checking': 'Jede Zeile wird geprüft …',
  'csv.right': { one: '{count} Zahlung ist bereit', other: '{count} Zahlungen sind bereit' },
  'csv.leftOut': { one: '{count} Zeile weggelassen.', other: '{count} Zeilen weggelassen.' },
  'csv.restore': 'Zurückholen',
  'csv.first': 'Korrigieren Sie die oben genannten Zeilen oder lassen Sie sie weg.',
  'csv.faults': { one: '{count} Zeile stimmt nicht', other: '{count} Zeilen stimmen nicht' },
  'csv.leaveOutAll': 'Alle diese weglassen',
  'csv.leaveOut': 'Weglassen',
  'csv.leaveOutRow': 'Zeile {row} weglassen',
  'csv.row': 'Zeile {row}',
  'csv.totals': 'Summe je Token',
  'csv.read': 'So gelesen',
  'csv.ignored': 'Nicht verwendet: {columns}.',
  'csv.contradiction':
    'Die Spalten „{first}“ und „{second}“ widersprechen sich in Zeile {row}. Entfernen Sie eine davon.',
  'csv.payments': { one: '{count} Zahlung', other: '{count} Zahlungen' },
  'csv.balance': 'Das Konto hat {amount}',
  'csv.unlisted':
    'Diese Seite führt {token} nicht. Symbol und Dezimalstellen stammen vom Contract selbst. Vergleichen Sie die Adresse:',
  'csv.repeated': {
    one: '{count} Zeile zahlt dasselbe noch einmal. Prüfen Sie, ob das gewollt ist.',
    other: '{count} Zeilen zahlen dasselbe noch einmal. Prüfen Sie, ob das gewollt ist.',
  },
  'csv.gas':
    'So viele Zahlungen brauchen vielleicht mehr Gas, als eine Transaktion verbrauchen darf. Erwägen Sie mehrere Vorschläge.',
  'csvFault.quotes': 'Ein Anführungszeichen ist nicht geschlossen.',
  'csvFault.columns': 'Diese Zeile hat mehr Zellen, als es Spalten gibt.',
  'csvFault.collectible': 'Eine Tabelle kann nur die Netzwerkwährung und ERC-20-Token zahlen.',
  'csvFault.unknown-token':
    'Hier ist kein Token mit diesem Symbol gelistet. Geben Sie seine Contract-Adresse ein.',
  'csvFault.ambiguous-token':
    'Mehrere Token haben dieses Symbol. Geben Sie die Contract-Adresse ein.',
  'csvFault.not-a-token': 'An dieser Adresse ist kein Token-Contract.',
  'csvFault.token-unreachable':
    'Der Token konnte nicht gelesen werden: Das Netzwerk hat nicht geantwortet.',
  'csvFault.two-contacts': 'Mehrere Ihrer Kontakte heißen so. Geben Sie die Adresse ein.',
  'csvFault.comma':
    'Ein Komma kann Dezimalen oder Tausender meinen. Schreiben Sie den Betrag nur mit einem Punkt, etwa 1234.5.',
  'csvFault.split-amount':
    'Ein Komma kann zu diesem Betrag gehören. Schreiben Sie ihn nur mit Punkt oder in Anführungszeichen.',
  'csvFault.point':
    'Ein Punkt vor drei Ziffern kann Dezimalen oder Tausender meinen. Schreiben Sie den Betrag etwa als 1234 oder 1234.50.',
  'csvFault.no-token': 'Der Token fehlt, obwohl diese Zeile einen nennt.',
  'csvFault.odd-decimals':
    'Der Contract von {symbol} gibt eine Zahl von Dezimalstellen an, die kein Betrag haben kann.',
  'csvFault.more-than-balance': 'Mit den Zeilen darüber ist das mehr {symbol}, als das Konto hat.',
};
