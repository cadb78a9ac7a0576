import type { Translated } from '@mooring/connect';
import type { ElsewhereMessages } from './elsewhereCatalogue.ts';

export const messages: Translated<ElsewhereMessages> = {
  'elsewhere.stays':
    'Ein Passkey, der hier kein Eigentümer ist, ist es noch auf: {networks}. Entfernen Sie ihn auch dort.',
  'elsewhere.notOpened':
    'Noch nicht eröffnet ist dieses Konto auf: {networks}. Dort gehört es dem entfernten Passkey: Senden Sie nichts dorthin.',
};
