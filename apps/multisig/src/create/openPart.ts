export { newSafeCatalogue as catalogue } from '../texts/newSafeCatalogue.ts';
export { OpenElsewhere as Part } from './OpenElsewhere.tsx';
