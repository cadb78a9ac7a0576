export { newSafeCatalogue as catalogue } from '../texts/newSafeCatalogue.ts';
export { NewSafeForm as Part } from './NewSafeForm.tsx';
