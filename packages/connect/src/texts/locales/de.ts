import type { Translated } from '../../core/locales/catalogue.ts';
import type { KitMessages } from '../kit.ts';

export const messages: Translated<KitMessages> = {
  'button.connect': 'Wallet verbinden',
  'button.connecting': 'Wird verbunden…',
  'button.finishing': 'Verbindung mit {wallet} wird abgeschlossen…',
  'button.loading': 'Verbindung wird wiederhergestellt…',
  'button.wrongNetwork': 'Falsches Netzwerk',
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
  'connect.reload': 'Neu laden',
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
