import type { Part } from '../textLoaders.ts';

export const kit: Part<'kit'> = {
  'button.connect': 'Wallet verbinden',
  'button.connecting': 'Wird verbunden…',
  'button.finishing': 'Verbindung mit {wallet} wird abgeschlossen…',
  'button.loading': 'Verbindung wird wiederhergestellt…',
  'button.wrongNetwork': 'Falsches Netzwerk',
  'button.reload': 'Seite neu laden',
  'button.signIn': 'Anmelden',
  'button.account': 'Konto {account}',
  'button.network': 'Netzwerk: {network}',
  'button.pending': {
    one: '{count} Transaktion ausstehend',
    other: '{count} Transaktionen ausstehend',
  },

  'dialog.close': 'Schließen',
  'dialog.back': 'Zurück',
  'dialog.cancel': 'Abbrechen',
  'dialog.retry': 'Erneut versuchen',

  'connect.title': 'Wallet verbinden',
  'connect.installed': 'Installiert',
  'connect.more': 'Weitere Wallets',
  'connect.recent': 'Zuletzt verwendet',
  'connect.browserWallet': 'Browser-Wallet',
  'connect.safeNote': 'Das Konto, in dem diese Seite geöffnet ist',
  'connect.none': 'Keine Wallet in diesem Browser gefunden',
  'connect.noneHelp':
    'Installieren Sie eine Wallet-Erweiterung und kommen Sie zurück: Sie erscheint hier von selbst.',
  'connect.about': 'Was ist eine Wallet?',
  'connect.get': 'Wallet einrichten',
  'connect.getNote': 'So geht es',
  'connect.popular': 'Beliebt',
  'connect.phoneWallet': 'Wallet auf dem Smartphone',
  'connect.phoneWalletHelp': 'Jede Wallet, per QR-Code',
  'connect.otherWallets': 'Andere Wallets',
  'connect.otherWalletsHelp': 'Ihr Smartphone fragt, welche',
  'connect.otherWalletsCode': 'Per Code oder kopiertem Link',
  'connect.insideNote': 'Öffnet sich im Browser von {wallet}',
  'connect.search': 'Wallets suchen',
  'connect.found': { one: '{count} Wallet gefunden', other: '{count} Wallets gefunden' },
  'connect.noMatch': 'Keine Wallet heißt so.',
  'connect.lookingFor': '{wallet} wird gesucht…',
  'connect.inApp':
    'Aus {app} heraus lassen sich keine Wallets öffnen. Öffnen Sie diese Seite im Browser Ihres Smartphones: über das Menü hier oder mit der kopierten Adresse.',
  'connect.waiting': 'Öffnen Sie {wallet}, um fortzufahren',
  'connect.waitingHelp': 'Bestätigen Sie die Verbindung im Fenster der Wallet.',
  'connect.waitingLong':
    'Nichts zu sehen? Vielleicht ist die Wallet gesperrt oder ihr Fenster liegt hinter diesem.',
  'connect.failed': '{wallet} konnte nicht verbunden werden',
  'connect.failedBusy':
    'In {wallet} ist noch eine Anfrage offen. Beantworten Sie diese dort und versuchen Sie es erneut.',
  'connect.failedEmpty':
    '{wallet} hat kein Konto freigegeben, das hier funktioniert. Wählen Sie dort eines aus und versuchen Sie es erneut.',
  'connect.failedGone':
    '{wallet} ist nicht mehr vorhanden. Laden Sie die Seite neu und versuchen Sie es erneut.',
  'connect.failedTimeout': '{wallet} hat nicht rechtzeitig geantwortet.',
  'connect.failedDetail': 'Meldung der Wallet: {detail}',
  'connect.failedUnknown': 'Die Wallet hat keinen Grund genannt.',

  'phone.check': 'Erneut prüfen',
  'phone.continue': 'Fahren Sie in der Wallet auf Ihrem Smartphone fort.',
  'phone.openWallet': 'Wallet öffnen',

  'inside.copy': 'Adresse dieser Seite kopieren',

  'pairing.relaySilent':
    'Der Dienst, der Smartphones verbindet, antwortet nicht. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  'pairing.relayRefused':
    'Der Dienst, der Smartphones verbindet, lässt diese Website nicht zu. Prüfen Sie Datum und Uhrzeit dieses Geräts. Stimmen sie, kann nur der Betreiber der Website helfen.',
  'pairing.relayError':
    'Der Dienst, der Smartphones verbindet, konnte die Anfrage nicht weitergeben.',
  'pairing.networks': 'Die Wallet unterstützt die Netzwerke dieser Website nicht.',
  'pairing.methods': 'Die Wallet unterstützt nicht alles, was diese Website braucht.',
  'pairing.unloadable':
    'Ein Teil dieser Seite konnte nicht geladen werden. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  'pairing.expired': 'Die Wallet hat nicht rechtzeitig geantwortet.',
  'pairing.other': 'Die Wallet und diese Website konnten sich nicht auf eine Verbindung einigen.',

  'get.title': '{wallet} einrichten',

  'about.title': 'Was ist eine Wallet?',

  'account.title': 'Konto',
  'account.safe': 'Safe-Multisig-Konto',
  'account.copy': 'Adresse kopieren',
  'account.copied': 'Kopiert',
  'account.explorer': 'Auf {explorer} ansehen',
  'account.disconnect': 'Trennen',
  'account.balance': 'Guthaben',
  'account.balanceOn': 'Guthaben auf {network}',
  'account.unavailable': 'Nicht verfügbar',
  'account.switch': 'Ihre Konten in {wallet}',
  'account.active': 'Aktiv',
  'account.activate': '{account} verwenden',

  'multisig.account': 'Multisig',
  'multisig.rule': 'Multisig, erforderliche Signaturen: {threshold} von {owners}',
  'multisig.signed': '{signed} von {threshold} signiert',

  'signIn.title': 'Anmelden',
  'signIn.why':
    'Signieren Sie eine Nachricht in Ihrer Wallet, um zu beweisen, dass dieses Konto Ihnen gehört. Das kostet nichts und sendet keine Transaktion.',
  'signIn.sign': 'Nachricht signieren',
  'signIn.preparing': 'Wird vorbereitet…',
  'signIn.confirmHelp': 'Lesen Sie die Nachricht in {wallet} und signieren Sie sie dort.',
  'signIn.verifying': 'Wird geprüft…',
  'signIn.retry': 'Erneut versuchen',
  'signIn.changed':
    'Das Konto hat gewechselt. Die Anmeldung gehört zu {account}; melden Sie sich erneut an, um dieses Konto zu verwenden.',
  'signIn.wrongNetwork':
    'Ihre Wallet ist auf einem Netzwerk, das diese Website nicht unterstützt. Wechseln Sie zum Anmelden zu einem unterstützten.',
  'signIn.preparing_error':
    'Die Anmeldung konnte nicht vorbereitet werden. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  'signIn.signing_error': 'Ihre Wallet hat die Nachricht nicht signiert.',
  'signIn.verifying_error': 'Die Signatur konnte nicht geprüft werden. Versuchen Sie es erneut.',
  'signIn.oops_error': 'Etwas ist schiefgegangen. Versuchen Sie es erneut.',
  'signIn.signedIn': 'Angemeldet',
  'signIn.not': 'Nicht angemeldet',
  'signIn.signOut': 'Abmelden',
  'signIn.signedOut': 'Abgemeldet',
  'signIn.signOutFailed': 'Sie konnten nicht abgemeldet werden. Versuchen Sie es erneut.',
  'signIn.pending':
    'Weitere Eigentümer müssen diese Nachricht noch signieren. Sie können die Seite verlassen und später zurückkommen.',
  'signIn.pendingRow': 'Anmeldung wartet auf Signaturen',
  'signIn.pendingUnknown':
    'Die Signaturen konnten nicht geprüft werden. Neuer Versuch erfolgt automatisch.',
  'signIn.pendingOver':
    'Nicht genügend Eigentümer haben rechtzeitig signiert. Starten Sie die Anmeldung neu.',
  'signIn.callOff': 'Anmeldung abbrechen',

  'network.title': 'Netzwerk wechseln',
  'network.confirm': 'In Ihrer Wallet bestätigen',
  'network.failed': 'Ihre Wallet konnte nicht zu {network} wechseln.',

  'unanswered.phone': 'Ihr Smartphone hat noch nicht geantwortet.',
  'unanswered.open': 'Wartet in Ihrer Wallet: {description}',
  'unanswered.lost':
    'Unklar, ob dies gesendet wurde: {description}. Sehen Sie in Ihrer Wallet nach.',
  'unanswered.dismiss': 'Ausblenden',
  'unanswered.payment': '{amount} an {recipient} senden',
  'unanswered.call': 'Transaktion an {recipient}',
  'unanswered.batch': { one: '{count} Transaktion', other: '{count} Transaktionen' },

  'transactions.title': 'Letzte Transaktionen',
  'transactions.empty': 'Hier erscheinen Ihre Transaktionen von dieser Website.',
  'transactions.clear': 'Leeren',
  'transactions.clearAll': 'Transaktionsliste leeren',
  'transactions.pending': 'Ausstehend',
  'transactions.confirmed': 'Bestätigt',
  'transactions.failed': 'Fehlgeschlagen',
  'transactions.reverted': 'Fehlgeschlagen: vom Contract zurückgewiesen',
  'transactions.replaced': 'Durch eine andere Transaktion ersetzt',
  'transactions.cancelled': 'Abgebrochen',
  'transactions.notConfirmed': 'Nicht bestätigt',
  'transactions.view': 'Im Block-Explorer ansehen',

  'announce.connecting': 'Verbindung mit {wallet} wird hergestellt',
  'announce.connected': 'Verbunden als {account}',
  'announce.disconnected': 'Verbindung getrennt',
  'announce.network': 'Netzwerk ist jetzt {network}',
  'announce.wrongNetwork': 'Falsches Netzwerk',
  'announce.account': 'Konto ist jetzt {account}',
  'announce.signed': 'Transaktion wartet ({signatures}): {description}',
  'announce.confirmed': 'Transaktion bestätigt: {description}',
  'announce.failed': 'Transaktion fehlgeschlagen: {description}',
  'announce.notConfirmed': 'Transaktion nicht bestätigt: {description}',
};

export const network: Part<'network'> = {
  'network.current': 'Verbunden',
  'network.rejected': 'Sie haben den Wechsel zu {network} in Ihrer Wallet abgelehnt.',
  'network.timeout': 'Es kam keine Antwort. Wechseln Sie in Ihrer Wallet zu {network}.',
  'network.unsupported':
    'Ihre Wallet lässt sich von hier aus nicht umstellen. Wechseln Sie in Ihrer Wallet zu {network}.',
  'network.wrong':
    'Ihre Wallet ist auf einem Netzwerk, das diese Website nicht unterstützt. Wechseln Sie zu einem der folgenden oder trennen Sie die Verbindung.',
  'network.outside':
    'Ihr Smartphone ist auf {network}, das es hier nicht freigegeben hat. Diese Seite bleibt auf {current}.',
  'network.testnet': 'Testnetzwerk',
};

export const batch: Part<'batch'> = {
  'batch.done': '{done} von {size} erledigt',
  'batch.partly': '{done} von {size} erledigt: Ihre Wallet hat nicht alles als Einheit ausgeführt',
  'batch.confirmedClaim': 'Bestätigt, laut Ihrer Wallet',
  'batch.failedClaim': 'Fehlgeschlagen, laut Ihrer Wallet',
  'batch.elsewhere': 'Ausstehend: Verbinden Sie die Wallet, mit der gesendet wurde',
  'batch.inWallet': 'In Ihrer Wallet bestätigen',
  'batch.nextInWallet': '{position} von {size} in Ihrer Wallet',
  'batch.onNetwork': '{position} von {size} gesendet, warten auf das Netzwerk',
  'batch.notAtomic': 'Ihre Wallet kann das nicht als Einheit ausführen. Es wurde nichts gesendet.',
  'batch.capability':
    'Ihre Wallet unterstützt nicht, was dafür nötig ist. Es wurde nichts gesendet.',
  'batch.tooLarge': 'Das ist mehr, als Ihre Wallet auf einmal annimmt. Es wurde nichts gesendet.',
  'batch.upgradeDeclined':
    'Sie haben das Upgrade Ihres Kontos abgelehnt. Es wurde nichts gesendet.',
  'batch.stopped': '{sent} von {size} gesendet. Der Rest wurde nicht gesendet.',
  'batch.nothingSent': 'Es wurde nichts gesendet.',
  'batch.disconnected': 'Die Wallet wurde getrennt.',
  'batch.otherWallet': 'Jetzt ist eine andere Wallet verbunden.',
  'batch.otherAccount': 'Jetzt ist ein anderes Konto verbunden.',
  'batch.otherNetwork': 'Ihre Wallet ist jetzt auf einem anderen Netzwerk.',
  'batch.unreadable': 'Ihre Wallet hat nicht angegeben, welches Konto und Netzwerk sie nutzt.',
  'batch.unclear':
    'Ob das gesendet wurde, lässt sich nicht feststellen. Sehen Sie in Ihrer Wallet nach.',
  'batch.failed': 'Ihre Wallet hat es nicht gesendet.',
  'account.delegated': 'Dieses Konto führt delegierten Code aus:',
};

export const copy: Part<'copy'> = {
  'copy.refused':
    'Der Browser hat das Kopieren nicht erlaubt. Kopieren Sie den markierten Text selbst.',
};

export const screens: Part<'screens'> = {
  'scan.title': 'Mit {wallet} scannen',
  'scan.titleAny': 'Mit dem Smartphone scannen',
  'scan.help': 'Öffnen Sie {wallet} auf Ihrem Smartphone und scannen Sie diesen Code.',
  'scan.helpAny': 'Öffnen Sie Ihre Wallet auf dem Smartphone und scannen Sie diesen Code.',
  'scan.helpHere':
    'Kopieren Sie den Link und fügen Sie ihn in Ihrer Wallet ein oder scannen Sie den Code mit einem anderen Smartphone.',
  'scan.code': 'QR-Code, der eine Wallet auf einem Smartphone verbindet',
  'scan.starting': 'Wird vorbereitet…',
  'scan.ready': 'Der Code kann gescannt werden',
  'scan.renewed': 'Der Code wurde erneuert',
  'scan.renewsIn': 'Neuer Code in {time}',
  'scan.copy': 'Link kopieren',

  'phone.open': '{wallet} öffnen',
  'phone.kept':
    '{wallet} ist noch verbunden. Öffnen Sie die App auf Ihrem Smartphone, um fortzufahren, oder verbinden Sie eine andere Wallet.',
  'phone.help': 'Bestätigen Sie die Verbindung in {wallet} und kommen Sie hierher zurück.',
  'phone.stuck':
    '{wallet} hat sich nicht geöffnet? Vielleicht ist die App auf diesem Smartphone noch nicht installiert.',
  'phone.back': 'Wenn Sie bestätigt haben, kommt die Antwort gleich an.',
  'phone.noAnswer': 'Noch keine Antwort von der Wallet',
  'phone.showCode': 'Code und Link anzeigen',

  'plain.help':
    'Nichts zu bestätigen in Ihrer Wallet? Manche können nicht zugleich verbinden und anmelden.',
  'plain.connect': 'Erst verbinden, später anmelden',

  'inside.open': 'Im Browser von {wallet} öffnen',
  'inside.help': 'Diese Seite öffnet sich im Browser von {wallet}. Verbinden Sie sich dort.',
  'inside.paste':
    'Öffnen Sie {wallet} und fügen Sie die Adresse dieser Seite in den Browser der App ein, falls sie einen hat.',

  'get.choose': 'Jede davon ist geeignet. Eine genügt.',
  'get.install': '{wallet} installieren',
  'get.installHelp': 'Verwenden Sie die Links unten: In App-Stores gibt es viele Nachahmungen.',
  'get.create': 'Wallet erstellen oder importieren',
  'get.createHelp':
    'Schreiben Sie die Wiederherstellungsphrase auf Papier und geben Sie sie niemals weiter.',
  'get.return': 'Zurückkommen und verbinden',
  'get.returnHelp': 'Wenn die Wallet noch nicht in der Liste steht, laden Sie diese Seite neu.',
  'get.from': 'Bei {store} herunterladen',
  'get.program': 'Für den Computer herunterladen',
  'get.phone': 'Für das Smartphone',
  'get.scan': 'Scannen, um die Seite bei {store} zu öffnen',

  'about.keysTitle': 'Ihre Schlüssel, in Ihrer Hand',
  'about.keys':
    'Eine Wallet verwahrt die Schlüssel zu Ihren Coins, Token und Sammlerstücken und zeigt, was Ihnen gehört.',
  'about.signInTitle': 'Ein Login für viele Websites',
  'about.signIn':
    'Verbinden Sie sich, statt für jede Website ein neues Konto mit Passwort anzulegen. Trennen können Sie die Verbindung jederzeit.',
  'about.safetyTitle': 'Ohne Sie bewegt sich nichts',
  'about.safety':
    'Eine verbundene Website sieht nur Ihre Adresse. Jede Zahlung und jede Signatur müssen Sie in der Wallet bestätigen.',
  'about.more': 'Mehr erfahren',
};
