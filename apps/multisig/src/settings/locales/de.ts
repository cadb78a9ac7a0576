import type { Translated } from '@mooring/connect';
import type { SettingsMessages } from './settingsCatalogue.ts';

export const messages: Translated<SettingsMessages> = {
  'settings.title': 'Einstellungen',
  'settings.lead':
    'So, wie sie jetzt in der Blockchain stehen. Jede Änderung ist ein Vorschlag, den die Eigentümer signieren.',
  'settings.viewOnly': 'Nur Eigentümer können Änderungen vorschlagen.',
  'settings.unreachable':
    'Die Einstellungen konnten nicht gelesen werden: {network} hat nicht geantwortet.',
  'settings.remove': 'Entfernen vorschlagen',
  'settings.noCode': 'An dieser Adresse ist kein Contract.',
  'owners.title': 'Eigentümer und Schwellenwert',
  'owners.meaning':
    'Die Eigentümer entscheiden über alles, was das Konto tut. Wer genug von ihnen kontrolliert, kontrolliert das Konto.',
  'owners.one':
    'Eine Signatur genügt: Jeder Eigentümer allein, oder wer seinen Schlüssel stiehlt, kann alles bewegen.',
  'owners.all':
    'Alle Eigentümer müssen signieren: Verliert einer seinen Schlüssel, lässt sich nichts mehr bewegen.',
  'owners.open': 'Eigentümer oder Schwellenwert ändern',
  'modules.title': 'Module',
  'modules.meaning': 'Ein Modul ist ein Contract, der ohne jede Signatur für das Konto handelt.',
  'modules.none': 'Keines ist aktiviert: Ohne die Eigentümer bewegt sich nichts.',
  'modules.disable': 'Deaktivieren vorschlagen',
  'module.unknown': 'Unbekanntes Modul: Es kann ohne Signaturen alles bewegen.',
  'module.allowance': 'Ausgabenlimits von Safe: Die Adressen unten geben bis zu ihrem Limit aus.',
  'module.operations':
    'Modul von Safe für ERC-4337: führt aus, was die Eigentümer signiert haben, gesendet von einem Dienst.',
  'module.recovery':
    'Soziale Wiederherstellung von Safe: Ihre Wächter können die Eigentümer ersetzen.',
  'guard.title': 'Guard',
  'guard.meaning':
    'Ein Guard ist ein Contract, der jede Transaktion der Eigentümer prüft und verweigern kann. Ein fehlerhafter sperrt das Konto für immer.',
  'guard.none': 'Keiner: Genug Signaturen sind alles, was eine Transaktion braucht.',
  'guard.checks': 'Er prüft auch seine eigene Entfernung und könnte sie verweigern.',
  'moduleGuard.title': 'Modul-Guard',
  'moduleGuard.meaning': 'Er prüft, was Module tun, und kann es verweigern.',
  'moduleGuard.checks': 'Ein fehlerhafter hält jedes Modul auf oder lässt alles durch.',
  'handler.title': 'Fallback-Handler',
  'handler.meaning':
    'Er beantwortet Aufrufe, die das Konto selbst nicht kennt, etwa eine Prüfung seiner Signatur. Ein bösartiger kann alles als vom Konto signiert ausgeben.',
  'handler.known': 'Von Safe veröffentlicht, mit Version {version}.',
  'handler.unknown':
    'Keiner, den Safe veröffentlicht hat. Behalten Sie ihn nur, wenn Sie wissen, was er tut.',
  'handler.none':
    'Keiner: Vom Konto signierte Nachrichten lassen sich nicht prüfen, manche Token nicht empfangen.',
  'handler.publish': 'Den veröffentlichten vorschlagen',
  'limits.title': 'Ausgabenlimits',
  'limits.meaning':
    'Eine Adresse mit einem Limit gibt bis dahin allein aus, ohne Signaturen. Wird ihr Schlüssel gestohlen, ist so viel verloren, und nach jeder Erneuerung wieder.',
  'limits.none': 'Niemand hat eines.',
  'limits.empty': 'Sie hat jetzt kein Limit und kann nichts ausgeben.',
  'limits.unavailable': 'Safe hat auf diesem Netzwerk kein Modul dafür veröffentlicht.',
  'limits.off': 'Das Modul ist nicht aktiviert: Bis dahin wirken diese Limits nicht.',
  'limits.used': '{spent} von {amount} ausgegeben',
  'limits.once': 'Wird nicht erneuert.',
  'limits.renewed': 'Erneuert nach {period}, als Nächstes am {date}.',
  'limits.new': 'Neues Ausgabenlimit',
  'limits.change': 'Ändern',
  'limits.reset': 'Ausgegebenes als null zählen',
  'limits.remove': 'Entfernen',
  'limits.removeAll': 'Diese Adresse entfernen',
  'limits.who': 'Adresse, die ausgeben darf',
  'limits.period': 'Erneuerung',
  'limits.never': 'Nie',
  'limits.after': 'Nach {period}',
  'limits.keepsSpent': 'Was ausgegeben wurde, zählt weiter.',
  'limits.enables':
    'Der Vorschlag aktiviert auch das Modul von Safe, das dann innerhalb der Limits ohne Signaturen ausgibt.',
  'limits.tooMuch': 'Das ist mehr, als das Modul zählen kann.',
  'limits.self': 'Das Konto selbst braucht kein Limit.',
  'spend.open': 'Aus diesem Limit ausgeben',
  'spend.left': '{amount} übrig',
  'spend.tooMuch': 'Nur {amount} ist übrig.',
  'spend.send': 'Jetzt senden',
  'spend.done': 'Gesendet.',
  'spend.failed': 'Es wurde nicht gesendet.',
  'spend.description': '{amount} innerhalb eines Limits ausgeben',
};
