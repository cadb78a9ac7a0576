import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
  'multisig.title': 'Multisig-Konten',
  'multisig.lead':
    'Konten, die mehreren gehören: Eine festgelegte Zahl von Eigentümern muss signieren.',
  'multisig.needsWallet':
    'Eigentümer sehen und signieren mit ihrer eigenen Wallet. Verbinden Sie Ihre.',
  'multisig.loading': 'Wird geladen…',
  'multisig.unavailable': 'Das konnte nicht geladen werden.',
  'multisig.more': 'Mehr anzeigen',

  'place.unreadable':
    'Dieser Link ist nicht lesbar. Lassen Sie ihn sich noch einmal geben oder suchen Sie das Konto unten.',
  'place.otherNetwork':
    'Dieser Link gehört zu einem Netzwerk, das diese Website nicht unterstützt.',

  'find.owned': 'Ihre Konten auf {network}',
  'find.none': 'Auf diesem Netzwerk wurden keine Multisig-Konten von Ihnen gefunden.',
  'find.byAddress': 'Über die Adresse öffnen',
  'find.address': 'Adresse eines Safe auf {network}',
  'find.help': 'Ansehen können alle. Signieren können nur Eigentümer.',
  'find.notAnAddress':
    'Das ist keine gültige Adresse. Sie beginnt mit 0x und hat 40 weitere Zeichen.',
  'find.open': 'Öffnen',
  'find.other': 'Andere Konten',

  'network.other':
    'Dieses Konto ist auf {network}, Ihre Wallet aber nicht. Ansehen können Sie es. Wechseln Sie zum Signieren das Netzwerk.',
  'network.switch': 'Zu {network} wechseln',
  'network.failed': 'Das Netzwerk wurde nicht gewechselt. Wechseln Sie es in Ihrer Wallet.',

  'safe.none': 'An dieser Adresse gibt es auf {network} kein Safe-Konto.',
  'safe.unreachable': 'Das Konto konnte nicht gelesen werden: {network} hat nicht geantwortet.',
  'safe.rule': 'Erforderliche Signaturen: {threshold} von {owners}',
  'safe.lookOnly': 'Sie sind kein Eigentümer',
  'safe.owners': 'Eigentümer',
  'safe.balances': 'Guthaben',
  'safe.version': 'Version',
  'safe.nextNonce': 'Nächste Nonce',

  'owner.passkey': 'Passkey',

  'unusual.code': 'Dieses Konto führt Code aus, den diese Website nicht kennt:',
  'unusual.module': 'Ein Modul kann Transaktionen dieses Kontos ohne Signaturen ausführen:',
  'unusual.guard': 'Ein Guard kann Transaktionen dieses Kontos blockieren:',
  'unusual.handler': 'Ein ungewöhnlicher Fallback-Handler beantwortet Aufrufe an dieses Konto:',

  'view.title': 'Bereiche',
  'view.queue': 'Warteschlange',
  'view.history': 'Verlauf',
  'view.messages': 'Nachrichten',
  'view.new': 'Neue Transaktion',
  'view.newMessage': 'Neue Nachricht',
  'view.back': 'Zurück zum Konto',

  'gateway.unreachable':
    'Es kam keine Antwort. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'gateway.answerInvalid': 'Der Transaktionsdienst hat ungültig geantwortet.',
  'gateway.tooLarge': 'Die Antwort des Transaktionsdienstes war zu groß und wurde nicht gelesen.',
  'gateway.pageElsewhere':
    'Die nächste Seite des Transaktionsdienstes liegt auf einem anderen Server und wurde nicht geladen.',
  'gateway.refused': 'Meldung des Transaktionsdienstes:',
  'gateway.unknownSafe':
    'Der Transaktionsdienst weiß nichts über dieses Konto. Was Sie sehen, stammt von der Blockchain.',
  'gateway.differs':
    'Der Transaktionsdienst stimmt nicht mit der Blockchain überein. Was Sie sehen, stammt von der Blockchain, und signiert werden kann nichts.',

  'queue.empty': 'Es warten keine Transaktionen.',
  'queue.next': 'Als Nächstes: Nonce {nonce}',
  'queue.nonce': 'Nonce: {nonce}',
  'queue.unreadable': 'Nicht lesbar',
  'queue.conflict': {
    one: '{count} Transaktion hat diese Nonce.',
    other:
      'Diese {count} Transaktionen haben dieselbe Nonce. Ist eine ausgeführt, sind die anderen nicht mehr gültig.',
  },
  'queue.details': 'Details',

  'history.help':
    'Angaben des Transaktionsdienstes. Öffnen Sie eine Transaktion, um sie mit der Blockchain abgeglichen zu sehen.',
  'history.empty': 'Es ist noch nichts passiert.',
  'history.received': '{amount} von {sender} erhalten',
  'history.receivedToken': '{token} von {sender} erhalten',
  'history.sentToken': '{token} an {recipient} übertragen',
  'history.settings': 'Kontoeinstellungen geändert',
  'history.created': 'Konto erstellt',
  'history.other': 'Sonstiges: {name}',

  'messages.empty': 'Es gibt keine Nachrichten.',
  'message.title': 'Nachricht',
  'message.text': 'Wortlaut',
  'message.help':
    'Sobald genügend Eigentümer signiert haben, gilt sie als vom Konto signiert. An das Netzwerk wird nichts gesendet.',
  'message.missing': 'Geben Sie den Text ein, der signiert werden soll.',
  'message.typed':
    'Strukturierte Daten können hier nicht signiert werden: Nur ihre Anwendung kann zeigen, was sie erlauben.',
  'message.tooLong': 'Diese Nachricht ist zu lang, um hier geprüft zu werden.',
  'message.proven': 'Soeben auf der Blockchain geprüft: Das ist vom Konto signiert.',
  'message.disproven':
    'Genügend Eigentümer haben signiert, aber die Blockchain erkennt es nicht als vom Konto signiert an.',
  'message.unproven':
    'Genügend Eigentümer haben signiert. Ob das Konto es anerkennt, ließ sich nicht prüfen: {network} hat nicht geantwortet.',
  'message.copySignature': 'Signatur kopieren',
  'message.shareHelp': 'Für die anderen Eigentümer: Er öffnet diese Nachricht.',

  'status.awaitingConfirmations': 'Signaturen fehlen',
  'status.awaitingExecution': 'Bereit zur Ausführung',
  'status.success': 'Ausgeführt',
  'status.cancelled': 'Nicht mehr gültig',
  'status.failed': 'Fehlgeschlagen',

  'transaction.title': 'Transaktion',
  'transaction.signed': 'Signaturen: {signed} von {threshold}',
  'transaction.hasSigned': 'Signiert',
  'transaction.notSigned': 'Nicht signiert',
  'transaction.youSigned': 'Sie haben signiert. Nun sind die anderen Eigentümer an der Reihe.',
  'transaction.from': 'Vorgeschlagen von „{app}“ (nicht überprüft)',
  'transaction.proposed': 'Vorgeschlagen am',
  'transaction.unproven':
    'Der Transaktionsdienst meldet, dass dies ausgeführt wurde. Auf der Blockchain ist davon nichts zu sehen.',
  'transaction.explorer': 'Im Block-Explorer ansehen',
  'transaction.share': 'Link kopieren',
  'transaction.shareHelp': 'Für die anderen Eigentümer: Er öffnet diese Transaktion.',
  'transaction.reject': 'Ablehnung vorschlagen',

  'address.safe': 'Dieses Konto',
  'address.you': 'Sie',

  'call.rejection': 'Ablehnen: leere Transaktion, die diese Nonce verbraucht',
  'call.send': '{amount} an {recipient} senden',
  'call.sendUnknown':
    '{units} kleinste Einheiten des nicht gelisteten Tokens {token} an {recipient} senden',
  'call.revoke': '{spender} nicht länger erlauben, {token} auszugeben',
  'call.approveItems': '{spender} erlauben, jedes Stück von {token} zu übertragen',
  'call.approveUnknown':
    '{spender} erlauben, {units} kleinste Einheiten (oder Stück Nummer {units}) des nicht gelisteten Tokens {token} auszugeben',
  'call.approveUnlimited': '{spender} erlauben, alle {token} auszugeben, ohne Obergrenze',
  'call.approveMore': '{spender} erlauben, weitere {amount} auszugeben',
  'call.approve': '{spender} erlauben, {amount} auszugeben',
  'call.addOwner': 'Eigentümer {owner} hinzufügen. Danach erforderliche Signaturen: {threshold}',
  'call.removeOwner': 'Eigentümer {owner} entfernen. Danach erforderliche Signaturen: {threshold}',
  'call.swapOwner': 'Eigentümer {owner} durch {newOwner} ersetzen',
  'call.changeThreshold': 'Schwellenwert ändern. Danach erforderliche Signaturen: {threshold}',
  'call.function': '{name} von {contract} aufrufen',
  'call.batch': {
    one: 'Stapel mit {count} Aufruf',
    other: 'Stapel mit {count} Aufrufen, alle oder keiner',
  },
  'call.raw': 'Ein nicht lesbarer Aufruf von {contract}',
  'call.withCoins': '{call}, zusammen mit {amount}',

  'past.rejection': 'Ablehnung: leere Transaktion',
  'past.send': '{amount} an {recipient} gesendet',
  'past.sendUnknown':
    '{units} kleinste Einheiten des nicht gelisteten Tokens {token} an {recipient} gesendet',
  'past.revoke': '{spender} die Erlaubnis entzogen, {token} auszugeben',
  'past.approveItems': '{spender} erlaubt, jedes Stück von {token} zu übertragen',
  'past.approveUnknown':
    '{spender} erlaubt, {units} kleinste Einheiten (oder Stück Nummer {units}) des nicht gelisteten Tokens {token} auszugeben',
  'past.approveUnlimited': '{spender} erlaubt, alle {token} auszugeben, ohne Obergrenze',
  'past.approveMore': '{spender} erlaubt, weitere {amount} auszugeben',
  'past.approve': '{spender} erlaubt, {amount} auszugeben',
  'past.addOwner': 'Eigentümer {owner} hinzugefügt. Danach erforderliche Signaturen: {threshold}',
  'past.removeOwner': 'Eigentümer {owner} entfernt. Danach erforderliche Signaturen: {threshold}',
  'past.swapOwner': 'Eigentümer {owner} durch {newOwner} ersetzt',
  'past.changeThreshold': 'Schwellenwert geändert. Danach erforderliche Signaturen: {threshold}',
  'past.function': '{name} von {contract} aufgerufen',

  'fact.spender': 'Ausgabeberechtigt',
  'fact.token': 'Token',
  'fact.owner': 'Eigentümer',
  'fact.newOwner': 'Neuer Eigentümer',
  'fact.through': 'Über',
  'fact.contract': 'Contract',
  'fact.account': 'Konto',
  'fact.nonce': 'Nonce',
  'fact.operation': 'Art des Aufrufs',
  'fact.delegatecall': 'Delegatecall: Der Code des Contracts läuft als dieses Konto',
  'fact.data': { one: 'Daten, {count} Byte', other: 'Daten, {count} Bytes' },
  'fact.trailing': {
    one: 'Überzählige Daten, {count} Byte',
    other: 'Überzählige Daten, {count} Bytes',
  },

  'review.what': 'Was passieren wird',

  'hash.title': 'Mit Ihrer Wallet vergleichen',
  'hash.help':
    'Auf diesem Gerät aus den hier gezeigten Feldern berechnet. Ihre Wallet zeigt dieselben Werte; wenn nicht, signieren Sie nicht.',
  'hash.domain': 'Domain-Hash (domain hash)',
  'hash.message': 'Nachrichten-Hash (message hash)',
  'hash.safeTx': 'Zu signierender Hash (safeTxHash)',
  'hash.safeMessage': 'Zu signierender Hash (safeMessageHash)',
  'hash.copy': 'Kopieren: {name}',
  'hash.same': 'Der Transaktionsdienst nennt denselben Hash.',
  'hash.other': 'Der Transaktionsdienst nennt einen anderen Hash.',

  'finding.refused': 'Signieren Sie das nicht.',
  'finding.inCall': 'Aufruf {place}: {text}',
  'finding.fields-invalid': 'Ein Feld fehlt oder ist ungültig.',
  'finding.safe-mismatch': 'Das gehört zu einem anderen Konto oder einem anderen Netzwerk.',
  'finding.hash-mismatch': 'Der Hash des Transaktionsdienstes ist nicht der Hash dieser Felder.',
  'finding.not-requested': 'Das ist nicht die Transaktion, die angefragt wurde.',
  'finding.shown-differs':
    'Die Zusammenfassung des Transaktionsdienstes passt nicht zu dem, was der Aufruf tut.',
  'finding.delegatecall-unknown-target': 'Unbekannter Code würde als das Konto selbst laufen.',
  'finding.delegatecall-unknown-selector':
    'Bekannter Code würde als das Konto laufen, aber nicht wie vorgesehen.',
  'finding.batch-unreadable': 'Der Stapel ist nicht bis zum letzten Byte lesbar.',
  'finding.signature-invalid': 'Eine Signatur stammt nicht von dem Eigentümer, den sie nennt.',
  'finding.signature-not-owner': 'Eine Signatur stammt von jemandem, der kein Eigentümer ist.',
  'finding.signature-duplicate': 'Die Signatur eines Eigentümers kommt zweimal vor.',
  'finding.owners-differ': 'Die Eigentümer stimmen nicht mit der Blockchain überein.',
  'finding.owners-order-differs':
    'Die Reihenfolge der Eigentümer stimmt nicht mit der Blockchain überein.',
  'finding.threshold-differs': 'Der Schwellenwert stimmt nicht mit der Blockchain überein.',
  'finding.version-differs': 'Die Version stimmt nicht mit der Blockchain überein.',
  'finding.nonce-differs':
    'Die Nonce stimmt nicht mit der Blockchain überein; vielleicht hinkt der Transaktionsdienst hinterher.',
  'finding.signature-unverified':
    'Die Zustimmung eines Contracts wurde nicht auf der Blockchain geprüft.',
  'finding.owner-change': 'Die Eigentümer des Kontos ändern sich.',
  'finding.threshold-change':
    'Die Zahl der erforderlichen Signaturen ändert sich von {before} auf {after}.',
  'finding.module-change':
    'Ein Modul, das ohne Signaturen handelt, wird hinzugefügt oder entfernt.',
  'finding.guard-change': 'Der Guard, der jede Transaktion prüft, ändert sich.',
  'finding.fallback-handler-change':
    'Der Fallback-Handler, der Aufrufe an das Konto beantwortet, ändert sich.',
  'finding.singleton-change': 'Der Code des Kontos ändert sich.',
  'finding.self-call-unknown': 'Das Konto ruft sich selbst auf unbekannte Weise auf.',
  'finding.approves-hash':
    'Einer Transaktion eines anderen Kontos wird zugestimmt, von der nur der Hash bekannt ist.',
  'finding.approval-unlimited':
    'Jemand anderes kann dann Token dieses Kontos ohne Obergrenze ausgeben, jetzt und später.',
  'finding.approval': 'Jemand anderes kann dann Token dieses Kontos ausgeben.',
  'finding.gas-token': 'Eine Erstattung würde in einem Token gezahlt.',
  'finding.refund-receiver': 'Eine Erstattung ginge an die hier genannte Adresse.',
  'finding.safe-tx-gas': 'Schlägt der Aufruf fehl, ist die Nonce trotzdem verbraucht.',
  'finding.nonce-conflict':
    'Eine andere Transaktion hat dieselbe Nonce. Nur eine von beiden kann ausgeführt werden.',
  'finding.nonce-used': 'Die Nonce ist verbraucht: Dies kann nie mehr ausgeführt werden.',
  'finding.nonce-gap': 'Transaktionen vor dieser müssen zuerst ausgeführt werden.',
  'finding.signs-message': 'Im Namen des Kontos wird eine Nachricht signiert.',
  'finding.creates-contract': 'Ein Contract wird erstellt.',
  'finding.call-unreadable': 'Was dieser Aufruf tut, ist hier nicht lesbar.',
  'finding.rejection': 'Eine leere Transaktion: Sie verbraucht nur diese Nonce.',

  'obstacle.network': 'Ihre Wallet muss auf {network} sein.',
  'obstacle.refused': 'Das darf aus den oben genannten Gründen nicht signiert werden.',
  'obstacle.unread': 'Lesen Sie zuerst die Warnungen oben und haken Sie sie ab.',
  'obstacle.notOwner':
    'Sie sind kein Eigentümer dieses Kontos: Sie können ansehen, aber nicht signieren.',
  'obstacle.turn': {
    one: '{count} Transaktion davor muss zuerst ausgeführt werden.',
    other: '{count} Transaktionen davor müssen zuerst ausgeführt werden.',
  },

  'action.title': 'Aktionen',
  'action.checking': 'Wird noch einmal geprüft…',
  'action.handing': 'Wird übermittelt…',
  'action.propose': 'Signieren und vorschlagen',
  'action.confirm': 'Signieren',
  'action.execute': 'Ausführen',
  'action.delete': 'Diesen Vorschlag löschen',
  'action.description': 'Für {account} ausführen: {call}',
  'done.propose': 'Vorgeschlagen.',
  'undone.propose': 'Es wurde nicht vorgeschlagen.',
  'done.confirm': 'Signiert. Die anderen Eigentümer können es jetzt sehen.',
  'undone.confirm': 'Ihre Signatur wurde nicht hinzugefügt.',
  'done.execute': 'Ausgeführt.',
  'undone.execute': 'Es wurde nicht ausgeführt.',
  'done.delete': 'Gelöscht.',
  'undone.delete': 'Es wurde nicht gelöscht.',

  'row.nonceTooLarge': '(zu groß, um genau gelesen zu werden)',
  'row.unreadable': 'Dieser Eintrag ist nicht lesbar. Die anderen sind nicht betroffen.',

  'fault.wallet': 'Ihre Wallet hat ohne Angabe von Gründen abgelehnt.',
  'fault.network': 'Das Netzwerk hat nicht rechtzeitig geantwortet.',
  'fault.changed': 'Es hat sich geändert, seit Sie es angesehen haben. Prüfen Sie es noch einmal.',
  'fault.signature': 'Ihre Wallet hat etwas anderes signiert oder mit einem anderen Konto.',
  'fault.failed-on-chain':
    'Das Netzwerk hat es ausgeführt, aber der Aufruf darin ist fehlgeschlagen.',

  'propose.kind': 'Was Sie vorschlagen',
  'propose.call': 'Contract-Aufruf',
  'propose.review': 'Prüfen',
  'propose.another': 'Weiteren Aufruf hinzufügen',
  'propose.full': 'Mehr Aufrufe können nicht hinzugefügt werden.',
  'propose.draft': {
    one: '{count} Aufruf bisher',
    other: '{count} Aufrufe bisher, als ein Stapel',
  },
  'propose.remove': 'Entfernen: {call}',
  'propose.reviewDraft': 'Diese prüfen',
  'propose.zero': 'Ein Stapel kann keinen Aufruf der Nulladresse enthalten. Entfernen Sie ihn.',
  'propose.after':
    'Ihre Signatur ist die erste. Es passiert nichts, bis genügend Eigentümer signiert haben und jemand es ausführt.',
  'propose.back': 'Zurück zum Formular',

  'abi.label': 'Schnittstelle (ABI)',
  'abi.help': 'Als JSON oder eine Zeile je Funktion: function dock(address to) payable',
  'abi.empty': 'Fügen Sie die Schnittstelle des Contracts ein.',
  'abi.unreadable': 'Diese Schnittstelle ist nicht lesbar.',
  'abi.no-functions': 'Keine ihrer Funktionen ändert etwas.',
  'abi.function': 'Funktion',
  'abi.value': '{symbol} zum Mitsenden',

  'argument.number': 'Geben Sie eine ganze Zahl ein, in der kleinsten Einheit.',
  'argument.range': 'Diese Zahl liegt außerhalb des Bereichs ihres Typs.',
  'argument.address': 'Geben Sie eine Adresse mit richtiger Prüfsumme ein.',
  'argument.bool': 'Geben Sie true oder false ein.',
  'argument.bytes':
    'Geben Sie Bytes als 0x und eine gerade Zahl von Ziffern ein, so viele, wie der Typ hat.',
  'argument.list': 'Geben Sie JSON ein, das zum Typ passt.',
  'argument.listHelp': 'Als JSON, große Zahlen in Anführungszeichen.',

  'owners.change': 'Änderung',
  'owners.add': 'Eigentümer hinzufügen',
  'owners.remove': 'Eigentümer entfernen',
  'owners.swap': 'Eigentümer ersetzen',
  'owners.threshold': 'Schwellenwert ändern',
  'owners.who': 'Zu entfernender Eigentümer',
  'owners.signatures': 'Danach erforderliche Signaturen',
  'owners.same': 'Das ist bereits der Schwellenwert.',
  'owners.already': 'Das ist bereits ein Eigentümer.',
  'owners.impossible': 'Diese Adresse kann kein Eigentümer sein.',

  'reject.title': 'Ablehnen',
  'reject.help':
    'Eine leere Transaktion belegt dieselbe Nonce. Sobald genügend Eigentümer sie signiert haben und sie ausgeführt ist, kann die andere nie mehr ausgeführt werden.',
};
