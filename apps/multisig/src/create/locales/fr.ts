import type { Translated } from '@mooring/connect';
import type { CreateMessages } from './newSafeCatalogue.ts';

export const messages: Translated<CreateMessages> = {
  'new.title': 'Créer un compte multisig',
  'new.lead':
    'Choisissez les propriétaires, et combien d’entre eux doivent signer. Ce sera un Safe ordinaire : ni module, ni guard, ni personne d’autre.',
  'new.owner': 'Propriétaire {number}',
  'new.noOwner': 'Indiquez l’adresse ou le nom du propriétaire.',
  'new.removeOwner': 'Retirer le propriétaire {number}',
  'new.threshold': 'Signatures requises',
  'new.alone':
    'Avec un seul propriétaire, une clé perdue est un compte perdu. Ajoutez-en un autre.',
  'new.all':
    'Tous les propriétaires doivent signer : une clé perdue, et plus rien ne pourra bouger.',
  'new.any': 'N’importe lequel des propriétaires peut tout déplacer seul.',
  'new.showAddress': 'Afficher l’adresse',
  'new.address': 'Future adresse',
  'new.create': 'Créer le compte',
  'new.once': 'Une transaction du compte connecté, qui paie les frais de réseau.',
  'new.failed': 'Le compte n’a pas été créé.',
  'new.notThere':
    'La blockchain ne montre pas ce compte avec ces propriétaires. N’utilisez pas l’adresse.',
  'new.description': 'Créer le compte multisig {account}',
  'new.noContracts':
    'Les contrats de Safe ne sont pas sur {network} : aucun compte ne peut y être créé.',
  'new.full':
    'Ces propriétaires ont déjà beaucoup de comptes ici. Changez les propriétaires ou le seuil.',
  'new.otherAddress':
    '{network} calcule les adresses autrement, avec d’autres contrats : le compte y a une autre adresse que sur les autres réseaux.',
  'new.absent':
    'Ces propriétaires sont des contrats sur un autre réseau, mais pas sur {network}. Ils ne pourront y signer qu’une fois ouverts là aussi : {owners}',
  'open.title': 'Ouvrir sur un autre réseau',
  'open.lead': 'À la même adresse, avec les mêmes contrats et les propriétaires de sa création.',
  'open.changed':
    'Les propriétaires ou le seuil ont changé ici depuis. Là-bas, les premiers, ci-dessous, décident tant qu’ils ne changent rien.',
  'open.unproven':
    'La création de ce compte n’a pas pu être prouvée sur la blockchain : il ne peut pas être ouvert ailleurs d’ici.',
  'open.there': 'Le compte est déjà sur {network}.',
  'open.none': 'Ce site ne prend en charge aucun autre réseau.',
};
