import type { Translated } from '@mooring/connect';
import type { PaymentMessages } from './paymentCatalogue.ts';

export const messages: Translated<PaymentMessages> = {
  'leaves.title': 'Was vom Konto abgeht',
  'leaves.refund': 'höchstens {amount} als Erstattung von Gas',
  'leaves.units': '{units} kleinste Einheiten von {token}',
  'leaves.item': 'Stück {id} von {token}',
  'check.loading': 'Wird geprüft …',
  'check.unread': 'Lesen Sie zuerst die Warnungen oben und haken Sie sie ab.',
  'check.refused': 'Das darf aus den oben genannten Gründen nicht signiert werden.',
  'check.refund-excessive': 'Die Erstattung ist höher, als ihr Gas vernünftigerweise kosten kann.',
  'check.refund-uncompared':
    'Ob die Erstattung den Kosten ihres Gases entspricht, ließ sich nicht vergleichen.',
  'check.recipient-token':
    'Diese Adresse ist der Contract eines Tokens. Was dorthin gesendet wird, lässt sich nicht mehr herausholen.',
  'check.recipient-zero':
    'Zu dieser Adresse hat niemand die Schlüssel. Was dorthin gesendet wird, ist verloren.',
  'check.recipient-burn':
    'Zu dieser Adresse hat niemand die Schlüssel. Was dorthin gesendet wird, ist verloren.',
  'check.recipient-other-token':
    'Diese Adresse ist der Contract eines Tokens. Was dorthin gesendet wird, lässt sich nicht mehr herausholen.',
  'check.recipient-self': 'Das geht an Ihre eigene Adresse.',
  'check.recipient-alike':
    'Die erste Adresse beginnt und endet wie eine bekannte, die zweite, ist aber eine andere. Vergleichen Sie jedes Zeichen.',
  'check.recipient-new': {
    one: '{count} Empfänger wird von diesem Konto laut Verlauf zum ersten Mal bezahlt.',
    other: '{count} Empfänger werden von diesem Konto laut Verlauf zum ersten Mal bezahlt.',
  },
  'check.recipient-unread':
    'Ob diese Empfänger schon einmal bezahlt wurden, ließ sich nicht lesen.',
  'check.recipient-twice': 'Derselbe Empfänger kommt mehr als einmal vor.',
  'check.name-mixed':
    'Dieser Name mischt Buchstaben verschiedener Alphabete und ahmt womöglich einen anderen nach. Prüfen Sie die Adresse.',
  'check.code-missing':
    'An dieser Adresse ist kein Contract: Der Aufruf würde nichts tun und trotzdem als erledigt gelten.',
  'check.code-expected':
    'An dieser Adresse ist noch kein Contract. Wird er nicht vorher erstellt, tut der Aufruf nichts.',
  'check.code-unread': 'Ob an dieser Adresse ein Contract ist, ließ sich nicht lesen.',
  'check.power-without-code':
    'An dieser Adresse ist kein Contract. Sie darf keine Macht über das Konto haben.',
  'check.power-of-token': 'Diese Adresse ist ein Token. Sie darf keine Macht über das Konto haben.',
  'check.power-unread':
    'Was an dieser Adresse ist, ließ sich nicht lesen. Vorher darf sie keine Macht über das Konto haben.',
  'check.power-unpublished':
    'Safe hat diesen Contract nicht veröffentlicht. Er hätte Macht über das Konto: Signieren Sie nur, wenn Sie wissen, wer ihn geschrieben hat.',
  'check.token-imitates':
    'Ein hier nicht gelisteter Token nennt sich {symbol} wie ein gelisteter. Vergleichen Sie seine Adresse.',
  'check.token-unread':
    'Was dieser Token ist, ließ sich nicht lesen. Beträge sind in kleinsten Einheiten angegeben.',
  'check.token-decimals':
    'Der Contract gibt für diesen Token eine Zahl von Dezimalstellen an, die kein Betrag haben kann.',
  'check.balance-short': 'Das Konto hält weniger, als abgehen würde.',
  'check.balance-unread': 'Das Guthaben ließ sich nicht lesen.',
  'check.limit-exceeded': 'Das ist mehr, als vom Limit übrig ist.',
  'check.limit-unread': 'Was vom Limit übrig ist, ließ sich nicht lesen.',
};
