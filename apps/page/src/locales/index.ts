export { type WebMessages, webCatalogue } from './catalogue.ts';
export { catalogueOf } from './catalogueOf.ts';
export { lazyCatalogue } from './lazyCatalogue.ts';
export { openedTexts } from './openedTexts.ts';
