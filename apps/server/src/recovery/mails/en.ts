import type { MailWords } from '../mailWords.ts';

export const words: MailWords = {
  startedSubject: '{app}: a recovery of your account has started',
  started: 'A recovery of the account {account} on {network} has started.',
  runningSubject: '{app}: a recovery of your account is running',
  running: 'A recovery of the account {account} on {network} is running.',
  changes: 'From {date} UTC on, all its owners are replaced by:',
  stop: 'If this was not you, stop it before that date:',
  touch:
    'Connect the account and touch "Stop it". One touch is enough, and any wallet can pay for it.',
  without:
    'Without this site: call cancelRecovery() on the recovery module, with the account, in any wallet.',
  mine: 'If it was you, there is nothing to do.',
  finishedSubject: '{app}: a recovery of your account is finished',
  finished:
    'A recovery of the account {account} on {network} is finished: all its owners were replaced.',
  cancelledSubject: '{app}: a recovery of your account was stopped',
  cancelled: 'A recovery of the account {account} on {network} was stopped. Its owners stay.',
  again: 'Its guardians can start another: if you do not trust them, change your guardians.',
  contactsSubject: '{app}: the e-mail addresses of your account change',
  contacts: 'The e-mail addresses that {app} writes to for the account {account} change.',
  delay: 'A new address receives codes, and a removed one receives none, after seven days.',
  notYou:
    'If this was not you, somebody is signed in with your account: undo it there, and sign out all sessions.',
  codeSubject: '{app}: code for a new key',
  code: 'This code lets {app} agree, as one of the guardians, to a new key for the account',
  newKey: 'The new key on {network} is',
  rules:
    'It is valid for 10 minutes. Enter it only on the page where you asked for it, and tell it to nobody: nobody from {app} will ask for it. If you did not ask for it, do nothing.',
};
