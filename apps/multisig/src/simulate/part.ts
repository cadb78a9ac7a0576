export { simulateCatalogue as catalogue } from './locales/simulateCatalogue.ts';
export { SimulatedOutcome as Part } from './SimulatedOutcome.tsx';
