import type { Translated } from '@mooring/connect';
import type { CsvMessages } from './csvCatalogue.ts';

export const messages: Translated<CsvMessages> = {
  'csv.title': 'Tableau de paiements',
  'csv.help':
    'Colonnes : jeton, destinataire, montant, note. Collez-les depuis un tableur, ou déposez ici un fichier CSV.',
  'csv.cells':
    'Jeton : un symbole ou une adresse de contrat, vide pour {symbol}. Destinataire : une adresse, un nom ou un contact.',
  'csv.file': 'Choisir un fichier',
  'csv.empty': 'Collez au moins un paiement.',
  'csv.unknownHeader':
    'La première ligne ressemble à un en-tête, mais ces noms de colonnes ne sont pas connus ici. Utilisez ceux indiqués pour ce champ.',
  'csv.tooMany': 'Un lot peut contenir {most} paiements.',
  'csv.tooManyTokens': 'Un tableau peut contenir {most} jetons différents.',
  'csv.tooLarge': 'Ce fichier est trop volumineux.',
  'csv.notText': 'Ce fichier n’est pas du texte brut. Enregistrez-le en CSV (UTF-8).',
  'csv.checking': 'Vérification de chaque ligne…',
  'csv.right': {
    one: '{count} paiement prêt',
    many: '{count} paiements prêts',
    other: '{count} paiements prêts',
  },
  'csv.leftOut': {
    one: '{count} ligne écartée.',
    many: '{count} lignes écartées.',
    other: '{count} lignes écartées.',
  },
  'csv.restore': 'Remettre',
  'csv.first': 'Corrigez les lignes indiquées ci-dessus, ou écartez-les.',
  'csv.faults': {
    one: '{count} ligne à corriger',
    many: '{count} lignes à corriger',
    other: '{count} lignes à corriger',
  },
  'csv.leaveOutAll': 'Écarter toutes ces lignes',
  'csv.leaveOut': 'Écarter',
  'csv.leaveOutRow': 'Écarter la ligne {row}',
  'csv.row': 'Ligne {row}',
  'csv.totals': 'Total par jeton',
  'csv.read': 'Tel que lu',
  'csv.ignored': 'Non utilisées : {columns}.',
  'csv.contradiction':
    'Les colonnes « {first} » et « {second} » se contredisent à la ligne {row}. Supprimez-en une.',
  'csv.payments': {
    one: '{count} paiement',
    many: '{count} paiements',
    other: '{count} paiements',
  },
  'csv.balance': 'Le compte a {amount}',
  'csv.unlisted':
    'Ce site ne répertorie pas {token}. Son symbole et ses décimales viennent de son contrat. Comparez l’adresse :',
  'csv.repeated': {
    one: '{count} ligne répète un paiement. Vérifiez que c’est voulu.',
    many: '{count} lignes répètent un paiement. Vérifiez que c’est voulu.',
    other: '{count} lignes répètent un paiement. Vérifiez que c’est voulu.',
  },
  'csv.gas':
    'Autant de paiements peuvent demander plus de gaz qu’une transaction n’en permet. Envisagez plusieurs propositions.',
  'csvFault.quotes': 'Un guillemet n’est pas fermé.',
  'csvFault.columns': 'Cette ligne a plus de cellules qu’il n’y a de colonnes.',
  'csvFault.collectible': 'Un tableau ne peut payer que la monnaie du réseau et des jetons ERC-20.',
  'csvFault.unknown-token':
    'Aucun jeton de ce symbole n’est répertorié ici. Saisissez l’adresse de son contrat.',
  'csvFault.ambiguous-token': 'Plusieurs jetons ont ce symbole. Saisissez l’adresse du contrat.',
  'csvFault.not-a-token': 'Il n’y a pas de contrat de jeton à cette adresse.',
  'csvFault.token-unreachable': 'Le jeton n’a pas pu être lu : le réseau n’a pas répondu.',
  'csvFault.two-contacts': 'Plusieurs de vos contacts portent ce nom. Saisissez l’adresse.',
  'csvFault.comma':
    'Une virgule peut marquer les décimales ou les milliers. Écrivez le montant avec un point seulement, comme 1234.5.',
  'csvFault.split-amount':
    'Une virgule peut faire partie de ce montant. Écrivez-le seulement avec un point, ou entre guillemets.',
  'csvFault.point':
    'Un point devant trois chiffres peut marquer les décimales ou les milliers. Écrivez le montant comme 1234 ou 1234.50.',
  'csvFault.no-token': 'Le jeton manque, alors que cette ligne en mentionne un.',
  'csvFault.odd-decimals':
    'Le contrat de {symbol} indique un nombre de décimales qu’aucun montant ne peut avoir.',
  'csvFault.more-than-balance': 'Avec les lignes précédentes, cela dépasse les {symbol} du compte.',
};
