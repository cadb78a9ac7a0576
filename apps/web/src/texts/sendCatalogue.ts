import { createCatalogue } from '@mooring/connect';
import { lazyCatalogue } from '@mooring/page/texts';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts of the page to send, loaded with it. */
export const sendCatalogue = lazyCatalogue(createCatalogue<Texts['send']>(textLoaders('send'), {}));
