export { simulateCatalogue as catalogue } from '../texts/simulateCatalogue.ts';
export { Contradicted as Part } from './Contradicted.tsx';
