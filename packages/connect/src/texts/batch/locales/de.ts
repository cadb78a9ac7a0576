import type { Translated } from '../../../core/locales/catalogue.ts';
import type { BatchMessages } from '../batchCatalogue.ts';

export const messages: Translated<BatchMessages> = {
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
