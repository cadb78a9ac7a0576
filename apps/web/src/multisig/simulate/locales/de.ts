import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': 'Was sich für das Konto ändert',
  'sim.help':
    'Gerade vom Knoten des Netzwerks simuliert, als würde sie jetzt ausgeführt. Nichts wurde gesendet.',
  'sim.none': 'Sie würde gelingen. Der Knoten meldet keine Änderung von Guthaben.',
  'sim.fails': 'Jetzt ausgeführt, würde sie scheitern.',
  'sim.unavailable': 'Sie ließ sich auf diesem Netzwerk nicht simulieren.',
  'sim.too-many': 'Das sind zu viele Aufrufe, um sie hier zu simulieren.',
  'sim.units': '{units} kleinste Einheiten von {token}',
  'sim.item': 'Stück {id} von {token}',
  'look.alike':
    'Die erste Adresse beginnt und endet wie eine bekannte, die zweite, ist aber eine andere. Vergleichen Sie jedes Zeichen.',
  'look.first': {
    one: '{count} Empfänger wird von diesem Konto laut Verlauf zum ersten Mal bezahlt.',
    other: '{count} Empfänger werden von diesem Konto laut Verlauf zum ersten Mal bezahlt.',
  },
};
