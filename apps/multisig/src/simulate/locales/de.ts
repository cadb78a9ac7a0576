import type { Translated } from '@mooring/connect';
import type { SimulateMessages } from './simulateCatalogue.ts';

export const messages: Translated<SimulateMessages> = {
  'sim.title': 'Was sich für das Konto ändert',
  'sim.help':
    'Gerade vom Knoten des Netzwerks simuliert, als würde sie jetzt ausgeführt. Nichts wurde gesendet.',
  'sim.none': 'Sie würde gelingen. Der Knoten meldet keine Änderung von Guthaben.',
  'sim.fails': 'Jetzt ausgeführt, würde sie scheitern.',
  'sim.ownersNow': 'Das Ergebnis oben gilt für die jetzigen Eigentümer.',
  'sim.outcomeOnly':
    'Sie würde gelingen. Was sich ändern würde, lässt sich nicht wissen: Der Knoten dieses Netzwerks meldet es nicht. Verlassen Sie sich auf den Aufruf, wie er oben steht.',
  'sim.unavailable':
    'Der Knoten dieses Netzwerks konnte sie nicht simulieren: Ob sie gelänge und was sich ändern würde, lässt sich hier nicht wissen. Verlassen Sie sich auf den Aufruf, wie er oben steht.',
  'sim.too-many':
    'Das sind zu viele Aufrufe, um sie hier zu simulieren: Was sich ändern würde, lässt sich nicht wissen. Verlassen Sie sich auf die Aufrufe, wie sie oben stehen.',
  'sim.units': '{units} kleinste Einheiten von {token}',
  'sim.item': 'Stück {id} von {token}',
  'against.failed':
    'Auf diesem Gerät simuliert, bevor sie ausgeführt wurde, wäre sie gelungen. Sie ist gescheitert.',
  'against.succeeded':
    'Auf diesem Gerät simuliert, bevor sie ausgeführt wurde, wäre sie gescheitert. Sie ist gelungen.',
  'against.other': 'Geschehen ist nicht, was auf diesem Gerät vor der Ausführung simuliert wurde:',
  'against.change': '{actual} ist geschehen, {expected} war erwartet',
  'against.nothing': 'nichts von {token}',
};
