export { createLoaders } from './createLoaders.ts';
export { lazyCatalogue } from './lazyCatalogue.ts';
export { openedTexts, openTexts } from './openedTexts.ts';
export { pageCatalogue } from './pageCatalogue.ts';
export type { Texts } from './textLoaders.ts';
