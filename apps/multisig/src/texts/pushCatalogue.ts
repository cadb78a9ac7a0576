import { createCatalogue } from '@mooring/connect';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts of push messages, loaded with their switch. */
export const pushCatalogue = createCatalogue<Texts['push']>(textLoaders('push'), {});
