import type { MailWords } from '../mailWords.ts';

export const words: MailWords = {
  startedSubject: '{app}: Eine Wiederherstellung Ihres Kontos hat begonnen',
  started: 'Eine Wiederherstellung des Kontos {account} auf {network} hat begonnen.',
  runningSubject: '{app}: Eine Wiederherstellung Ihres Kontos läuft',
  running: 'Eine Wiederherstellung des Kontos {account} auf {network} läuft.',
  changes: 'Ab {date} UTC werden alle seine Eigentümer ersetzt durch:',
  stop: 'Wenn Sie das nicht waren, stoppen Sie sie vor diesem Zeitpunkt:',
  touch:
    'Verbinden Sie das Konto und tippen Sie auf „Stoppen“. Einmal genügt, und jede Wallet kann dafür bezahlen.',
  without:
    'Ohne diese Website: Rufen Sie mit dem Konto in einer beliebigen Wallet cancelRecovery() am Wiederherstellungsmodul auf.',
  mine: 'Wenn Sie es waren, müssen Sie nichts tun.',
  finishedSubject: '{app}: Eine Wiederherstellung Ihres Kontos ist abgeschlossen',
  finished:
    'Eine Wiederherstellung des Kontos {account} auf {network} ist abgeschlossen: Alle Eigentümer wurden ersetzt.',
  cancelledSubject: '{app}: Eine Wiederherstellung Ihres Kontos wurde gestoppt',
  cancelled:
    'Eine Wiederherstellung des Kontos {account} auf {network} wurde gestoppt. Die Eigentümer bleiben.',
  again:
    'Die Vertrauenspersonen können eine neue beginnen: Wenn Sie ihnen nicht trauen, ändern Sie sie.',
  contactsSubject: '{app}: Die E-Mail-Adressen Ihres Kontos ändern sich',
  contacts: 'Die E-Mail-Adressen, an die {app} für das Konto {account} schreibt, ändern sich.',
  delay: 'Eine neue Adresse erhält nach sieben Tagen Codes, eine entfernte danach keine mehr.',
  notYou:
    'Wenn Sie das nicht waren, ist jemand mit Ihrem Konto angemeldet: Machen Sie es dort rückgängig und melden Sie alle Sitzungen ab.',
  codeSubject: '{app}: Code für einen neuen Schlüssel',
  code: 'Mit diesem Code stimmt {app} als eine der Vertrauenspersonen einem neuen Schlüssel zu, für das Konto',
  newKey: 'Der neue Schlüssel auf {network} ist',
  rules:
    'Er gilt 10 Minuten. Geben Sie ihn nur auf der Seite ein, auf der Sie ihn angefordert haben, und nennen Sie ihn niemandem: Niemand von {app} fragt danach. Wenn Sie ihn nicht angefordert haben, tun Sie nichts.',
};
