export {
  type Contact,
  type ContactEntry,
  contactAt,
  fold,
  MOST_CONTACTS,
  MOST_NAME,
  MOST_NOTE,
  searchContacts,
} from './contact.ts';
export {
  addContact,
  changeContact,
  deleteContact,
  type Imported,
  importContacts,
} from './contactsClient.ts';
export {
  type CsvRecord,
  guardFormula,
  parseCsv,
  readCsv,
  unguardFormula,
  writeCsv,
} from './csv.ts';
export { FromContacts } from './FromContacts.tsx';
export { contactsKey, useContacts } from './useContacts.ts';
