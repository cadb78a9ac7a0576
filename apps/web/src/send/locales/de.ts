import type { Translated } from '@mooring/connect';
import type { messages as english } from './en.ts';

export const messages: Translated<typeof english> = {
  'send.title': 'Senden',
  'send.lead':
    'An eine Adresse oder einen Namen. Ihre Wallet fragt Sie noch einmal, bevor sich etwas bewegt.',
  'send.needsWallet': 'Gesendet wird aus Ihrer eigenen Wallet, mit Ihrer Bestätigung dort.',
  'send.otherAccount':
    'Was Sie ausgefüllt hatten, ist für ein anderes Konto: {account}. Dieses Formular ist leer und gilt für das jetzt verbundene Konto.',
  'send.submit': 'Senden',
  'send.manyOwners':
    'Für eine Zahlung von diesem Konto nötige Signaturen: {threshold}. Schlagen Sie sie den anderen Eigentümern vor.',
  'send.propose': 'Zahlung vorschlagen',
  'send.stopWaiting': 'Zurück zum Formular',
  'send.sent': 'Unterwegs.',
  'send.arrived': 'Vom Netzwerk bestätigt.',
  'send.notThrough': 'Es ist nicht durchgegangen.',
  'send.arrivedLess': 'Nur {amount} sind angekommen, wie der Token selbst vermerkt.',
  'send.follow': 'Unter „Aktivität“ verfolgen',
  'send.openProposal': 'Unter „Multisig“ öffnen',
  'send.saveContact': '{recipient} in den Kontakten speichern',
  'send.failed': 'Es wurde nicht gesendet.',
  'send.failedHelp': 'Nichts ist verloren: Ihre Eingaben sind noch da.',
  'send.noFunds': 'Ihre Wallet braucht für die Netzwerkgebühr mehr, als übrig bleibt.',
  'send.lowerAmount': 'Betrag auf {amount} senken',
  'send.oneByOne': 'Einzeln senden',
  'send.earlierOpen':
    'In Ihrer Wallet ist noch eine frühere Anfrage offen. Lehnen Sie sie dort ab, sonst wird sie womöglich auch gesendet.',
  'send.sentAlready':
    'Dieselbe Zahlung wurde von hier gerade erst gesendet. Senden Sie sie nur noch einmal, wenn Sie das möchten.',
  'send.otherNetwork':
    'Ihre Wallet ist auf einem anderen Netzwerk. Wechseln Sie es und versuchen Sie es erneut.',
  'send.cannotTell':
    'Unklar, ob gesendet wurde. Sehen Sie in Ihrer Wallet nach, bevor Sie es erneut versuchen.',
  'send.description': '{amount} an {recipient} senden',

  'review.title': 'Was passieren wird',
  'review.empty': 'Füllen Sie das Formular aus: Hier steht zuerst, worum Ihre Wallet gebeten wird.',
  'send.phoneElsewhere':
    'Ihr Smartphone ist auf {network}, das es hier nicht freigegeben hat. Diese Seite bleibt auf {current}.',
  'review.sentence': 'Sie senden {amount} an {recipient} auf {network}.',
  'review.fee': 'Netzwerkgebühr',
  'review.feeLater': 'Steht fest, sobald das Formular ausgefüllt ist',
  'review.about': 'Etwa',
  'review.paidBy': 'Bezahlt von {name}',
  'review.byWallet': 'Sie senden sie mit einer anderen Wallet, die die Gebühr bezahlt',
  'review.total': 'Gesamt',
  'review.says': 'Angegebener Grund: {reason}',
  'review.answersFalse':
    'Dieser Token antwortet, dass er nichts senden würde. Die Netzwerkgebühr wird trotzdem fällig.',
  'review.arrivesLess':
    'Nur {amount} würden ankommen: Dieser Token behält einen Teil des Gesendeten ein.',
  'review.wallet': 'Danach öffnet sich Ihre Wallet und bittet um Ihre Bestätigung.',
};
