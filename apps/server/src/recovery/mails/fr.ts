import type { MailWords } from '../mailWords.ts';

export const words: MailWords = {
  startedSubject: '{app} : une récupération de votre compte a commencé',
  started: 'Une récupération du compte {account} sur {network} a commencé.',
  runningSubject: '{app} : une récupération de votre compte est en cours',
  running: 'Une récupération du compte {account} sur {network} est en cours.',
  changes: 'À partir du {date} UTC, tous ses propriétaires sont remplacés par :',
  stop: 'Si ce n’était pas vous, arrêtez-la avant cette date :',
  touch:
    'Connectez le compte et touchez « Arrêter ». Une fois suffit, et n’importe quel wallet peut payer.',
  without:
    'Sans ce site : appelez cancelRecovery() sur le module de récupération, avec le compte, dans n’importe quel wallet.',
  mine: 'Si c’était vous, il n’y a rien à faire.',
  finishedSubject: '{app} : une récupération de votre compte est terminée',
  finished:
    'Une récupération du compte {account} sur {network} est terminée : tous ses propriétaires ont été remplacés.',
  cancelledSubject: '{app} : une récupération de votre compte a été arrêtée',
  cancelled:
    'Une récupération du compte {account} sur {network} a été arrêtée. Ses propriétaires restent.',
  again:
    'Ses gardiens peuvent en lancer une autre : si vous ne leur faites pas confiance, changez-les.',
  contactsSubject: '{app} : les adresses e-mail de votre compte changent',
  contacts: 'Les adresses e-mail auxquelles {app} écrit pour le compte {account} changent.',
  delay:
    'Une nouvelle adresse reçoit des codes, et une adresse retirée n’en reçoit plus, après sept jours.',
  notYou:
    'Si ce n’était pas vous, quelqu’un est connecté avec votre compte : annulez-le là-bas et fermez toutes les sessions.',
  codeSubject: '{app} : code pour une nouvelle clé',
  code: 'Avec ce code, {app} approuve, comme l’un des gardiens, une nouvelle clé pour le compte',
  newKey: 'La nouvelle clé sur {network} est',
  rules:
    'Il est valable 10 minutes. Saisissez-le seulement sur la page où vous l’avez demandé et ne le donnez à personne : personne de {app} ne le demandera. Si vous ne l’avez pas demandé, ne faites rien.',
};
