import { createCatalogue } from '@mooring/connect';
import { type Texts, textLoaders } from './textLoaders.ts';

/** Texts of what devices and password managers report, for those who meet it. */
export const passkeyProblemCatalogue = createCatalogue<Texts['problems']>(textLoaders('problems'));
