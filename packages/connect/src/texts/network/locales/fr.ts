import type { Translated } from '../../../core/locales/catalogue.ts';
import type { NetworkMessages } from '../networkCatalogue.ts';

export const messages: Translated<NetworkMessages> = {
  'network.current': 'Connecté',
  'network.rejected': 'Vous avez refusé le passage au réseau {network} dans votre portefeuille.',
  'network.timeout': 'Aucune réponse. Passez au réseau {network} dans votre portefeuille.',
  'network.unsupported':
    'Votre portefeuille ne permet pas de changer de réseau d’ici. Passez au réseau {network} directement dans le portefeuille.',
  'network.wrong':
    'Votre portefeuille est sur un réseau que ce site ne prend pas en charge. Choisissez-en un ci-dessous ou déconnectez votre portefeuille.',
  'network.outside':
    'Votre téléphone est sur {network}, qu’il n’a pas autorisé ici. Cette page reste sur {current}.',
  'network.testnet': 'Réseau de test',
};
