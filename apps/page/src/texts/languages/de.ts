import type { Part } from '../textLoaders.ts';

export const page: Part<'page'> = {
  'start.title': 'Diese Website antwortet nicht',
  'start.text':
    'Die Seite ist da, aber ihr Server hat nicht mitgeteilt, welche Netzwerke verwendet werden. Ihre Wallet und Ihr Guthaben sind nicht betroffen.',
  'start.faultTitle': 'Diese Seite konnte nicht gestartet werden',
  'start.faultText':
    'Auf der Seite selbst ist ein Fehler aufgetreten. Ihre Wallet und Ihr Guthaben sind nicht betroffen.',
  'start.retry': 'Erneut versuchen',
  'start.retrying': 'Neuer Versuch…',

  'layout.skip': 'Zum Inhalt springen',
  'layout.navigation': 'Seiten',
  'layout.homeLink': '{app}, Startseite',
  'layout.home': 'Start',
  'layout.send': 'Senden',
  'layout.activity': 'Aktivität',
  'layout.multisig': 'Multisig',
  'layout.sessions': 'Sitzungen',
  'layout.settings': 'Einstellungen',
  'layout.loading': 'Die Seite wird geladen…',
  'layout.restoring': 'Verbindung wird wiederhergestellt…',
  'layout.copied': 'Kopiert',
  'layout.about':
    '{app} läuft auf dem eigenen Server des Betreibers. Ihre Schlüssel verlassen Ihre Wallet nie.',
  'layout.local':
    'Lokale Netzwerke: Alles hier läuft auf diesem Computer und nichts hat einen echten Wert.',
  'layout.imprint': 'Impressum',
  'layout.privacy': 'Datenschutz',
  'layout.terms': 'Nutzungsbedingungen',
  'layout.support': 'Hilfe',

  'dialog.cancel': 'Abbrechen',

  'error.title': 'Diese Seite konnte nicht angezeigt werden',
  'error.text':
    'Bei uns ist etwas schiefgegangen. Ihre Wallet und Ihr Guthaben sind nicht betroffen.',
  'error.retry': 'Erneut versuchen',
  'error.reload': 'Website neu laden',
  'error.updated':
    'Diese Website wurde aktualisiert, seit Sie sie geöffnet haben. Laden Sie sie neu, um fortzufahren.',
  'error.offlineTitle': 'Sie sind offline',
  'error.offline':
    'Diese Seite wurde noch nicht geladen. Sie erscheint von selbst, sobald die Verbindung wieder da ist.',

  'notFound.title': 'Seite nicht gefunden',
  'notFound.text':
    'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie falsch geschrieben oder die Seite ist umgezogen.',

  'wallet.needed': 'Verbinden Sie zuerst eine Wallet',
  'wallet.connect': 'Wallet verbinden',
  'wallet.createAccount': 'Konto mit Passkey erstellen',
  'wallet.wrongNetwork':
    'Ihre Wallet ist auf einem Netzwerk, das diese Website nicht unterstützt. Wechseln Sie zu einem anderen oder trennen Sie die Verbindung.',
  'wallet.switch': 'Netzwerk wechseln',
  'wallet.disconnect': 'Trennen',
  'wallet.offered': 'Beliebt',
  'wallet.relayDelayed':
    '{app} kommt auf {network} gerade nicht voran. Was Sie signiert haben, wartet dort und wird von selbst gesendet; Sie müssen nicht noch einmal signieren.',

  'home.title': 'Übersicht',
  'home.safe': 'Safe-Multisig-Konto',
  'home.headline': 'Ein ruhiger Hafen für die Wallet, die Sie schon haben',
  'home.lead':
    'Legen Sie an: Sehen Sie, was Sie auf jedem Netzwerk besitzen, senden Sie es und verfolgen Sie jede Transaktion, bis sie sicher angekommen ist. Ablegen können Sie jederzeit.',
  'home.networks': {
    one: 'Unterstützt {count} Netzwerk: {names}',
    other: 'Unterstützt {count} Netzwerke: {names}',
  },
  'home.points': 'Warum hier',
  'home.seeTitle': 'Erst sehen, dann signieren',
  'home.see':
    'Betrag, Empfänger, Netzwerk und Gebühr stehen in klaren Worten da, bevor sich Ihre Wallet öffnet. Ohne Ihre Bestätigung dort bewegt sich nichts.',
  'home.hostTitle': 'Kein Unternehmen dazwischen',
  'home.host':
    'Die Seite spricht nur mit dem Server, von dem sie kommt. Kein Kundenkonto, kein Tracking, kein Mittelsmann.',
  'home.keysTitle': 'Ihre Schlüssel bleiben Ihre',
  'home.keys':
    'Eine verbundene Website erfährt Ihre Adresse, sonst nichts. Zum Trennen genügt ein Klick, und dieses Gerät vergisst, sobald Sie es wünschen.',
  'home.steps': 'So funktioniert es',
  'home.step1Title': 'Verbinden',
  'home.step1':
    'Wählen Sie die Wallet in diesem Browser und bestätigen Sie die Verbindung in deren Fenster.',
  'home.step2Title': 'Umsehen',
  'home.step2':
    'Ihre Coins und Token auf allen Netzwerken stehen nebeneinander, samt Verlauf des Guthabens.',
  'home.step3Title': 'Senden und verfolgen',
  'home.step3':
    'Senden Sie an eine Adresse oder einen Namen und sehen Sie zu, bis das Netzwerk bestätigt hat.',
  'home.send': 'Senden',
  'home.receive': 'Empfangen',
  'home.copyAddress': 'Adresse kopieren',
  'home.explorer': 'Auf {explorer} ansehen',

  'receive.title': 'Empfangen',
  'receive.qr': 'QR-Code der Adresse {address}',
  'receive.note': 'Lassen Sie sich Coins und Token auf diesen Netzwerken senden: {networks}.',

  'holdings.title': 'Ihr Guthaben',
  'holdings.current': 'Aktuell',
  'holdings.unavailable': 'Nicht verfügbar',
  'holdings.retrying': 'Dieses Netzwerk antwortet nicht. Neuer Versuch erfolgt automatisch.',
  'holdings.stale': 'Dieses Netzwerk antwortet nicht. Gezeigt wird der letzte bekannte Betrag.',
  'holdings.noTokens': 'Hier liegt keiner der Token dieser Website.',
  'holdings.tokensUnavailable': 'Token: nicht verfügbar',

  'chart.title': '{symbol}-Guthaben',
  'chart.label': 'Guthaben auf {network} in den letzten Tagen, als Linie',
  'chart.summary':
    'Von {first} am {since} auf jetzt {last}. Tiefststand {lowest}, Höchststand {highest}.',
  'chart.now': 'Jetzt',
  'chart.empty': 'Es gibt noch keinen Verlauf. Er beginnt mit den ersten Coins, die eintreffen.',
  'chart.failed': 'Der Verlauf dieses Guthabens ist gerade nicht verfügbar.',

  'latest.title': 'Letzte Transaktionen',
  'latest.all': 'Alle anzeigen',
  'latest.empty':
    'Was Sie von hier senden, erscheint hier und wird verfolgt, bis es bestätigt ist.',

  'send.form': 'Senden',
  'send.asset': 'Coin oder Token',
  'send.balance': 'Guthaben',
  'send.balanceUnavailable': 'Ihr Guthaben ist nicht verfügbar',
  'send.recipient': 'Empfänger',
  'send.recipientNumber': 'Empfänger {count}',
  'send.recipientPlaceholder': '0x… oder name.eth',
  'send.recipientHelp': 'Eine Adresse oder ein Name, der zu einer Adresse führt.',
  'send.recipientHelpContacts':
    'Eine Adresse, ein Name, der zu einer Adresse führt, oder einer Ihrer Kontakte.',
  'send.suggestions': 'Kontakte',
  'send.suggestionCount': { one: '{count} Kontakt passt', other: '{count} Kontakte passen' },
  'send.fromContacts': 'Aus Ihren Kontakten: {name}',
  'send.amount': 'Betrag',
  'send.amountNumber': 'Betrag {count}',
  'send.max': 'Max',
  'send.maxLabel': 'Max: so viel {symbol} wie möglich',
  'send.addRecipient': 'Empfänger hinzufügen',
  'send.remove': 'Entfernen',
  'send.removeNumber': 'Empfänger {count} entfernen',
  'send.looking': 'Der Name wird aufgelöst…',
  'send.leadsTo': 'Führt zu',
  'send.knownAs': 'Bekannt als {name}',
  'send.noRecipient': 'Geben Sie ein, wer es erhalten soll.',
  'send.stillLooking':
    'Der Name wird noch aufgelöst. Prüfen Sie die Adresse, zu der er führt, und senden Sie dann.',
  'send.notARecipient':
    'Das ist keine gültige Adresse. Sie beginnt mit 0x und hat 40 weitere Zeichen, oder sie ist ein Name wie harbour.eth.',
  'send.wrongChecksum':
    'Die Buchstaben dieser Adresse passen nicht zu ihrer Prüfsumme: Vielleicht ist ein Zeichen vertippt. Kopieren Sie sie noch einmal.',
  'send.addressElsewhere': 'Diese Adresse gehört zu einem anderen Netzwerk: {network}.',
  'send.nameNotFound': 'Zu diesem Namen wurde keine Adresse gefunden.',
  'send.noNames': 'Diese Website kann keine Namen auflösen. Geben Sie die Adresse ein.',
  'send.namesUnreachable':
    'Der Name konnte nicht aufgelöst werden: Das Netzwerk hat nicht geantwortet.',
  'send.onlyOnEthereum':
    'Für {network} hat dieser Name keine Adresse: Dies ist seine Adresse auf Ethereum.',
  'send.nameOffChain':
    'Dieser Name wird anderswo verwahrt, und diese Website fragt dort nicht nach. Geben Sie die Adresse ein.',
  'send.nameMixed':
    'Dieser Name mischt Buchstaben verschiedener Alphabete und ahmt womöglich einen anderen nach. Geben Sie die Adresse ein.',
  'send.nameMoved':
    'Dieser Name führt jetzt zur zweiten Adresse, nicht mehr zur ersten, die Sie gesehen haben.',
  'send.useNew': 'Neue Adresse verwenden',
  'send.linkAsks': 'Der Link bittet um {amount}.',
  'send.useAmount': 'Diesen Betrag übernehmen',
  'send.noAmount': 'Geben Sie einen Betrag ein.',
  'send.notANumber': 'Geben Sie einen gültigen Betrag ein, etwa 1234,5.',
  'send.twoReadings':
    'Das lässt sich als zwei verschiedene Beträge lesen. Schreiben Sie {whole} oder {fraction}.',
  'send.tooManyDecimals': '{symbol} hat höchstens {decimals} Nachkommastellen.',
  'send.withLetters': 'Schreiben Sie nur die Zahl, ohne Buchstaben.',
  'send.withMoney':
    'Der Betrag ist in {symbol}, nicht in einer anderen Währung. Schreiben Sie nur die Zahl.',
  'send.withApostrophe': 'Schreiben Sie Tausender ohne Apostroph.',
  'send.zero': 'Geben Sie einen Betrag über null ein.',
  'send.moreThanBalance': 'Das ist mehr {symbol}, als Sie haben.',
  'send.noRoomForFee': 'So bleibt nichts für die Netzwerkgebühr. „Max“ behält genug dafür zurück.',
  'send.noCoinForFee': 'Für die Netzwerkgebühr fehlen {missing}.',
  'send.noMaxUnavailable': '„Max“ geht gerade nicht: Die Netzwerkgebühr ließ sich nicht schätzen.',
  'send.noMaxNothingLeft': '„Max“ geht nicht: Neben der Netzwerkgebühr bleibt nichts übrig.',
  'send.smallestUnits': 'In der kleinsten Einheit von {symbol}: {units}',
  'send.problems': {
    one: 'Es wurde nichts gesendet. Beheben Sie zuerst {count} Problem.',
    other: 'Es wurde nichts gesendet. Beheben Sie zuerst {count} Probleme.',
  },
  'send.confirm': 'In Ihrer Wallet bestätigen…',
  'send.confirmHelp':
    'Ihre Wallet zeigt, was Sie hier sehen. Bestätigen Sie es dort oder lehnen Sie es ab.',
  'send.notOpened':
    'Ihr Konto ist auf {network} noch nicht eröffnet. Seine erste Zahlung dort eröffnet es; danach können Sie signieren.',
  'send.following': 'Warten auf das Netzwerk…',
  'send.proposed': 'Den Eigentümern vorgeschlagen.',
  'send.failedDetail': 'Meldung der Wallet: {detail}',
  'send.descriptionMany': {
    one: '{amount} an {count} Empfänger senden',
    other: '{amount} an {count} Empfänger senden',
  },

  'review.network': 'Netzwerk',
  'review.refused':
    'Das Netzwerk meldet, dass diese Transaktion fehlschlagen würde. Wenn Sie trotzdem senden, verlieren Sie womöglich die Netzwerkgebühr.',
  'review.toToken':
    'Diese Adresse ist der Contract eines Tokens. Was dorthin gesendet wird, lässt sich nicht mehr herausholen.',
  'review.toNobody':
    'Zu dieser Adresse hat niemand die Schlüssel. Was dorthin gesendet wird, ist verloren.',

  'activity.title': 'Aktivität',
  'activity.lead':
    'Was Sie mit diesem Konto von dieser Website gesendet haben, soweit dieses Gerät es weiß.',
  'activity.needsWallet':
    'Transaktionen werden für jedes Konto einzeln gespeichert. Verbinden Sie eines, um seine zu sehen.',
  'activity.emptyTitle': 'Ruhige See',
  'activity.empty': 'Von hier wurde noch nichts gesendet. Ihre erste Transaktion erscheint hier.',
  'activity.send': 'Etwas senden',
  'activity.status': 'Status',
  'activity.all': 'Alle',
  'activity.pending': 'Ausstehend',
  'activity.confirmed': 'Bestätigt',
  'activity.failed': 'Fehlgeschlagen',
  'activity.network': 'Netzwerk',
  'activity.everyNetwork': 'Alle Netzwerke',
  'activity.count': { one: '{count} Transaktion', other: '{count} Transaktionen' },
  'activity.more': { one: 'und {count} weiterer', other: 'und {count} weitere' },
  'activity.filteredEmpty': 'Keine Transaktion passt zu diesem Filter.',
  'activity.showAll': 'Alle anzeigen',
  'activity.notConfirmedTitle': '„Nicht bestätigt“',
  'activity.notConfirmed':
    'heißt, dass rechtzeitig kein Nachweis kam, nicht, dass die Transaktion fehlgeschlagen ist. Bei Ihrem nächsten Besuch wird erneut geprüft und der Eintrag berichtigt, falls sie durchging.',
  'activity.clear': 'Alles leeren',
  'activity.clearTitle': 'Liste leeren?',
  'activity.clearText':
    'Dieses Gerät vergisst die Transaktionen dieses Kontos auf allen Netzwerken, auch ausstehende. Was auf der Blockchain steht, bleibt dort.',
  'activity.clearConfirm': 'Liste leeren',
  'activity.cleared': 'Die Transaktionsliste wurde geleert',

  'settings.title': 'Einstellungen',
  'settings.lead': 'Nur auf diesem Gerät gespeichert.',
  'settings.look': 'Aussehen und Sprache',
  'settings.theme': 'Design',
  'settings.system': 'System',
  'settings.light': 'Hell',
  'settings.dark': 'Dunkel',
  'settings.accent': 'Akzentfarbe',
  'settings.harbour': 'Hafen',
  'settings.ocean': 'Ozean',
  'settings.violet': 'Violett',
  'settings.rose': 'Rosé',
  'settings.ember': 'Glut',
  'settings.forest': 'Wald',
  'settings.language': 'Sprache',
  'settings.networks': 'Netzwerke',
  'settings.networksHelp':
    'Vom Betreiber ausgewählt. Diese Seite liest sie über ihren eigenen Server.',
  'settings.testnet': 'Testnetzwerk',
  'settings.chainId': 'Chain-ID',
  'settings.readRpc': 'Gelesen über',
  'settings.walletRpc': 'RPC-Adresse für Wallets',
  'settings.copy': 'Kopieren: {what}, {network}',
  'settings.block': 'Block {number}',
  'settings.unreachable': 'Nicht erreichbar',
  'settings.add': 'Zur Wallet hinzufügen',
  'settings.added': 'Zu Ihrer Wallet hinzugefügt.',
  'settings.addFailed': 'Ihre Wallet konnte das Netzwerk nicht hinzufügen.',
  'settings.addFailedDetail': 'Ihre Wallet konnte das Netzwerk nicht hinzufügen: {detail}',
  'settings.stored': 'Auf diesem Gerät',
  'settings.storedHelp':
    'Was diese Website in diesem Browser speichert. Nichts davon wird irgendwohin gesendet.',
  'settings.nothingStored': 'Nichts ist gespeichert.',
  'settings.signedIn':
    'Ein Cookie hält Sie angemeldet. Nur der eigene Server dieser Website sieht es.',
  'settings.entries': { one: '{count} Eintrag', other: '{count} Einträge' },
  'settings.clear': 'Löschen',
  'settings.clearTitle': 'Daten auf diesem Gerät löschen?',
  'settings.clearText':
    'Die Verbindung wird getrennt, und dieser Browser vergisst Ihre Transaktionen, Wallets und Einstellungen auf dieser Website. Was auf der Blockchain steht, bleibt dort.',
  'settings.clearConfirm': 'Trennen und löschen',
  'settings.cleared': 'Die Daten auf diesem Gerät wurden gelöscht',

  'stored.transactions': 'Transaktionen',
  'stored.wallets': 'Zuletzt verwendete Wallets',
  'stored.session': 'Verbindung des letzten Besuchs',
  'stored.language': 'Sprache',
  'stored.look': 'Design und Farbe',
  'stored.other': 'Sonstiges',
};

export const payment: Part<'payment'> = {
  'leaves.title': 'Was vom Konto abgeht',
  'leaves.refund': 'höchstens {amount} als Erstattung von Gas',
  'leaves.units': '{units} kleinste Einheiten von {token}',
  'leaves.item': 'Stück {id} von {token}',
  'check.loading': 'Wird geprüft …',
  'check.unread': 'Lesen Sie zuerst die Warnungen oben und haken Sie sie ab.',
  'check.refused': 'Das darf aus den oben genannten Gründen nicht signiert werden.',
  'check.refund-excessive': 'Die Erstattung ist höher, als ihr Gas vernünftigerweise kosten kann.',
  'check.refund-uncompared':
    'Ob die Erstattung den Kosten ihres Gases entspricht, ließ sich nicht vergleichen.',
  'check.recipient-token':
    'Diese Adresse ist der Contract eines Tokens. Was dorthin gesendet wird, lässt sich nicht mehr herausholen.',
  'check.recipient-zero':
    'Zu dieser Adresse hat niemand die Schlüssel. Was dorthin gesendet wird, ist verloren.',
  'check.recipient-burn':
    'Zu dieser Adresse hat niemand die Schlüssel. Was dorthin gesendet wird, ist verloren.',
  'check.recipient-other-token':
    'Diese Adresse ist der Contract eines Tokens. Was dorthin gesendet wird, lässt sich nicht mehr herausholen.',
  'check.recipient-self': 'Das geht an Ihre eigene Adresse.',
  'check.recipient-alike':
    'Die erste Adresse beginnt und endet wie eine bekannte, die zweite, ist aber eine andere. Vergleichen Sie jedes Zeichen.',
  'check.recipient-new': {
    one: '{count} Empfänger wird von diesem Konto laut Verlauf zum ersten Mal bezahlt.',
    other: '{count} Empfänger werden von diesem Konto laut Verlauf zum ersten Mal bezahlt.',
  },
  'check.recipient-unread':
    'Ob diese Empfänger schon einmal bezahlt wurden, ließ sich nicht lesen.',
  'check.recipient-twice': 'Derselbe Empfänger kommt mehr als einmal vor.',
  'check.name-mixed':
    'Dieser Name mischt Buchstaben verschiedener Alphabete und ahmt womöglich einen anderen nach. Prüfen Sie die Adresse.',
  'check.code-missing':
    'An dieser Adresse ist kein Contract: Der Aufruf würde nichts tun und trotzdem als erledigt gelten.',
  'check.code-expected':
    'An dieser Adresse ist noch kein Contract. Wird er nicht vorher erstellt, tut der Aufruf nichts.',
  'check.code-unread': 'Ob an dieser Adresse ein Contract ist, ließ sich nicht lesen.',
  'check.power-without-code':
    'An dieser Adresse ist kein Contract. Sie darf keine Macht über das Konto haben.',
  'check.power-of-token': 'Diese Adresse ist ein Token. Sie darf keine Macht über das Konto haben.',
  'check.power-unread':
    'Was an dieser Adresse ist, ließ sich nicht lesen. Vorher darf sie keine Macht über das Konto haben.',
  'check.power-unpublished':
    'Safe hat diesen Contract nicht veröffentlicht. Er hätte Macht über das Konto: Signieren Sie nur, wenn Sie wissen, wer ihn geschrieben hat.',
  'check.account-elsewhere':
    'An dieser Adresse liegt auf {network} ein Contract, hier aber nichts. Was dorthin gesendet wird, kann verloren sein, und signieren kann er hier nicht.',
  'check.account-unread':
    'Nicht alle Netzwerke haben geantwortet. Ist das nur auf einem davon ein Contract, kann verloren sein, was dorthin gesendet wird, und signieren kann er hier nicht.',
  'check.token-imitates':
    'Ein hier nicht gelisteter Token nennt sich {symbol} wie ein gelisteter. Vergleichen Sie seine Adresse.',
  'check.token-unread':
    'Was dieser Token ist, ließ sich nicht lesen. Beträge sind in kleinsten Einheiten angegeben.',
  'check.token-decimals':
    'Der Contract gibt für diesen Token eine Zahl von Dezimalstellen an, die kein Betrag haben kann.',
  'check.balance-short': 'Das Konto hält weniger, als abgehen würde.',
  'check.balance-unread': 'Das Guthaben ließ sich nicht lesen.',
  'check.limit-exceeded': 'Das ist mehr, als vom Limit übrig ist.',
  'check.limit-unread': 'Was vom Limit übrig ist, ließ sich nicht lesen.',
};
