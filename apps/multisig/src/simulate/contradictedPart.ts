export { Contradicted as Part } from './Contradicted.tsx';
export { simulateCatalogue as catalogue } from './locales/simulateCatalogue.ts';
