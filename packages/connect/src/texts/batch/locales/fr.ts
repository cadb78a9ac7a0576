import type { Translated } from '../../../core/locales/catalogue.ts';
import type { BatchMessages } from '../batchCatalogue.ts';

export const messages: Translated<BatchMessages> = {
  'batch.done': '{done} sur {size} effectuées',
  'batch.partly':
    '{done} sur {size} effectuées : votre portefeuille ne les a pas exécutées d’un seul bloc',
  'batch.confirmedClaim': 'Confirmée, selon votre portefeuille',
  'batch.failedClaim': 'Échec, selon votre portefeuille',
  'batch.elsewhere': 'En attente : connectez le portefeuille qui l’a envoyée',
  'batch.inWallet': 'Confirmez dans votre portefeuille',
  'batch.nextInWallet': '{position} sur {size} dans votre portefeuille',
  'batch.onNetwork': '{position} sur {size} envoyées, en attente du réseau',
  'batch.notAtomic':
    'Votre portefeuille ne peut pas exécuter tout cela d’un seul bloc. Rien n’a été envoyé.',
  'batch.capability':
    'Votre portefeuille ne prend pas en charge ce qui est nécessaire ici. Rien n’a été envoyé.',
  'batch.tooLarge':
    'C’est plus que ce que votre portefeuille accepte en une fois. Rien n’a été envoyé.',
  'batch.upgradeDeclined':
    'Vous avez refusé la mise à niveau de votre compte. Rien n’a été envoyé.',
  'batch.stopped': '{sent} sur {size} envoyées. Le reste n’a pas été envoyé.',
  'batch.nothingSent': 'Rien n’a été envoyé.',
  'batch.disconnected': 'Le portefeuille a été déconnecté.',
  'batch.otherWallet': 'Un autre portefeuille est maintenant connecté.',
  'batch.otherAccount': 'Un autre compte est maintenant connecté.',
  'batch.otherNetwork': 'Votre portefeuille est maintenant sur un autre réseau.',
  'batch.unreadable': 'Votre portefeuille n’a pas indiqué le compte et le réseau qu’il utilise.',
  'batch.unclear': 'Impossible de savoir si cela a été envoyé. Vérifiez votre portefeuille.',
  'batch.failed': 'Votre portefeuille ne l’a pas envoyé.',
  'account.delegated': 'Ce compte exécute du code délégué :',
};
