import type { Part } from '../textLoaders.ts';

export const multisig: Part<'multisig'> = {
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
  'fact.guardian': 'Vertrauensperson',
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

export const treasury: Part<'treasury'> = {
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
  'set.enableRecovery':
    'Schaltet die Wiederherstellung durch Vertrauenspersonen ein (Modul {module})',
  'set.disableRecovery':
    'Schaltet die Wiederherstellung durch Vertrauenspersonen aus (Modul {module})',
  'set.addGuardian':
    'Fügt die Vertrauensperson {guardian} hinzu. Danach erforderliche Vertrauenspersonen: {threshold}',
  'set.revokeGuardian':
    'Entfernt die Vertrauensperson {guardian}. Danach erforderliche Vertrauenspersonen: {threshold}',
  'set.guardianThreshold': 'Danach erforderliche Vertrauenspersonen: {threshold}',
  'set.cancelRecovery': 'Stoppt die laufende Wiederherstellung',
  'set.invalidateApprovals': 'Macht ungültig, was Vertrauenspersonen bisher genehmigt haben',
  'finding.recovery-on':
    'Genügend Vertrauenspersonen zusammen können dann alle Eigentümer ersetzen, nach einer Frist, in der das Konto es stoppen kann.',
  'finding.guardian-change':
    'Die Vertrauenspersonen, die alle Eigentümer ersetzen können, ändern sich.',
  'finding.recovery-cancel':
    'Eine laufende Wiederherstellung wird gestoppt. Ihre Vertrauenspersonen können eine neue beginnen.',
  'finding.recovery-approval':
    'Als Vertrauensperson genehmigt dieses Konto neue Eigentümer eines anderen Kontos.',
  'recovery.running':
    'Eine Wiederherstellung läuft. Ab {date} ersetzt sie alle Eigentümer dieses Kontos durch:',
  'recovery.due':
    'Die Frist einer Wiederherstellung ist vorbei. Jeder kann sie jetzt abschließen; sie ersetzt alle Eigentümer dieses Kontos durch:',
  'recovery.terms':
    'Danach erforderliche Signaturen: {threshold}. Vertrauenspersonen, die zugestimmt haben: {approvals}.',
  'recovery.stop': 'Stoppen vorschlagen',
  'recovery.unread':
    'Die Wiederherstellung durch Vertrauenspersonen ist an, konnte aber nicht gelesen werden: {network} hat nicht geantwortet. Vielleicht läuft gerade eine.',
  'recovery.on':
    'Die Wiederherstellung durch Vertrauenspersonen ist an: {threshold} von {count} Vertrauenspersonen können alle Eigentümer ersetzen, nach {period}.',
  'recovery.empty':
    'Die Wiederherstellung durch Vertrauenspersonen ist an, aber ohne Vertrauenspersonen.',
  'recovery.kept':
    'Die Wiederherstellung durch Vertrauenspersonen ist aus, aber ihr Modul behält Vertrauenspersonen oder eine Wiederherstellung, die beim nächsten Einschalten wieder gelten.',
  'recovery.off': 'Ausschalten vorschlagen',
  'recovery.failed': 'Der Vorschlag wurde nicht vorbereitet: {network} hat nicht geantwortet.',
  'set.cancelDelayed': 'Bricht ab, was im Wiederherstellungsmodul vor der Nummer {nonce} wartet',
  'finding.delay-cancel':
    'Transaktionen, die im Wiederherstellungsmodul warten, werden abgebrochen. Weitere können hinzukommen.',
  'finding.delay-change':
    'Das Wiederherstellungsmodul ändert sich: wer Transaktionen hinzufügen kann oder wie lange sie warten.',
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

export const changes: Part<'changes'> = {
  'was.ownerAdded': 'Eigentümer hinzugefügt: {owner}',
  'was.ownerRemoved': 'Eigentümer entfernt: {owner}',
  'was.threshold': 'Nötige Signaturen',
  'was.guard': 'Guard',
  'was.moduleGuard': 'Modul-Guard',
  'was.handler': 'Fallback-Handler',
  'was.changed': '{what}: {before} → {after}',
  'was.changedTo': '{what}: {after}',
  'was.none': 'keiner',
  'was.nothing': 'Die Blockchain zeigt in dieser Transaktion keine Änderung von Einstellungen.',
};

export const newSafe: Part<'newSafe'> = {
  'new.title': 'Multisig-Konto erstellen',
  'new.lead':
    'Wählen Sie die Eigentümer, und wie viele von ihnen signieren müssen. Es wird ein gewöhnlicher Safe: kein Modul, kein Guard, niemand sonst.',
  'new.owner': 'Eigentümer {number}',
  'new.noOwner': 'Geben Sie Adresse oder Namen des Eigentümers ein.',
  'new.removeOwner': 'Eigentümer {number} entfernen',
  'new.threshold': 'Benötigte Signaturen',
  'new.alone':
    'Bei einem Eigentümer ist ein verlorener Schlüssel ein verlorenes Konto. Fügen Sie einen weiteren hinzu.',
  'new.all':
    'Alle Eigentümer müssen signieren: Geht ein Schlüssel verloren, bewegt sich nie wieder etwas.',
  'new.any': 'Jeder der Eigentümer kann allein alles bewegen.',
  'new.showAddress': 'Adresse anzeigen',
  'new.address': 'Künftige Adresse',
  'new.create': 'Konto erstellen',
  'new.once': 'Eine Transaktion vom verbundenen Konto, das die Netzwerkgebühr zahlt.',
  'new.failed': 'Das Konto wurde nicht erstellt.',
  'new.notThere':
    'Die Blockchain zeigt dieses Konto nicht mit diesen Eigentümern. Verwenden Sie die Adresse nicht.',
  'new.description': 'Multisig-Konto {account} erstellen',
  'new.noContracts':
    'Die Contracts von Safe sind nicht auf {network}: Dort lässt sich kein Konto erstellen.',
  'new.full':
    'Diese Eigentümer haben hier schon viele Konten. Ändern Sie die Eigentümer oder den Schwellenwert.',
  'new.otherAddress':
    '{network} berechnet Adressen anders, mit anderen Contracts: Das Konto hat dort eine andere Adresse als auf anderen Netzwerken.',
  'new.absent':
    'Diese Eigentümer sind Contracts auf einem anderen Netzwerk, aber nicht auf {network}. Dort können sie erst signieren, wenn sie auch dort eröffnet sind: {owners}',
  'new.absentUnread':
    'Keine Antwort von: {networks}. Eigentümer, die dort Contracts sind, könnten auf {network} nicht signieren.',
  'open.title': 'Auf einem anderen Netzwerk öffnen',
  'open.lead':
    'An derselben Adresse, mit denselben Contracts und den Eigentümern, mit denen es erstellt wurde.',
  'open.changed':
    'Eigentümer oder Schwellenwert haben sich hier seither geändert. Dort bestimmen die ersten unten, bis sie es auch dort ändern.',
  'open.unproven':
    'Wie dieses Konto erstellt wurde, ließ sich auf der Blockchain nicht nachweisen; von hier aus lässt es sich nicht anderswo öffnen.',
  'open.there': 'Das Konto ist schon auf {network}.',
  'open.none': 'Diese Seite unterstützt kein anderes Netzwerk.',
};

export const csv: Part<'csv'> = {
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

export const elsewhere: Part<'elsewhere'> = {
  'elsewhere.stays':
    'Ein Passkey, der hier kein Eigentümer ist, ist es noch auf: {networks}. Entfernen Sie ihn auch dort.',
  'elsewhere.notOpened':
    'Noch nicht eröffnet ist dieses Konto auf: {networks}. Dort gehört es dem entfernten Passkey: Senden Sie nichts dorthin.',
  'elsewhere.unread':
    'Keine Antwort von: {networks}. Der entfernte Passkey ist dort vielleicht noch Eigentümer.',
};

export const ledger: Part<'ledger'> = {
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

export const push: Part<'push'> = {
  'push.on': 'Auch wenn kein Tab offen ist',
  'push.help':
    'Durch Push-Nachrichten auf diesem Gerät. Sie kommen über Google, das so erfährt, dass das Gerät diesem Konto folgt. Zum Einschalten meldet Ihre Wallet Sie mit einer Signatur beim Transaktionsdienst an.',
  'push.confirm': 'Bestätigen Sie die Anmeldung in Ihrer Wallet.',
  'push.noService':
    'Ihr Browser konnte seinen Dienst für Push-Nachrichten nicht erreichen. Versuchen Sie es später oder in einem anderen Browser.',
  'push.failed':
    'Nichts wurde geändert: Der Transaktionsdienst oder Ihre Wallet hat nicht mitgemacht. Versuchen Sie es erneut.',
  'push.waits': 'Etwas von {account} wartet auf Ihre Signatur.',
  'push.changed': 'Es gibt Neues von {account}.',
};

export const settings: Part<'settings'> = {
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
    'Soziale Wiederherstellung von Safe: Ihre Vertrauenspersonen können die Eigentümer ersetzen.',
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

export const simulate: Part<'simulate'> = {
  'sim.title': 'Was sich für das Konto ändert',
  'sim.help':
    'Gerade vom Knoten des Netzwerks simuliert, als würde sie jetzt ausgeführt. Nichts wurde gesendet.',
  'sim.none': 'Sie würde gelingen. Der Knoten meldet keine Änderung von Guthaben.',
  'sim.fails': 'Jetzt ausgeführt, würde sie scheitern.',
  'sim.ownersNow': 'Das Ergebnis oben gilt für die jetzigen Eigentümer.',
  'sim.outcomeOnly':
    'Sie würde gelingen. Was sich ändern würde, lässt sich nicht wissen. Verlassen Sie sich auf den Aufruf, wie er oben steht.',
  'sim.unavailable':
    'Der Knoten dieses Netzwerks konnte sie nicht simulieren: Ob sie gelänge und was sich ändern würde, lässt sich hier nicht wissen. Verlassen Sie sich auf den Aufruf, wie er oben steht.',
  'sim.too-many':
    'Das sind zu viele Aufrufe, um sie hier zu simulieren: Was sich ändern würde, lässt sich nicht wissen. Verlassen Sie sich auf die Aufrufe, wie sie oben stehen.',
  'sim.units': '{units} kleinste Einheiten von {token}',
  'sim.item': 'Stück {id} von {token}',
  'against.failed':
    'Auf diesem Gerät simuliert, bevor sie ausgeführt wurde, wäre sie gelungen. Sie ist gescheitert.',
  'against.succeeded':
    'Auf diesem Gerät simuliert, bevor sie ausgeführt wurde, wäre sie gescheitert. Sie ist gelungen.',
  'against.other': 'Geschehen ist nicht, was auf diesem Gerät vor der Ausführung simuliert wurde:',
  'against.change': '{actual} ist geschehen, {expected} war erwartet',
  'against.nothing': 'nichts von {token}',
};

export const delay: Part<'delay'> = {
  'delay.on':
    'Die Wiederherstellung mit Wartezeit ist an. Diese Adressen können jede Transaktion dieses Kontos hinzufügen; ausführbar ist sie nach {period}, in denen die Eigentümer sie abbrechen können:',
  'delay.waiting':
    'Im Wiederherstellungsmodul wartet eine Transaktion. Ab {date} kann jeder sie ausführen:',
  'delay.due':
    'Die Wartezeit einer Transaktion im Wiederherstellungsmodul ist vorbei. Jeder kann sie jetzt ausführen:',
  'delay.expired':
    'Eine Transaktion im Wiederherstellungsmodul ist abgelaufen. Sie kann nicht mehr ausgeführt werden:',
  'delay.more':
    'Weitere Transaktionen warten im Wiederherstellungsmodul und werden hier nicht gezeigt: {number}',
  'delay.cancel': 'Abbruch des Wartenden vorschlagen',
  'delay.foreign':
    'Dieses Konto kontrolliert sein Wiederherstellungsmodul nicht: Die Eigentümer können nicht abbrechen, was dort wartet, es aber ausschalten.',
  'delay.unread':
    'Ein Wiederherstellungsmodul ist an, konnte aber nicht gelesen werden: {network} hat nicht geantwortet. Vielleicht wartet eine Transaktion.',
};
