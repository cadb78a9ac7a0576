export { LedgerTools as Part } from './LedgerTools.tsx';
export { ledgerCatalogue as catalogue } from './locales/ledgerCatalogue.ts';
