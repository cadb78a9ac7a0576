import type { Translated } from '@mooring/connect';
import type { SettingsMessages } from './settingsCatalogue.ts';

export const messages: Translated<SettingsMessages> = {
  'settings.title': 'Paramètres',
  'settings.lead':
    'Tels qu’ils sont maintenant sur la blockchain. Chaque modification est une proposition que les propriétaires signent.',
  'settings.viewOnly': 'Seuls les propriétaires peuvent proposer des modifications.',
  'settings.unreachable': 'Les paramètres n’ont pas pu être lus : {network} n’a pas répondu.',
  'settings.remove': 'Proposer le retrait',
  'settings.noCode': 'Il n’y a pas de contrat à cette adresse.',
  'owners.title': 'Propriétaires et seuil',
  'owners.meaning':
    'Les propriétaires décident de tout ce que fait le compte. Qui en contrôle assez contrôle le compte.',
  'owners.one':
    'Une signature suffit : tout propriétaire seul, ou qui vole sa clé, peut tout déplacer.',
  'owners.all':
    'Tous les propriétaires doivent signer : si l’un d’eux perd sa clé, plus rien ne peut être déplacé.',
  'owners.open': 'Modifier les propriétaires ou le seuil',
  'modules.title': 'Modules',
  'modules.meaning': 'Un module est un contrat qui agit pour le compte sans aucune signature.',
  'modules.none': 'Aucun n’est activé : rien ne bouge sans les propriétaires.',
  'modules.disable': 'Proposer la désactivation',
  'module.unknown': 'Module inconnu : il peut tout déplacer sans signatures.',
  'module.allowance':
    'Limites de dépense de Safe : les adresses ci-dessous dépensent jusqu’à leurs limites.',
  'module.operations':
    'Module de Safe pour ERC-4337 : exécute ce que les propriétaires ont signé, envoyé par un service.',
  'module.recovery':
    'Récupération sociale de Safe : ses gardiens peuvent remplacer les propriétaires.',
  'guard.title': 'Guard',
  'guard.meaning':
    'Un guard est un contrat qui contrôle chaque transaction des propriétaires et peut la refuser. Un guard défectueux bloque le compte pour toujours.',
  'guard.none': 'Aucun : assez de signatures suffisent à une transaction.',
  'guard.checks': 'Il contrôle aussi son propre retrait, et pourrait le refuser.',
  'moduleGuard.title': 'Guard des modules',
  'moduleGuard.meaning': 'Il contrôle ce que font les modules, et peut le refuser.',
  'moduleGuard.checks': 'Un guard défectueux arrête tous les modules, ou laisse tout passer.',
  'handler.title': 'Fallback handler',
  'handler.meaning':
    'Il répond aux appels que le compte ne connaît pas, comme la vérification de sa signature. S’il est hostile, il peut faire passer n’importe quoi pour signé par le compte.',
  'handler.known': 'Publié par Safe, avec la version {version}.',
  'handler.unknown': 'Safe ne l’a pas publié. Ne le gardez que si vous savez ce qu’il fait.',
  'handler.none':
    'Aucun : les messages signés par le compte ne peuvent pas être vérifiés, et certains jetons ne peuvent pas être reçus.',
  'handler.publish': 'Proposer celui qui est publié',
  'limits.title': 'Limites de dépense',
  'limits.meaning':
    'Une adresse qui a une limite dépense seule jusque-là, sans signatures. Si sa clé est volée, ce montant est perdu, et de nouveau après chaque renouvellement.',
  'limits.none': 'Personne n’en a.',
  'limits.empty': 'Elle n’a pas de limite actuellement et ne peut rien dépenser.',
  'limits.unavailable': 'Safe n’a pas publié de module pour cela sur ce réseau.',
  'limits.off': 'Le module n’est pas activé : jusque-là, ces limites sont sans effet.',
  'limits.used': '{spent} dépensé sur {amount}',
  'limits.once': 'Non renouvelé.',
  'limits.renewed': 'Renouvelé après {period}, la prochaine fois le {date}.',
  'limits.new': 'Nouvelle limite de dépense',
  'limits.change': 'Modifier',
  'limits.reset': 'Remettre la dépense à zéro',
  'limits.remove': 'Retirer',
  'limits.removeAll': 'Retirer cette adresse',
  'limits.who': 'Adresse qui peut dépenser',
  'limits.period': 'Renouvellement',
  'limits.never': 'Jamais',
  'limits.after': 'Après {period}',
  'limits.keepsSpent': 'Ce qui a été dépensé compte toujours.',
  'limits.enables':
    'La proposition active aussi le module de Safe, qui dépense ensuite dans ces limites sans signatures.',
  'limits.tooMuch': 'C’est plus que ce que le module peut compter.',
  'limits.self': 'Le compte lui-même n’a pas besoin de limite.',
  'spend.open': 'Dépenser dans cette limite',
  'spend.left': 'Reste {amount}',
  'spend.tooMuch': 'Il ne reste que {amount}.',
  'spend.send': 'Envoyer maintenant',
  'spend.done': 'Envoyé.',
  'spend.failed': 'Rien n’a été envoyé.',
  'spend.description': 'Dépenser {amount} dans une limite',
};
