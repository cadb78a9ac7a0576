import type { Part } from '../textLoaders.ts';

export const send: Part<'send'> = {
  'send.title': 'Senden',
  'send.lead':
    'An eine Adresse oder einen Namen. Ihre Wallet fragt Sie noch einmal, bevor sich etwas bewegt.',
  'send.needsWallet': 'Gesendet wird aus Ihrer eigenen Wallet, mit Ihrer Bestätigung dort.',
  'send.otherAccount':
    'Was Sie ausgefüllt hatten, ist für ein anderes Konto: {account}. Dieses Formular ist leer und gilt für das jetzt verbundene Konto.',
  'send.submit': 'Senden',
  'send.manyOwners':
    'Für eine Zahlung von diesem Konto nötige Signaturen: {threshold}. Schlagen Sie sie den anderen Eigentümern vor.',
  'send.propose': 'Zahlung vorschlagen',
  'send.stopWaiting': 'Zurück zum Formular',
  'send.sent': 'Unterwegs.',
  'send.arrived': 'Vom Netzwerk bestätigt.',
  'send.notThrough': 'Es ist nicht durchgegangen.',
  'send.arrivedLess': 'Nur {amount} sind angekommen, wie der Token selbst vermerkt.',
  'send.follow': 'Unter „Aktivität“ verfolgen',
  'send.openProposal': 'Unter „Multisig“ öffnen',
  'send.saveContact': '{recipient} in den Kontakten speichern',
  'send.failed': 'Es wurde nicht gesendet.',
  'send.failedHelp': 'Nichts ist verloren: Ihre Eingaben sind noch da.',
  'send.noFunds': 'Ihre Wallet braucht für die Netzwerkgebühr mehr, als übrig bleibt.',
  'send.lowerAmount': 'Betrag auf {amount} senken',
  'send.oneByOne': 'Einzeln senden',
  'send.earlierOpen':
    'In Ihrer Wallet ist noch eine frühere Anfrage offen. Lehnen Sie sie dort ab, sonst wird sie womöglich auch gesendet.',
  'send.sentAlready':
    'Dieselbe Zahlung wurde von hier gerade erst gesendet. Senden Sie sie nur noch einmal, wenn Sie das möchten.',
  'send.otherNetwork':
    'Ihre Wallet ist auf einem anderen Netzwerk. Wechseln Sie es und versuchen Sie es erneut.',
  'send.cannotTell':
    'Unklar, ob gesendet wurde. Sehen Sie in Ihrer Wallet nach, bevor Sie es erneut versuchen.',
  'send.description': '{amount} an {recipient} senden',

  'review.title': 'Was passieren wird',
  'review.empty': 'Füllen Sie das Formular aus: Hier steht zuerst, worum Ihre Wallet gebeten wird.',
  'send.phoneElsewhere':
    'Ihr Smartphone ist auf {network}, das es hier nicht freigegeben hat. Diese Seite bleibt auf {current}.',
  'review.sentence': 'Sie senden {amount} an {recipient} auf {network}.',
  'review.fee': 'Netzwerkgebühr',
  'review.feeLater': 'Steht fest, sobald das Formular ausgefüllt ist',
  'review.about': 'Etwa',
  'review.paidBy': 'Bezahlt von {name}',
  'review.byWallet': 'Sie senden sie mit einer anderen Wallet, die die Gebühr bezahlt',
  'review.total': 'Gesamt',
  'review.says': 'Angegebener Grund: {reason}',
  'review.answersFalse':
    'Dieser Token antwortet, dass er nichts senden würde. Die Netzwerkgebühr wird trotzdem fällig.',
  'review.arrivesLess':
    'Nur {amount} würden ankommen: Dieser Token behält einen Teil des Gesendeten ein.',
  'review.wallet': 'Danach öffnet sich Ihre Wallet und bittet um Ihre Bestätigung.',
};

export const sessions: Part<'sessions'> = {
  'sessions.title': 'Sitzungen und Kontakte',
  'sessions.lead': 'Wo Sie angemeldet sind und an wen Sie senden.',
  'sessions.needsWallet':
    'Sitzungen und Kontakte gehören zu einem Konto. Verbinden Sie dessen Wallet.',
  'sessions.loading': 'Wird geladen…',

  'signIn.needed': 'Melden Sie sich an, um fortzufahren',
  'signIn.reason':
    'Sie signieren eine Nachricht in Ihrer Wallet. Sie beweist, dass das Konto Ihnen gehört, kostet nichts und sendet keine Transaktion.',
  'signIn.action': 'Anmelden',
  'signIn.ended': 'Sie sind auf diesem Gerät abgemeldet.',
  'signIn.endedEverywhere': 'Sie sind auf allen Geräten abgemeldet.',

  'devices.title': 'Geräte',
  'devices.help': 'Wo dieses Konto angemeldet ist. Melden Sie ein Gerät ab, das Sie nicht kennen.',
  'devices.unknown': 'Unbekanntes Gerät',
  'devices.current': 'Dieses Gerät',
  'devices.passkey': 'Passkey',
  'devices.seen': 'Zuletzt aktiv',
  'devices.since': 'Angemeldet',
  'devices.until': 'Läuft ab',
  'devices.signOut': 'Abmelden',
  'devices.signOutLabel': 'Abmelden: {device}',
  'devices.ended': 'Abgemeldet: {device}',
  'devices.more': 'Mehr anzeigen',
  'devices.everywhere': 'Überall abmelden',
  'devices.everywhereTitle': 'Überall abmelden?',
  'devices.everywhereText':
    'Alle Geräte werden abgemeldet, auch dieses. Ihre Kontakte bleiben beim Konto.',
  'devices.failed': 'Die Liste der Geräte konnte nicht geladen werden.',
  'devices.endFailed': 'Das Gerät wurde nicht abgemeldet.',

  'contacts.title': 'Kontakte',
  'contacts.help':
    'Auf dieser Website bei Ihrem Konto gespeichert, auf jedem Gerät, auf dem Sie sich anmelden. „Senden“ schlägt sie vor.',
  'contacts.count': { one: '{count} Kontakt', other: '{count} Kontakte' },
  'contacts.add': 'Kontakt hinzufügen',
  'contacts.import': 'Importieren',
  'contacts.export': 'CSV exportieren',
  'contacts.search': 'Kontakte suchen',
  'contacts.noMatch': 'Kein Kontakt passt zu dieser Suche.',
  'contacts.showAll': 'Alle anzeigen',
  'contacts.emptyTitle': 'Noch keine Kontakte',
  'contacts.empty': 'Fügen Sie jemanden hinzu, an den Sie senden, oder importieren Sie eine Liste.',
  'contacts.failed': 'Ihre Kontakte konnten nicht geladen werden.',
  'contacts.mixed':
    'Dieser Name mischt Buchstaben verschiedener Alphabete und ahmt womöglich einen anderen nach. Prüfen Sie die Adresse.',
  'contacts.edit': '{name} bearbeiten',
  'contacts.delete': '{name} löschen',
  'contacts.deleteTitle': 'Diesen Kontakt löschen?',
  'contacts.deleteText': '„{name}“ wird auf allen Geräten aus Ihren Kontakten entfernt.',
  'contacts.deleteConfirm': 'Löschen',
  'contacts.deleted': 'Kontakt gelöscht',
  'contacts.deleteFailed': 'Der Kontakt wurde nicht gelöscht.',
  'contacts.editTitle': 'Kontakt bearbeiten',
  'contacts.name': 'Name',
  'contacts.address': 'Adresse',
  'contacts.note': 'Notiz',
  'contacts.noteHelp': 'Freiwillig.',
  'contacts.save': 'Speichern',
  'contacts.saved': 'Kontakt gespeichert',
  'contacts.saveFailed': 'Der Kontakt wurde nicht gespeichert.',
  'contacts.nameRequired': 'Geben Sie einen Namen ein.',
  'contacts.nameTooLong': 'Der Name darf höchstens {most} Zeichen haben.',
  'contacts.hiddenCharacters': 'Dieser Text enthält unsichtbare Zeichen. Tippen Sie ihn neu.',
  'contacts.addressRequired': 'Geben Sie eine Adresse ein.',
  'contacts.addressInvalid':
    'Das ist keine gültige Adresse. Sie beginnt mit 0x und hat 40 weitere Zeichen.',
  'contacts.addressChecksum':
    'Die Buchstaben dieser Adresse passen nicht zu ihrer Prüfsumme: Vielleicht ist ein Zeichen vertippt. Kopieren Sie sie noch einmal.',
  'contacts.addressTaken': 'Sie haben schon einen Kontakt mit dieser Adresse: {name}.',
  'contacts.noteTooLong': 'Die Notiz darf höchstens {most} Zeichen haben.',

  'fault.unreachable':
    'Der Server hat nicht geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'fault.busy': 'Zu viele Anfragen. Warten Sie eine Minute und versuchen Sie es erneut.',
  'fault.signedOut': 'Sie sind abgemeldet. Melden Sie sich an und versuchen Sie es erneut.',
  'fault.full': 'Für weitere Kontakte ist kein Platz. Löschen Sie zuerst einige.',
  'fault.taken': 'Sie haben schon einen Kontakt mit dieser Adresse.',
  'fault.gone': 'Er wurde inzwischen gelöscht, vielleicht auf einem anderen Gerät.',
  'fault.tooLarge': 'Das ist zu viel für den Server. Importieren Sie es in kleineren Teilen.',
  'fault.other': 'Bei uns ist etwas schiefgegangen. Versuchen Sie es später erneut.',

  'import.title': 'Kontakte importieren',
  'import.new': { one: '{count} neuer Kontakt', other: '{count} neue Kontakte' },
  'import.changed': { one: '{count} Kontakt ändert sich', other: '{count} Kontakte ändern sich' },
  'import.unchanged': {
    one: '{count} Kontakt bleibt, wie er ist',
    other: '{count} Kontakte bleiben, wie sie sind',
  },
  'import.nothing': 'Nichts in dieser Datei ist neu.',
  'import.renamed': '„{before}“ wird zu „{after}“',
  'import.noteChanged': 'Neue Notiz für „{name}“',
  'import.noteRemoved': '„{name}“ verliert die Notiz',
  'import.faulty': {
    one: '{count} Zeile kann nicht importiert werden und wird ausgelassen:',
    other: '{count} Zeilen können nicht importiert werden und werden ausgelassen:',
  },
  'import.line': 'Zeile {line}: {problem}',
  'import.twice': 'Diese Adresse steht schon in Zeile {line}.',
  'import.entry': 'Kontakt {line}: {problem}',
  'import.entryTwice': 'Diese Adresse hat schon Kontakt {line}.',
  'import.entriesFaulty': {
    one: '{count} Kontakt kann nicht importiert werden und wird ausgelassen:',
    other: '{count} Kontakte können nicht importiert werden und werden ausgelassen:',
  },
  'import.withoutAddress': {
    one: '{count} Eintrag ohne Ethereum-Adresse wird ausgelassen',
    other: '{count} Einträge ohne Ethereum-Adresse werden ausgelassen',
  },
  'import.columns': 'Es gibt mehr Werte als Spalten. Ein Wert mit Komma braucht Anführungszeichen.',
  'import.quotes': 'Die Anführungszeichen passen nicht zusammen.',
  'import.tooLarge': 'Diese Datei ist größer als 1 MB.',
  'import.notText':
    'Diese Datei ist kein UTF-8-Text. Speichern Sie sie als „CSV UTF-8“ und wählen Sie sie erneut aus.',
  'import.unreadable': 'Diese Datei konnte nicht gelesen werden. Wählen Sie sie erneut aus.',
  'import.empty': 'In dieser Datei sind keine Kontakte.',
  'import.noHeader':
    'Die erste Zeile muss die Spalten nennen: name, address und, wenn Sie möchten, note.',
  'import.tooManyRows': 'In dieser Datei sind mehr als {most} Kontakte.',
  'import.noRoom':
    'Sie hätten mehr als {most} Kontakte. Löschen Sie einige oder importieren Sie weniger.',
  'import.confirm': { one: '{count} Kontakt importieren', other: '{count} Kontakte importieren' },
  'import.another': 'Andere Datei wählen',
  'import.failed': 'Es wurde nichts importiert.',
  'import.done': 'Importiert. Neu: {added}. Geändert: {changed}.',
  'import.close': 'Fertig',
};

export const openId: Part<'openId'> = {
  'authorize.title': 'Bei {name} anmelden',
  'authorize.lead':
    '{name} fragt, wer Sie sind. Es kann weder Ihre Guthaben bewegen noch für Sie signieren.',
  'authorize.loading': 'Die Anfrage wird geladen…',
  'authorize.needsWallet':
    'Verbinden Sie die Wallet oder den Passkey des Kontos, das Sie dort verwenden möchten.',
  'authorize.account': 'Ihr Konto',
  'authorize.switch': 'Anderes Konto verwenden',
  'authorize.learns': 'Was {name} erfährt',
  'authorize.returns': 'Danach kehren Sie zurück zu',
  'authorize.otherHost':
    'Das ist nicht die Adresse von {name}, sie lautet {host}. Erlauben Sie es nur, wenn Sie beiden vertrauen.',
  'authorize.remembered':
    'Sie werden nur einmal gefragt. Wenn Sie sich hier abmelden, sind Sie auch dort abgemeldet, und unter „Sitzungen und Kontakte“ können Sie diesen Zugriff beenden.',
  'authorize.allow': 'Erlauben',
  'authorize.deny': 'Nicht erlauben',
  'authorize.back': 'Zurück zu {name}',
  'authorize.leaving': 'Es geht zurück zu {name}…',
  'authorize.known': 'Sie haben {name} früher erlaubt. Sie werden angemeldet…',
  'authorize.notAllowed': '{name} ist nur für Mitglieder, und dieses Konto ist keines: {account}.',
  'authorize.over': 'Diese Anfrage ist vorbei',
  'authorize.overHelp':
    'Sie ist schon beantwortet, zu alt oder in einem anderen Browser begonnen worden. Gehen Sie zur Anwendung zurück und melden Sie sich dort noch einmal an.',
  'authorize.refused': 'Diese Anwendung kann Sie nicht anmelden',
  'authorize.refusedHelp':
    'Ihre Anfrage ist keine, die diese Seite annimmt. Wer die Anwendung betreibt, braucht diesen Code: {code}',
  'authorize.open': '{name} öffnen',
  'authorize.failed': 'Die Anfrage konnte nicht geladen werden.',
  'authorize.notAnswered': 'Ihre Antwort ist nicht angekommen.',
  'authorize.chainSilent':
    'Ein Netzwerk antwortet nicht, deshalb konnte Ihre Mitgliedschaft nicht geprüft werden. Versuchen Sie es gleich noch einmal.',
  'authorize.again': 'Melden Sie sich noch einmal an',
  'authorize.againHelp':
    'Sie sind hier angemeldet. {name} möchte sicher sein, dass Sie es noch sind: Signieren Sie noch einmal.',

  'again.sign': 'Nachricht signieren',
  'again.confirm': 'In Ihrer Wallet bestätigen',
  'again.failed': 'Etwas ist schiefgegangen. Versuchen Sie es erneut.',
  'again.pending':
    'Weitere Eigentümer müssen diese Nachricht noch signieren. Sie können die Seite verlassen und später zurückkommen.',
  'again.check': 'Erneut prüfen',
  'again.stop': 'Anmeldung abbrechen',

  'claim.account': 'Die Adresse Ihres Kontos',
  'claim.name': 'Ihr Name',
  'claim.nameless': 'Keiner bekannt. Es erhält Ihre Adresse.',
  'claim.picture': 'Ihr Bild',
  'claim.pictureless': 'Keines bekannt.',
  'claim.unread': 'Ließ sich gerade nicht lesen.',
  'claim.groups': 'Zu welchen dieser Gruppen Sie gehören',
  'claim.email': 'Eine E-Mail-Adresse aus der Adresse Ihres Kontos. Sie empfängt keine Post.',
  'claim.offline':
    'Es darf dies auch in Ihrer Abwesenheit erneut lesen, solange Sie hier angemeldet sind.',

  'signOut.title': 'Abmelden',
  'signOut.lead': 'Sie haben sich von {name} abgemeldet. Möchten Sie sich auch hier abmelden?',
  'signOut.leadUnknown':
    'Sie haben sich von einer Anwendung abgemeldet. Möchten Sie sich auch hier abmelden?',
  'signOut.everywhere': 'Hier von allem abmelden',
  'signOut.everywhereHelp':
    'Dieser Browser wird hier und bei jeder Anwendung abgemeldet, bei der er sich von hier aus angemeldet hat.',
  'signOut.only': 'Nur von {name}',
  'signOut.onlyUnknown': 'Nur von dieser Anwendung',
  'signOut.onlyHelp': 'Sie bleiben hier und bei anderen Anwendungen angemeldet.',
  'signOut.leaving': 'Abgemeldet. Es geht zurück…',
  'signOut.failed': 'Sie sind noch nicht abgemeldet.',
  'signOut.refused': 'Diese Anwendung kann Sie nicht abmelden',

  'applications.title': 'Anwendungen',
  'applications.help':
    'Wo Sie sich mit diesem Konto anmelden. Wenn Sie sich hier abmelden, sind Sie auch dort abgemeldet.',
  'applications.none': 'Noch keine. Anwendungen, die Sie erlauben, stehen hier.',
  'applications.failed': 'Die Liste der Anwendungen konnte nicht geladen werden.',
  'applications.learns': 'Erfährt',
  'applications.since': 'Erlaubt',
  'applications.used': 'Zuletzt verwendet',
  'applications.end': 'Zugriff beenden',
  'applications.endLabel': 'Zugriff beenden: {name}',
  'applications.endTitle': 'Den Zugriff von {name} beenden?',
  'applications.endText':
    'Sie werden dort auf allen Geräten abgemeldet. Beim nächsten Mal muss es Sie wieder fragen.',
  'applications.ended': 'Zugriff beendet: {name}',
  'applications.endFailed': 'Der Zugriff wurde nicht beendet.',
  'applications.account': 'Adresse',
  'applications.name': 'Name',
  'applications.picture': 'Bild',
  'applications.groups': 'Gruppen ({groups})',
  'applications.email': 'E-Mail-Adresse',
};

export const html: Part<'html'> = {
  'html.description':
    'Verbinden Sie die Ethereum-Wallet, die Sie schon haben: Sehen Sie, was Sie besitzen, senden Sie es und verfolgen Sie jede Transaktion.',
  'html.noScript':
    'Diese Seite arbeitet über JavaScript mit Ihrer Wallet. Bitte schalten Sie es ein.',
  'html.tooOld': 'Dieser Browser ist zu alt',
  'html.tooOldHelp':
    'Aktualisieren Sie ihn oder öffnen Sie diese Seite in einem anderen: Chrome 111, Safari 16.4, Firefox 115 oder neuer. Ihre Wallet und Ihr Guthaben sind nicht betroffen.',
};
