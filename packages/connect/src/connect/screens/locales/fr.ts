import type { Translated } from '../../../core/locales/catalogue.ts';
import type { ScreensMessages } from '../screensCatalogue.ts';

export const messages: Translated<ScreensMessages> = {
  'scan.title': 'Scannez avec {wallet}',
  'scan.titleAny': 'Scannez avec votre téléphone',
  'scan.help': 'Ouvrez {wallet} sur votre téléphone et scannez ce code.',
  'scan.helpAny': 'Ouvrez votre portefeuille sur votre téléphone et scannez ce code.',
  'scan.helpHere':
    'Copiez le lien et collez-le dans votre portefeuille, ou scannez le code avec un autre téléphone.',
  'scan.code': 'Code QR pour connecter un portefeuille mobile',
  'scan.starting': 'Préparation…',
  'scan.ready': 'Le code est prêt à être scanné',
  'scan.renewed': 'Le code a été renouvelé',
  'scan.renewsIn': 'Nouveau code dans {time}',
  'scan.copy': 'Copier le lien',

  'phone.open': 'Ouvrir {wallet}',
  'phone.kept':
    '{wallet} est toujours connecté. Ouvrez-le sur votre téléphone pour continuer, ou connectez un autre portefeuille.',
  'phone.help': 'Approuvez la connexion dans {wallet}, puis revenez ici.',
  'phone.stuck': '{wallet} ne s’est pas ouvert ? Il n’est peut-être pas encore sur ce téléphone.',
  'phone.back': 'Si vous avez approuvé, la réponse arrive dans un instant.',
  'phone.noAnswer': 'Le portefeuille n’a pas encore répondu',
  'phone.showCode': 'Afficher le code et le lien',

  'plain.help':
    'Rien à approuver dans votre portefeuille ? Certains ne peuvent pas se connecter et vous identifier à la fois.',
  'plain.connect': 'Connecter d’abord, s’identifier ensuite',

  'inside.open': 'Ouvrir dans le navigateur de {wallet}',
  'inside.help':
    'Cette page s’ouvre dans le navigateur de {wallet}. Connectez-vous depuis ce navigateur.',
  'inside.paste':
    'Ouvrez {wallet} et collez l’adresse de cette page dans son navigateur, s’il en a un.',

  'get.choose': 'N’importe lequel convient. Un seul suffit.',
  'get.install': 'Installez {wallet}',
  'get.installHelp':
    'Utilisez les liens ci-dessous : les imitations sont courantes dans les boutiques d’applications.',
  'get.create': 'Créez ou importez votre portefeuille',
  'get.createHelp':
    'Notez la phrase de récupération sur papier et ne la communiquez jamais à personne.',
  'get.return': 'Revenez et connectez votre portefeuille',
  'get.returnHelp': 'Si le portefeuille n’est pas encore dans la liste, rechargez cette page.',
  'get.from': 'Obtenir sur {store}',
  'get.program': 'Obtenir pour votre ordinateur',
  'get.phone': 'Pour votre téléphone',
  'get.scan': 'Scannez pour ouvrir sa page sur {store}',

  'about.keysTitle': 'Vos clés restent entre vos mains',
  'about.keys':
    'Un portefeuille garde les clés de vos cryptomonnaies, jetons et objets de collection, et affiche ce que vous détenez.',
  'about.signInTitle': 'Une seule connexion pour de nombreux sites',
  'about.signIn':
    'Connectez votre portefeuille au lieu de créer un compte et un mot de passe sur chaque site. Vous pouvez partir à tout moment.',
  'about.safetyTitle': 'Rien ne bouge sans vous',
  'about.safety':
    'Un site connecté ne voit que votre adresse. Chaque paiement et chaque signature exige votre accord dans le portefeuille.',
  'about.more': 'En savoir plus',
};
