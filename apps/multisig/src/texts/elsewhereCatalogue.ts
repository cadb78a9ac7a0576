import { createCatalogue } from '@mooring/connect';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts on a passkey that is still an owner on other networks, loaded once there is one. */
export const elsewhereCatalogue = createCatalogue<Texts['elsewhere']>(textLoaders('elsewhere'), {});
