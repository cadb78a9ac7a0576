export { simulateCatalogue as catalogue } from '../texts/simulateCatalogue.ts';
export { SimulatedOutcome as Part } from './SimulatedOutcome.tsx';
