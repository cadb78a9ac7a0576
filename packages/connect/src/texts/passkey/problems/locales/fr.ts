import type { Translated } from '../../../../core/locales/catalogue.ts';
import type { PasskeyProblemMessages } from '../passkeyProblemCatalogue.ts';

export const messages: Translated<PasskeyProblemMessages> = {
  'problem.unusable':
    'Le gestionnaire de mots de passe de cette clé d’accès signe sous une forme que les contrats du compte n’acceptent pas : elle ne pourrait jamais signer pour le compte. Gardez la clé ailleurs : sur cet appareil, un téléphone ou une clé de sécurité.',
  'problem.orphanReported':
    'La clé d’accès « {name} » a été créée en vain. Votre navigateur a été prié de la supprimer.',
  'problem.orphanLeft':
    'La clé d’accès « {name} » a été créée en vain. Supprimez-la dans votre gestionnaire de mots de passe.',
  'problem.busy':
    'Une autre demande de clé d’accès est encore ouverte ou est intervenue entre-temps. Fermez-la et réessayez.',
  'problem.late': 'La clé d’accès n’a pas répondu à temps. Réessayez.',
  'problem.unverifiable':
    'Cet appareil ou ce gestionnaire de mots de passe ne peut pas vérifier que c’est bien vous. Configurez un verrouillage d’écran ou un code PIN, ou gardez la clé ailleurs : sur un téléphone ou une clé de sécurité.',
  'problem.keeper':
    'Votre appareil ou son gestionnaire de mots de passe a signalé une erreur. Déverrouillez-le et réessayez, ou utilisez-en un autre.',
  'problem.kind':
    'Cet appareil ou ce gestionnaire de mots de passe n’a pas le type de clé d’accès qu’il faut à un compte. Utilisez un téléphone ou une clé de sécurité.',
};
