import type { Part } from '../textLoaders.ts';

export const passkey: Part<'passkey'> = {
  'passkey.row': 'Mit einem Passkey fortfahren',
  'passkey.rowHelp': 'Keine Wallet nötig',
  'passkey.noPasskeys': 'Dieser Browser oder diese Seite kann keine Passkeys verwenden.',
  'passkey.noDomain':
    'Passkeys brauchen eine Seite mit einem Namen. Diese wurde über ihre IP-Adresse geöffnet.',
  'passkey.noNetwork': 'Kein Netzwerk hier bietet Konten mit Passkey an.',
  'passkey.honest':
    'Der Passkey liegt auf Ihrem Gerät oder in dessen Passwort-Manager. Niemand sonst kann bewegen, was auf dem Konto ist. Er gilt nur für diese Website: Fügen Sie einen zweiten Zugang hinzu, bevor echtes Geld eintrifft.',
  'passkey.name': 'Name des Passkeys',
  'passkey.create': 'Konto erstellen',
  'passkey.find': 'Ich habe schon einen',
  'passkey.lost': 'Ich habe meinen Passkey verloren',
  'passkey.otherDevice': 'Smartphone oder anderes Gerät verwenden',
  'passkey.alsoSignsIn': 'Damit melden Sie sich auch bei {site} an.',
  'passkey.waiting': 'Ihr Browser fragt Sie…',
  'passkey.waitingHelp': 'Bestätigen Sie mit Fingerabdruck, Gesicht oder der PIN Ihres Geräts.',
  'passkey.refused': 'Es ist nichts geschehen. Sie können es jederzeit erneut versuchen.',
  'passkey.notFound':
    'Zu diesem Passkey gehört kein Konto. Erstellen Sie eines oder verwenden Sie den Passkey eines anderen Geräts.',
  'passkey.domain': 'Die Adresse dieser Seite kann diesen Passkey nicht verwenden.',
  'passkey.exists': 'Dieses Gerät hat bereits einen Passkey dieses Kontos.',
  'passkey.network':
    'Es kam keine Antwort. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'passkey.other': 'Das hat nicht geklappt. Versuchen Sie es erneut.',
  'passkey.ready': 'Ihr Konto ist bereit. Melden Sie sich bei {site} an.',
  'passkey.again': 'Noch eine Bestätigung, dann sind Sie angemeldet.',
  'passkey.needsOwners':
    'Dieses Konto braucht die Signaturen mehrerer Eigentümer, und diese Website kann sie nicht sammeln. Verbinden Sie zum Anmelden ein anderes Konto.',

  'review.title': 'Prüfen und signieren',
  'review.lead': 'Ihr Passkey signiert genau dies. Die Frage des Browsers zeigt es nicht.',
  'review.sign': 'Mit Passkey signieren',
  'review.reject': 'Ablehnen',
  'review.account': 'Konto',
  'review.asOwner':
    'Sie signieren als einer der Eigentümer dieses Kontos. Es geschieht, sobald genügend von ihnen signiert haben.',
  'review.forOther':
    'Dies ist ein anderes Konto, dessen Eigentümer Sie sind. Es geschieht, sobald genügend Eigentümer signiert haben.',
  'review.yourAccount': 'Ihr Konto',
  'review.network': 'Netzwerk',
  'review.message': 'Nachricht',
  'review.bytes': 'Bytes, die kein Text sind',
  'review.domain': 'Domain der Anfrage',
  'review.send': '{amount} an {recipient} senden',
  'review.sendUnknown':
    '{units} kleinste Einheiten des nicht gelisteten Tokens {token} an {recipient} senden',
  'review.sendFrom': '{amount} von {sender} an {recipient} senden',
  'review.revoke': '{spender} nicht länger erlauben, {token} auszugeben',
  'review.approve': '{spender} erlauben, {amount} auszugeben',
  'review.approveMore': '{spender} erlauben, weitere {amount} auszugeben',
  'review.approveUnknown':
    '{spender} erlauben, {units} kleinste Einheiten (oder Stück Nummer {units}) des nicht gelisteten Tokens {token} auszugeben',
  'review.approveUnlimited': '{spender} erlauben, alle {token} auszugeben, ohne Obergrenze',
  'review.addOwner': 'Eigentümer {owner} hinzufügen. Danach erforderliche Signaturen: {threshold}',
  'review.removeOwner':
    'Eigentümer {owner} entfernen. Danach erforderliche Signaturen: {threshold}',
  'review.swapOwner': 'Eigentümer {owner} durch {newOwner} ersetzen',
  'review.createSigner': 'Einen weiteren Passkey im Netzwerk vorbereiten',
  'review.raw': 'Ein nicht lesbarer Aufruf von {contract}',
  'review.withCoins': '{call}, zusammen mit {amount}',
  'review.batch': {
    one: 'Stapel mit {count} Aufruf',
    other: 'Stapel mit {count} Aufrufen, alle oder keiner',
  },
  'review.data': { one: 'Daten, {count} Byte', other: 'Daten, {count} Bytes' },
  'review.contract': 'Contract',
  'review.value': 'Mitgesendet',
  'review.function': 'Funktion',
  'review.unlimited':
    'Jemand anderes kann dann Token dieses Kontos ohne Obergrenze ausgeben, jetzt und später.',
  'review.signatureOnly':
    'Wer diese Signatur hat, kann sie verwenden, ohne Sie noch einmal zu fragen.',
  'review.usableUntil': 'Die Signatur kann bis {date} verwendet werden.',
  'review.usableForever': 'Die Signatur kann ohne zeitliche Grenze verwendet werden.',
  'review.spendableUntil': 'Die Token können bis {date} ausgegeben werden.',
  'review.spendableForever': 'Die Token können ohne zeitliche Grenze ausgegeben werden.',
  'review.longTime': 'Das ist in mehr als 30 Tagen.',
  'review.ownerChange': 'Die Eigentümer des Kontos ändern sich.',
  'review.self': 'Das Konto ruft sich selbst auf unbekannte Weise auf.',
  'review.toToken':
    'Diese Adresse ist der Contract eines Tokens. Was dorthin gesendet wird, lässt sich nicht mehr herausholen.',
  'review.toNobody':
    'Zu dieser Adresse hat niemand die Schlüssel. Was dorthin gesendet wird, ist verloren.',
  'review.toSelf': 'Das geht an Ihre eigene Adresse.',
  'review.alike':
    'Die erste Adresse beginnt und endet wie eine bekannte, die zweite, ist aber eine andere. Vergleichen Sie jedes Zeichen.',
  'review.unreadPaid': 'Ob diese Empfänger schon einmal bezahlt wurden, ließ sich nicht lesen.',
  'review.codeMissing':
    'An dieser Adresse ist kein Contract: Der Aufruf würde nichts tun und trotzdem als erledigt gelten.',
  'review.codeExpected':
    'An dieser Adresse ist noch kein Contract. Wird er nicht vorher erstellt, tut der Aufruf nichts.',
  'review.codeUnread': 'Ob an dieser Adresse ein Contract ist, ließ sich nicht lesen.',
  'review.powerWithoutCode':
    'An dieser Adresse ist kein Contract. Sie darf keine Macht über das Konto haben.',
  'review.powerOfToken': 'Diese Adresse ist ein Token. Sie darf keine Macht über das Konto haben.',
  'review.powerUnread':
    'Was an dieser Adresse ist, ließ sich nicht lesen. Vorher darf sie keine Macht über das Konto haben.',
  'review.powerUnpublished':
    'Safe hat diesen Contract nicht veröffentlicht. Er hätte Macht über das Konto: Signieren Sie nur, wenn Sie wissen, wer ihn geschrieben hat.',
  'review.elsewhere':
    'An dieser Adresse liegt auf {network} ein Contract, hier aber nichts. Was dorthin gesendet wird, kann verloren sein, und signieren kann er hier nicht.',
  'review.elsewhereUnread':
    'Nicht alle Netzwerke haben geantwortet. Ist das nur auf einem davon ein Contract, kann verloren sein, was dorthin gesendet wird, und signieren kann er hier nicht.',
  'review.imitates':
    'Ein hier nicht gelisteter Token nennt sich {symbol} wie ein gelisteter. Vergleichen Sie seine Adresse.',
  'review.tokenUnread':
    'Was dieser Token ist, ließ sich nicht lesen. Beträge sind in kleinsten Einheiten angegeben.',
  'review.tokenDecimals':
    'Der Contract gibt für diesen Token eine Zahl von Dezimalstellen an, die kein Betrag haben kann.',
  'review.short': 'Das Konto hält weniger, als abgehen würde.',
  'review.excessive': 'Die Erstattung ist höher, als ihr Gas vernünftigerweise kosten kann.',
  'review.uncompared':
    'Ob die Erstattung den Kosten ihres Gases entspricht, ließ sich nicht vergleichen.',
  'review.refundTo': 'Eine Erstattung ginge an die hier genannte Adresse.',
  'review.unread': 'Lesen Sie zuerst die Warnungen oben und haken Sie sie ab.',
  'review.unchecked':
    'Das konnte nicht geprüft werden und wird vorher nicht signiert. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'review.opens': 'Damit wird auch Ihr Konto auf {network} eröffnet.',
  'review.changes': 'Was sich ändert',
  'review.noChanges': 'Kein Guthaben ändert sich.',
  'review.unknownChanges': 'Es würde gelingen. Was sich ändert, lässt sich nicht wissen.',
  'review.simulating': 'Wird simuliert…',
  'review.notSimulated': 'Das konnte nicht simuliert werden.',
  'review.fails': 'Die Simulation sagt, dass dies fehlschlagen wird.',
  'review.says': 'Angegebener Grund: {reason}',
  'review.item': 'Stück {id} von {symbol}',
  'review.fee': 'Netzwerkgebühr',
  'review.paidBy': 'Bezahlt von {name}',
  'review.byWallet': 'Sie senden sie mit einer anderen Wallet, die die Gebühr bezahlt',
  'review.most': 'Das Konto zahlt höchstens {amount}',
  'review.hashes': 'Hashes im Einzelnen',
  'review.domainHash': 'Domain-Hash (domain hash)',
  'review.messageHash': 'Nachrichten-Hash (message hash)',
  'review.safeHash': 'Hash, den die Eigentümer vergleichen',
  'review.nonce': 'Nonce',
  'review.hash': 'Hash, den der Passkey signiert',

  'submit.title': 'Mit einer Wallet senden',
  'submit.notSent': '{app} hat sie nicht gesendet',
  'submit.signed': 'Sie ist signiert. Jede Wallet kann sie senden und die Gebühr bezahlen.',
  'submit.spent': 'Was {app} an einem Tag bezahlt, ist aufgebraucht.',
  'submit.busy':
    'Eine andere Transaktion dieses Kontos ist noch unterwegs. Versuchen Sie es erneut, sobald sie bestätigt ist.',
  'submit.failing':
    'Zu viele Transaktionen sind fehlgeschlagen. {app} wartet, bevor die nächste bezahlt wird.',
  'submit.again': 'Versuchen Sie es {when} erneut.',
  'submit.empty': '{app} hat nichts mehr, um Gebühren zu bezahlen.',
  'submit.expensive': 'Das Netzwerk ist gerade teurer, als {app} bezahlt.',
  'submit.rules': '{app} bezahlt diese Transaktion nicht.',
  'submit.fails':
    '{app} hat sie vorher geprüft: Sie würde fehlschlagen. Eine Wallet, die sie sendet, bezahlt die Gebühr trotzdem.',
  'submit.unreachable':
    '{app} hat nicht geantwortet. Falls sie schon gesendet wurde, ändert diese nichts.',
  'submit.other': '{app} wollte sie nicht senden.',
  'submit.confirm': 'In {wallet} bestätigen',
  'submit.sending': '{app} sendet…',
  'submit.failed': '{wallet} hat sie nicht gesendet.',
  'submit.retry': 'Noch einmal mit {app}',
  'submit.getWallet':
    'Installieren Sie hier eine, oder öffnen Sie diese Seite dort, wo Sie eine haben.',
  'submit.phone':
    'Das Smartphone sendet nur diese Transaktion und wird danach getrennt. Ihr Konto bleibt hier verbunden.',
  'submit.copy': 'Transaktion kopieren',

  'owners.backup': 'Dieses Konto absichern',
  'owners.reminder':
    'Nur ein Passkey öffnet dieses Konto. Fügen Sie einen zweiten Zugang hinzu, bevor echtes Geld eintrifft.',
  'owners.lead':
    'Jeder Eigentümer kann allein alles auf dem Konto bewegen. Änderungen gelten nur auf einem Netzwerk.',
  'owners.notOpened': 'Auf diesem Netzwerk noch nicht eröffnet',
  'owners.unreachable': 'Das Netzwerk hat nicht rechtzeitig geantwortet.',
  'owners.thisPasskey': 'Passkey dieses Geräts',
  'owners.passkey': 'Ein anderer Passkey',
  'owners.addPasskey': 'Weiteren Passkey hinzufügen',
  'owners.addWallet': 'Wallet als Eigentümer hinzufügen',
  'owners.remove': 'Entfernen',
  'owners.removeTitle': 'Eigentümer entfernen',
  'owners.stays': 'Bleibt Eigentümer auf: {networks}',
  'owners.removeSelf':
    'Dieses Gerät kann dann auf {network} nicht mehr signieren. Das Konto bleibt bei den anderen Eigentümern.',
  'owners.selfGone':
    'Der Passkey dieses Geräts ist kein Eigentümer mehr. Um fortzufahren, verbinden Sie einen anderen Eigentümer des Kontos.',
  'owners.shared':
    'Nötige Signaturen: {threshold}. Dieser Passkey ist einer der Eigentümer und bewirkt allein nichts: Zahlungen, Änderungen der Eigentümer und die Anmeldung warten, bis genügend von ihnen signiert haben.',
  'owners.actsOn': 'Das gilt nur auf {network}.',
  'owners.twoPrompts':
    'Ihr Browser fragt zweimal: nach dem neuen Passkey, dann nach Ihrer Signatur.',
  'owners.address': 'Adresse oder Name der Wallet',
  'owners.notAnAddress':
    'Das ist keine gültige Adresse. Sie beginnt mit 0x und hat 40 weitere Zeichen.',
  'owners.wrongChecksum':
    'Die Buchstaben dieser Adresse passen nicht zu ihrer Prüfsumme: Vielleicht ist ein Zeichen vertippt. Kopieren Sie sie noch einmal.',
  'owners.elsewhere': 'Diese Adresse gehört zu einem anderen Netzwerk: {network}.',
  'owners.looking': 'Der Name wird aufgelöst…',
  'owners.onlyOnEthereum':
    'Für {network} hat dieser Name keine Adresse: Dies ist seine Adresse auf Ethereum.',
  'owners.nameNotFound': 'Zu diesem Namen wurde keine Adresse gefunden.',
  'owners.noNames': 'Diese Website kann keine Namen auflösen. Geben Sie die Adresse ein.',
  'owners.nameUnreachable':
    'Der Name konnte nicht aufgelöst werden: Das Netzwerk hat nicht geantwortet.',
  'owners.nameOffChain':
    'Dieser Name wird anderswo verwahrt, und diese Website fragt dort nicht nach. Geben Sie die Adresse ein.',
  'owners.nameMixed':
    'Dieser Name mischt Buchstaben verschiedener Alphabete und ahmt womöglich einen anderen nach. Geben Sie die Adresse ein.',
  'owners.already': 'Das ist bereits ein Eigentümer.',
  'owners.yours':
    'Wer diese Wallet hat, kann alles bewegen. Verwenden Sie nur eine eigene Wallet, nie die Adresse einer Börse.',
  'owners.sent': 'Gesendet. Die Liste ändert sich, sobald das Netzwerk es hat.',
  'owners.relay': 'Der Dienst, der Transaktionen sendet, hat nicht geantwortet oder abgelehnt.',
  'owners.forget': 'Von diesem Gerät entfernen',
  'owners.forgetHelp':
    'Dieses Gerät vergisst das Konto und trennt die Verbindung. Der Passkey bleibt bei Ihnen und bringt das Konto mit „Ich habe schon einen“ zurück.',
};

export const problems: Part<'problems'> = {
  'problem.unusable':
    'Der Passwort-Manager dieses Passkeys erzeugt Signaturen, die von den Contracts des Kontos nicht angenommen werden: Der Passkey könnte nie für das Konto signieren. Bewahren Sie den Passkey woanders auf: auf diesem Gerät, einem Smartphone oder einem Sicherheitsschlüssel.',
  'problem.orphanReported':
    'Der Passkey „{name}“ wurde vergeblich erstellt. Ihr Browser wurde gebeten, ihn zu entfernen.',
  'problem.orphanLeft':
    'Der Passkey „{name}“ wurde vergeblich erstellt. Löschen Sie ihn in Ihrem Passwort-Manager.',
  'problem.busy':
    'Eine andere Anfrage nach einem Passkey ist noch offen oder kam dazwischen. Schließen Sie sie und versuchen Sie es erneut.',
  'problem.late': 'Der Passkey hat nicht rechtzeitig geantwortet. Versuchen Sie es erneut.',
  'problem.unverifiable':
    'Dieses Gerät oder dieser Passwort-Manager kann nicht prüfen, dass Sie es sind. Richten Sie eine Bildschirmsperre oder PIN ein, oder bewahren Sie den Passkey woanders auf: auf einem Smartphone oder einem Sicherheitsschlüssel.',
  'problem.keeper':
    'Ihr Gerät oder dessen Passwort-Manager hat einen Fehler gemeldet. Entsperren Sie es und versuchen Sie es erneut, oder verwenden Sie ein anderes.',
  'problem.kind':
    'Dieses Gerät oder dieser Passwort-Manager kennt die Art von Passkeys nicht, die ein Konto braucht. Verwenden Sie ein Smartphone oder einen Sicherheitsschlüssel.',
};

export const recovery: Part<'recovery'> = {
  'request.title': 'Konto wiederherstellen',
  'request.lead':
    'Sie haben den Passkey eines Kontos verloren. Vertrauenspersonen, die Sie vorher benannt haben, können dem Konto einen neuen Schlüssel geben.',
  'request.account': 'Adresse, Name oder Kontakt des Kontos',
  'request.find': 'Vertrauenspersonen suchen',
  'request.noNetwork': 'Auf dieser Website können Konten nicht wiederhergestellt werden.',
  'request.reading': 'Die Netzwerke werden gelesen …',
  'request.readAgain': 'Erneut lesen',
  'request.unreadable':
    'Das Netzwerk hat nicht geantwortet, daher ist über das Konto dort nichts bekannt. Versuchen Sie es erneut.',
  'request.unknownModule':
    'Diese Website kennt den Contract für die Wiederherstellung in diesem Netzwerk nicht.',
  'request.notDeployed': 'Das Konto gibt es in diesem Netzwerk noch nicht.',
  'request.off': 'Das Konto hat in diesem Netzwerk keine Vertrauenspersonen.',
  'request.noGuardians':
    'Ohne Vertrauenspersonen öffnet nur ein anderer Eigentümer dieses Konto: ein zweiter Passkey oder eine Wallet, die Sie hinzugefügt haben. Suchen Sie auf Ihren anderen Geräten und in Ihren Passwort-Managern.',
  'request.needs': 'Vertrauenspersonen, die zustimmen müssen: {threshold} von {guardians}.',
  'request.days': 'Tage, in denen der jetzige Schlüssel es stoppen kann: {days}.',
  'request.otherAccount': 'Anderes Konto',
  'request.newOwner': 'Der neue Schlüssel',
  'request.replaces': 'Er ersetzt alle Eigentümer des Kontos, auch Sicherungen und Miteigentümer.',
  'request.byWallet': 'Stattdessen eine Wallet verwenden',
  'request.byPasskey': 'Stattdessen einen Passkey verwenden',
  'request.create': 'Passkey erstellen',
  'request.ask': 'Vertrauenspersonen bitten',
  'request.badOwner':
    'Diese Eigentümer würden das Konto für immer sperren. Das Konto selbst und seine Vertrauenspersonen können nicht seine Eigentümer sein.',
  'request.none': 'Das ist kein Link einer Wiederherstellung.',
  'request.damaged':
    'Der Link wurde unterwegs gekürzt oder verändert. Bitten Sie erneut darum und kopieren Sie ihn ganz.',
  'request.otherVersion':
    'Der Link stammt von einer anderen Version dieser Website. Bitten Sie um einen neuen.',
  'request.impossible':
    'Dieser Link verlangt, was kein Konto annimmt. Vertrauen Sie dem Absender nicht.',
  'request.other': 'Dieser Link gehört zu einer anderen Anfrage.',
  'request.shareTitle': 'Bitten Sie Ihre Vertrauenspersonen',
  'request.shareHelp':
    'Senden Sie ihnen diesen Link. Jede von ihnen signiert, was nichts kostet, und sendet Ihnen einen Link zurück.',
  'request.code': 'Code mit dem Link',
  'request.copy': 'Link kopieren',
  'request.share': 'Teilen',
  'request.digits': 'Ziffern zum Vergleichen',
  'request.digitsHelp':
    'Vertrauenspersonen rufen Sie an, bevor sie signieren, und vergleichen diese Ziffern. Unterscheiden sie sich, hat jemand den Link ausgetauscht.',
  'request.answer': 'Link, den eine Vertrauensperson zurückgesendet hat',
  'request.addAnswer': 'Signatur hinzufügen',
  'request.progress': 'Fortschritt',
  'request.signed': 'Signaturen: {signed} von {threshold}',
  'request.hasSigned': 'Hat signiert',
  'request.notSigned': 'Noch nicht',
  'request.otherRunning':
    'Für dieses Konto läuft eine andere Wiederherstellung. Nur mehr Signaturen, als sie hat, können sie ersetzen.',
  'request.outdated':
    'Diese Anfrage gilt nicht mehr: Sie wurde gestoppt oder ersetzt, oder die Vertrauenspersonen haben sich geändert. Sie braucht neue Signaturen.',
  'request.again': 'Mit demselben Schlüssel neu beginnen',
  'request.tooFew': 'Weitere Vertrauenspersonen müssen signieren.',
  'request.start': 'Wiederherstellung starten',
  'request.sent': 'Gesendet. Es gilt, sobald das Netzwerk es hat.',
  'request.waiting':
    'Gestartet. Der neue Schlüssel übernimmt frühestens: {date}. Bis dahin kann der jetzige Schlüssel es stoppen.',
  'request.due': 'Die Wartezeit ist vorbei: Der neue Schlüssel kann übernehmen.',
  'request.notYet': 'Die Wartezeit ist noch nicht vorbei.',
  'request.finish': 'Wiederherstellung abschließen',
  'request.done': 'Fertig. Das Konto hat seinen neuen Eigentümer.',
  'request.connectHelp':
    'Verbinden Sie sich mit Ihrem neuen Passkey wie mit einem, den Sie schon haben.',
  'request.walletDone': 'Ihre Wallet ist jetzt Eigentümerin dieses Safe-Kontos.',
  'request.connect': 'Konto verbinden',
  'request.mine': 'Mit dem neuen Schlüssel fortfahren',
  'request.notMine':
    'Dieser Schlüssel wird durch die laufende Wiederherstellung nicht zum Eigentümer.',
  'request.open': 'Wiederherstellung öffnen',
  'request.remove': 'Diese Anfrage vom Gerät entfernen',
  'request.removeHelp':
    'Die bisherigen Signaturen gehen verloren, und die Wiederherstellung braucht eine neue Anfrage. Drücken Sie erneut, um sie zu entfernen.',

  'guardian.title': 'Bei einer Wiederherstellung helfen',
  'guardian.lead':
    'Sie werden als Vertrauensperson gebeten, diesem Konto einen neuen Schlüssel zu geben.',
  'guardian.unknown':
    'Sie haben für dieses Konto keinen Namen. Vergewissern Sie sich, wem es gehört.',
  'guardian.unread':
    'Ob Sie für dieses Konto einen Namen haben, ließ sich nicht lesen. Vergewissern Sie sich, wem es gehört.',
  'guardian.newOwners': 'Neue Eigentümer',
  'guardian.threshold': 'Danach erforderliche Signaturen: {threshold}',
  'guardian.what':
    'Sie ersetzen alle Eigentümer des Kontos. Ihre Signatur bewegt kein Geld und kostet nichts.',
  'guardian.call': 'Anrufen und vergleichen',
  'guardian.callHelp':
    'Rufen Sie die Person unter einer Nummer an, die Sie kennen, nicht unter einer aus der Nachricht. Vergleichen Sie diese Ziffern im Gespräch.',
  'guardian.compared': 'Ich habe mit der Person gesprochen, und die Ziffern sind gleich.',
  'guardian.sign': 'Signieren',
  'guardian.signOn': 'Für {network} signieren',
  'guardian.signed': 'Sie haben signiert.',
  'guardian.notGuardian':
    'Das verbundene Konto ist keine Vertrauensperson dieses Kontos. Verbinden Sie das richtige.',
  'guardian.notDeployed':
    'Ihr Konto gibt es in diesem Netzwerk noch nicht. Senden Sie dort eine Zahlung davon, etwa an sich selbst, und signieren Sie dann erneut.',
  'guardian.invalid':
    'Die Wallet hat eine Signatur geliefert, die nicht zählt. Versuchen Sie es erneut oder mit einer anderen Wallet.',
  'guardian.sendBack': 'Senden Sie dies zurück',
  'guardian.sendBackHelp':
    'Der Link enthält jetzt Ihre Signatur. Senden Sie ihn der Person, die Sie gebeten hat.',

  'banner.title': 'Für dieses Konto läuft eine Wiederherstellung',
  'banner.what': 'Auf {network} ersetzt {owners} alle Eigentümer ab {date}.',
  'banner.due':
    'Auf {network} ist die Frist vorbei: {owners} kann jederzeit alle Eigentümer ersetzen.',
  'banner.advice':
    'Wenn Sie Ihre Vertrauenspersonen nicht darum gebeten haben, stoppen Sie es jetzt.',
  'banner.stop': 'Stoppen',
  'banner.revoke': 'Stoppen und alle Vertrauenspersonen entfernen',
  'banner.mine': 'Das bin ich, vorerst ausblenden',
  'banner.sent': 'Gesendet. Gestoppt ist sie, sobald das Netzwerk es hat.',
  'banner.failed': 'Sie wurde nicht gestoppt. Versuchen Sie es erneut.',
  'banner.several':
    'Dieses Konto braucht mehrere Signaturen. Die anderen Eigentümer müssen zustimmen, um sie zu stoppen.',
  'banner.propose': 'Stoppen vorschlagen',
  'banner.stopped':
    'Die Wiederherstellung auf {network} ist gestoppt. Ihre Vertrauenspersonen können eine neue beginnen: Entfernen Sie sie, wenn Sie ihnen nicht mehr vertrauen.',
  'banner.unread':
    'Ob eine Wiederherstellung dieses Kontos läuft, ließ sich nicht lesen auf: {networks}',

  'guardians.lead':
    'Menschen, denen Sie vertrauen und die diesem Konto gemeinsam einen neuen Schlüssel geben können, falls Sie Ihren verlieren.',
  'guardians.sayPower':
    'Vertrauenspersonen können dem Konto einen neuen Schlüssel geben, sonst nichts.',
  'guardians.sayAgree': 'Mehrere müssen zustimmen: Zwei von drei ist eine gute Wahl.',
  'guardians.sayWait': 'Dann läuft eine Frist: {days}. Solange stoppt es hier ein Fingertipp.',
  'guardians.saySilence':
    'Stoppt es niemand, ersetzt der neue Schlüssel alle jetzigen Eigentümer, auch Ihre anderen Passkeys und Wallets.',
  'guardians.sayTheft':
    'Es hilft gegen Verlust, nicht gegen Diebstahl: Wer Ihren Passkey hat, kann inzwischen alles tun.',
  'guardians.sayNetworks':
    'Es gilt nur auf den Netzwerken, auf denen Sie es einrichten. Ein Netzwerk, das Sie noch nicht nutzen, gehört für immer einem verlorenen Schlüssel.',
  'guardians.sayLook':
    'Schauen Sie mindestens einmal in dieser Zeit vorbei: {days}. Eine laufende Wiederherstellung steht auf jeder Seite, aus dem Netzwerk gelesen.',
  'guardians.sayAgain':
    'Vertrauenspersonen, deren Wiederherstellung Sie gestoppt haben, können neu beginnen, bis Sie sie entfernen.',
  'guardians.sayCall':
    'Bitten Sie Ihre Vertrauenspersonen, Sie anzurufen und die Ziffern zu vergleichen, bevor sie signieren.',
  'guardians.sayAddress':
    'Bewahren Sie die Adresse dieses Kontos auf: Sie brauchen sie, um es wiederzufinden.',
  'guardians.choose': 'Vertrauenspersonen wählen',
  'guardians.recommended': 'Empfohlen: drei Vertrauenspersonen, von denen zwei zustimmen müssen.',
  'guardians.address': 'Adresse, Name oder Link einer Vertrauensperson',
  'guardians.add': 'Vertrauensperson hinzufügen',
  'guardians.agree': 'Wie viele zustimmen müssen',
  'guardians.ofCount': '{threshold} von {count}',
  'guardians.alone':
    'Jede allein kann dann eine Wiederherstellung beginnen. Wählen Sie drei, damit zwei zustimmen müssen.',
  'guardians.isAccount': 'Das ist das Konto selbst.',
  'guardians.isOwner': 'Ein Eigentümer des Kontos kann nicht seine Vertrauensperson sein.',
  'guardians.twice': 'Diese Vertrauensperson ist schon gewählt.',
  'guardians.notDeployed':
    'Das ist ein Contract-Konto, das es auf {networks} nicht gibt: Seine Signatur ließe sich dort nicht prüfen.',
  'guardians.unread':
    'Keine Antwort von: {networks}. Ist das dort ein Contract-Konto, ließe sich seine Signatur anderswo nicht prüfen.',
  'guardians.unused':
    'Von dieser Adresse wurde nie etwas gesendet. Gehört sie zu einem Passkey-Konto, muss es auf jedem Netzwerk einmal benutzt werden, bevor es helfen kann.',
  'guardians.networks': 'Netzwerke wählen',
  'guardians.networksHelp':
    'Jedes Netzwerk ist eine eigene Transaktion. Setzen Sie Vertrauenspersonen überall, wo Sie etwas haben.',
  'guardians.setOn': 'Auf {network} setzen',
  'guardians.setUp': 'Vertrauenspersonen einrichten',
  'guardians.change': 'Vertrauenspersonen ändern',
  'guardians.stop': 'Alle Vertrauenspersonen entfernen',
  'guardians.stopHelp':
    'Auf {network} öffnen dann nur noch die Eigentümer dieses Konto. Auch eine laufende Wiederherstellung wird gestoppt.',
  'guardians.endsRunning': 'Das stoppt auch die laufende Wiederherstellung.',
  'guardians.summary': '{threshold} von {count} müssen zustimmen. Zeit zum Stoppen: {days}.',
  'guardians.none': 'Keine Vertrauenspersonen auf diesem Netzwerk.',
  'guardians.notOpened':
    'Auf diesem Netzwerk ist das Konto noch nicht eröffnet. Ohne Vertrauenspersonen gehört es hier für immer einem verlorenen Schlüssel.',
  'guardians.noModule': 'Auf diesem Netzwerk gibt es keine Vertrauenspersonen.',
  'guardians.unknownModule':
    'Der Contract für Wiederherstellungen auf diesem Netzwerk ist nicht der erwartete. Mit ihm wird nichts eingerichtet.',
  'guardians.unreachable':
    'Das Netzwerk hat nicht geantwortet. Ob es Vertrauenspersonen gibt, ist nicht bekannt.',
  'guardians.same': 'Das sind die Vertrauenspersonen auf diesem Netzwerk.',
  'guardians.failed':
    'Die Vertrauenspersonen wurden nicht geändert. Sehen Sie noch einmal nach und versuchen Sie es erneut.',
  'guardians.title': 'Vertrauenspersonen',

  'review.enableRecovery': 'Wiederherstellung durch Vertrauenspersonen einschalten',
  'review.disableRecovery': 'Wiederherstellung durch Vertrauenspersonen ausschalten',
  'review.addGuardian':
    'Vertrauensperson {guardian} hinzufügen. Danach müssen zustimmen: {threshold}',
  'review.revokeGuardian':
    'Vertrauensperson {guardian} entfernen. Danach müssen zustimmen: {threshold}',
  'review.guardianThreshold': 'Vertrauenspersonen, die danach zustimmen müssen: {threshold}',
  'review.cancelRecovery': 'Die laufende Wiederherstellung stoppen',
  'review.invalidateApprovals': 'Ungültig machen, was Vertrauenspersonen bisher signiert haben',
  'review.recoveryOn':
    'Genügend Vertrauenspersonen zusammen können dann alle Eigentümer ersetzen, nach Tagen, in denen dieses Konto es stoppen kann.',
  'review.guardianChange':
    'Die Vertrauenspersonen, die alle Eigentümer ersetzen können, ändern sich.',
  'review.recoveryCancel':
    'Das stoppt eine laufende Wiederherstellung. Ihre Vertrauenspersonen können eine neue beginnen.',
  'review.recoveryApproval':
    'Als Vertrauensperson genehmigt dieses Konto neue Eigentümer eines anderen Kontos.',
};

export const email: Part<'email'> = {
  'email.guardian': 'Diese Website, per E-Mail',
  'email.add': 'Diese Website per E-Mail hinzufügen',
  'email.what':
    'Sie stimmt zu, wenn Sie einen Code aus Ihrer E-Mail eingeben. Allein kann sie das Konto nicht wiederherstellen: Sie hilft nur, wenn mindestens zwei Vertrauenspersonen zustimmen müssen.',
  'email.address': 'E-Mail-Adresse',
  'email.save': 'Adresse hinzufügen',
  'email.check':
    'Eine E-Mail wurde an Ihre Adressen gesendet. Prüfen Sie, ob sie angekommen ist: Codes gehen dorthin.',
  'email.later': 'Erhält Codes ab dem {date}.',
  'email.leaving': 'Wird am {date} entfernt.',
  'email.none':
    'Es gibt noch keine E-Mail-Adresse. Ohne sie kann diese Vertrauensperson nicht helfen.',
  'email.signIn':
    'Melden Sie sich bei dieser Website an, um Ihre E-Mail-Adressen zu sehen und zu ändern.',
  'email.request': 'Code per E-Mail senden',
  'email.sent':
    'Wenn das Konto hier eine E-Mail-Adresse hat, wurde ein Code an sie gesendet. Er gilt 10 Minuten, nur für diese Wiederherstellung.',
  'email.code': 'Code aus der E-Mail',
  'email.confirm': 'Code bestätigen',
  'email.unreadable': 'Der Code aus der E-Mail hat acht Ziffern.',
  'email.refused':
    'Dieser Code ist falsch oder zu alt oder wurde zu oft versucht. Fordern Sie einen neuen an.',
  'email.declined': 'Diese Website stimmt dieser Wiederherstellung nicht zu.',
  'email.invalid': 'Das ist keine E-Mail-Adresse.',
  'email.full': 'Es können keine weiteren E-Mail-Adressen hinzugefügt werden.',
  'email.tooMany': 'Das wurde zu oft versucht. Versuchen Sie es später erneut.',
  'email.failed': 'Die Website hat nicht geantwortet. Versuchen Sie es erneut.',
};
