import type { Translated } from '@mooring/connect';
import type { PushMessages } from './pushCatalogue.ts';

export const messages: Translated<PushMessages> = {
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
