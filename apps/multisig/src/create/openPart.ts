export { newSafeCatalogue as catalogue } from './locales/newSafeCatalogue.ts';
export { OpenElsewhere as Part } from './OpenElsewhere.tsx';
