export { newSafeCatalogue as catalogue } from './locales/newSafeCatalogue.ts';
export { NewSafeForm as Part } from './NewSafeForm.tsx';
