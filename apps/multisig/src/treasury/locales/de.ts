import type { Translated } from '@mooring/connect';
import type { TreasuryMessages } from './treasuryCatalogue.ts';

export const messages: Translated<TreasuryMessages> = {
  'payments.table': 'Viele auf einmal bezahlen (CSV)',
  'payments.single': 'Zahlungen einzeln eingeben',
  'nonce.choose': 'Nonce {nonce}: eine andere wählen',
  'nonce.free': 'Die erste freie, hinter allen wartenden.',
  'nonce.replaces':
    'Eine wartende Transaktion hat diese Nonce. Sobald eine davon ausgeführt ist, sind die anderen hinfällig.',
  'nonce.gap': 'Nonce {missing} fehlt: Bevor sie ausgeführt ist, geht das hier nicht.',
  'nonce.used': 'Das Konto ist schon bei Nonce {next}.',
  'nonce.unheard':
    'Das Konto ist über diese Nonce hinaus. Welche Transaktion sie verbraucht hat, meldet der Transaktionsdienst noch nicht.',
  'nonce.not-a-number': 'Geben Sie eine ganze Zahl ab {next} ein.',
  'nonce.replace': 'Stattdessen einen anderen Aufruf vorschlagen',
  'takes.nonce': 'Dieser Vorschlag nimmt Nonce {nonce}.',
  'takes.used':
    'Sie ist verbraucht: Das ließe sich nie ausführen. Wählen Sie bei der Prüfung eine andere.',
  'gap.one': 'Nonce {nonce} fehlt.',
  'gap.several': 'Nonces {first} bis {last} fehlen.',
  'gap.help': 'Vorher kann nichts darunter ausgeführt werden.',
  'gap.fill': 'Eine mit Nonce {nonce} vorschlagen',
  'delete.help':
    'Das entfernt ihn nur aus dem Transaktionsdienst. Wer die Signaturen behalten hat, könnte ihn noch ausführen: Lehnen Sie ihn ab, um sicherzugehen.',
  'delete.never':
    'Sie können diesen Vorschlag nicht löschen: Der Transaktionsdienst erlaubt das nur Wallets mit eigenem Schlüssel, nicht Passkeys oder Contracts. Lehnen Sie ihn stattdessen ab.',
  'signer.several':
    'Ihr Konto braucht selbst mehrere Signaturen, die hier nicht gesammelt werden können. Verwenden Sie eine andere Wallet.',
  'next.sign': {
    one: 'Noch {count} Signatur fehlt, von einem dieser Eigentümer:',
    other: 'Noch {count} Signaturen fehlen, von diesen Eigentümern:',
  },
  'next.execute': 'Genügend Eigentümer haben signiert: Jeder kann ihn jetzt unten ausführen.',
  'next.share': 'Senden Sie ihnen diesen Link: Er öffnet diese Transaktion.',
  'approve.help':
    'Ihr Konto ist ein Smart Contract: Es signiert dies durch eine eigene Transaktion auf {network}, die seine Eigentümer bestätigen.',
  'approve.waiting':
    'Warten auf seine Transaktion auf {network}. Sie können diese Seite verlassen und später erneut auf den Button tippen: Nichts geht verloren.',
  'approve.description': 'Für {account} signieren',
  'create.link': 'Multisig-Konto erstellen',
  'create.open': 'Auf einem anderen Netzwerk öffnen',
  'settings.open': 'Einstellungen dieses Kontos',
  'set.enableModule': 'Aktiviert das Modul {module}: Es kann dann ohne Signaturen handeln',
  'set.disableModule': 'Deaktiviert das Modul {module}',
  'set.guard': 'Setzt den Guard {contract}, der jede Transaktion verweigern kann',
  'unset.guard': 'Entfernt den Guard',
  'set.moduleGuard': 'Setzt den Modul-Guard {contract}',
  'unset.moduleGuard': 'Entfernt den Modul-Guard',
  'set.handler': 'Setzt den Fallback-Handler {contract}',
  'unset.handler': 'Entfernt den Fallback-Handler',
  'set.addDelegate': 'Lässt {spender} Ausgabenlimits haben',
  'set.removeDelegate': 'Nimmt {spender} alle Ausgabenlimits',
  'set.limitOnce': '{spender} darf einmal {amount} ausgeben, ohne Signaturen',
  'set.limit': '{spender} darf {amount} ohne Signaturen ausgeben, erneuert nach {period}',
  'set.resetLimit': 'Zählt wieder als null, was {spender} von {token} ausgegeben hat',
  'set.removeLimit': 'Nimmt das Ausgabenlimit für {token} von {spender}',
  'set.units': '{units} kleinste Einheiten des nicht gelisteten Token {token}',
  'finding.threshold-one': 'Jeder einzelne Eigentümer kann dann allein handeln.',
  'finding.gas-price':
    'Neben dem Aufruf zahlt das Konto eine Erstattung von bis zu {amount} an {recipient}.',
  'finding.spending-limit': 'Jemand kann dann bis zu einem Limit ohne jede Signatur ausgeben.',
  'history.item': 'Stück {id} von {token}',
  'history.doubt.not-owners':
    'Die Eigentümer haben das nicht signiert: Der Token-Contract meldet es.',
  'history.doubt.nothing':
    'Es wurde nichts gesendet, und die Eigentümer haben das nicht signiert. Kopieren Sie diese Adresse nicht.',
  'history.doubt.imitation': 'Dieser Token ahmt einen bekannten nach. Es ist ein anderer.',
  'history.doubt.look-alike': 'Diese Adresse sieht aus wie eine bekannte, ist aber eine andere.',
  'history.doubt.odd-decimals':
    'Der Contract gibt für diesen Token eine Zahl von Dezimalstellen an, die kein Betrag haben kann.',
  'finding.signature-set-aside':
    'Eine Signatur stammt von einem Konto, das kein Eigentümer oder kein Eigentümer mehr ist. Sie zählt nicht.',
  'finding.signature-withdrawn':
    'Ein Contract, der Eigentümer ist, erkennt seine Signatur nicht oder nicht mehr an. Sie zählt nicht.',
  'refund.paid': 'Außerdem wurden {amount} als Erstattung von Gas an {recipient} bezahlt.',
  'refund.along': '{call}, mit einer Erstattung von bis zu {amount} an {recipient}',
  'refund.executor': 'den, der es ausführt',
  'row.proposer': 'Vorgeschlagen von {name}',
  'row.depends':
    'Dies hängt von den wartenden Änderungen der Eigentümer davor ab, mit Nonce {nonces}.',
  'ledger.open': 'Filtern und exportieren',
  'ledger.close': 'Wieder alles zeigen',
  'note.label': 'Notiz für die anderen Eigentümer',
  'note.help':
    'Freiwillig und öffentlich: Jeder kann sie beim Transaktionsdienst lesen. Sie wird nicht mitsigniert.',
  'note.tooLong': 'Höchstens {most} Zeichen.',
  'note.shown': 'Notiz des Vorschlagenden, nicht mitsigniert:',
  'notify.on': 'Benachrichtigen, wenn etwas auf meine Signatur wartet',
  'notify.help': 'Auf diesem Gerät, solange ein Tab mit diesem Konto offen ist.',
  'notify.denied':
    'Ihr Browser blockiert Benachrichtigungen dieser Seite. Erlauben Sie sie in seinen Einstellungen.',
  'notify.waits': {
    one: '{count} Transaktion von {account} wartet auf Ihre Signatur.',
    other: '{count} Transaktionen von {account} warten auf Ihre Signatur.',
  },
};
