export { CsvForm as Part } from './CsvForm.tsx';
export { csvCatalogue as catalogue } from './locales/csvCatalogue.ts';
