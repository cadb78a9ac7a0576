import type { Translated } from '../../../core/locales/catalogue.ts';
import type { ScreensMessages } from '../screensCatalogue.ts';

export const messages: Translated<ScreensMessages> = {
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
