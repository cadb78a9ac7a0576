export { delayCatalogue as catalogue } from '../texts/delayCatalogue.ts';
export { DelayNotice as Part } from './DelayNotice.tsx';
