import type { Translated } from '@mooring/connect';
import type { CreateMessages } from './newSafeCatalogue.ts';

export const messages: Translated<CreateMessages> = {
  'new.title': 'Multisig-Konto erstellen',
  'new.lead':
    'Wählen Sie die Eigentümer, und wie viele von ihnen signieren müssen. Es wird ein gewöhnlicher Safe: kein Modul, kein Guard, niemand sonst.',
  'new.owner': 'Eigentümer {number}',
  'new.noOwner': 'Geben Sie Adresse oder Namen des Eigentümers ein.',
  'new.removeOwner': 'Eigentümer {number} entfernen',
  'new.threshold': 'Benötigte Signaturen',
  'new.alone':
    'Bei einem Eigentümer ist ein verlorener Schlüssel ein verlorenes Konto. Fügen Sie einen weiteren hinzu.',
  'new.all':
    'Alle Eigentümer müssen signieren: Geht ein Schlüssel verloren, bewegt sich nie wieder etwas.',
  'new.any': 'Jeder der Eigentümer kann allein alles bewegen.',
  'new.showAddress': 'Adresse anzeigen',
  'new.address': 'Künftige Adresse',
  'new.create': 'Konto erstellen',
  'new.once': 'Eine Transaktion vom verbundenen Konto, das die Netzwerkgebühr zahlt.',
  'new.failed': 'Das Konto wurde nicht erstellt.',
  'new.notThere':
    'Die Blockchain zeigt dieses Konto nicht mit diesen Eigentümern. Verwenden Sie die Adresse nicht.',
  'new.description': 'Multisig-Konto {account} erstellen',
  'new.noContracts':
    'Die Contracts von Safe sind nicht auf {network}: Dort lässt sich kein Konto erstellen.',
  'new.full':
    'Diese Eigentümer haben hier schon viele Konten. Ändern Sie die Eigentümer oder den Schwellenwert.',
  'new.otherAddress':
    '{network} berechnet Adressen anders, mit anderen Contracts: Das Konto hat dort eine andere Adresse als auf anderen Netzwerken.',
  'new.absent':
    'Diese Eigentümer sind Contracts auf einem anderen Netzwerk, aber nicht auf {network}. Dort können sie erst signieren, wenn sie auch dort eröffnet sind: {owners}',
  'open.title': 'Auf einem anderen Netzwerk öffnen',
  'open.lead':
    'An derselben Adresse, mit denselben Contracts und den Eigentümern, mit denen es erstellt wurde.',
  'open.changed':
    'Eigentümer oder Schwellenwert haben sich hier seither geändert. Dort bestimmen die ersten unten, bis sie es auch dort ändern.',
  'open.unproven':
    'Wie dieses Konto erstellt wurde, ließ sich auf der Blockchain nicht nachweisen; von hier aus lässt es sich nicht anderswo öffnen.',
  'open.there': 'Das Konto ist schon auf {network}.',
  'open.none': 'Diese Seite unterstützt kein anderes Netzwerk.',
};
