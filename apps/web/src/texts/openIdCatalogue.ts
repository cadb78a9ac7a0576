import { createCatalogue } from '@mooring/connect';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts of sign-in to other applications, loaded with its pages and its section. */
export const openIdCatalogue = createCatalogue<Texts['openId']>(textLoaders('openId'));
