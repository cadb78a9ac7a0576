import type { Translated } from '@mooring/connect';
import type { ElsewhereMessages } from './elsewhereCatalogue.ts';

export const messages: Translated<ElsewhereMessages> = {
  'elsewhere.stays':
    'Une clé d’accès qui n’est pas propriétaire ici l’est encore sur : {networks}. Retirez-la là aussi.',
  'elsewhere.notOpened':
    'Ce compte n’est pas encore ouvert sur : {networks}. Il y appartient à la clé d’accès retirée : n’y envoyez rien.',
};
