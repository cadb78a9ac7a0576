export { simulateCatalogue as catalogue } from '../texts/simulateCatalogue.ts';
export { ContradictionNotice as Part } from './ContradictionNotice.tsx';
