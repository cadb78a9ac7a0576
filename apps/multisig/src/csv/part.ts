export { csvCatalogue as catalogue } from '../texts/csvCatalogue.ts';
export { CsvForm as Part } from './CsvForm.tsx';
