export { ledgerCatalogue as catalogue } from '../texts/ledgerCatalogue.ts';
export { LedgerTools as Part } from './LedgerTools.tsx';
