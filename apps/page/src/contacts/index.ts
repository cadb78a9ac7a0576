export { ContactName } from './ContactName.tsx';
export {
  type Contact,
  type ContactEntry,
  contactAt,
  foldText,
  MOST_CONTACTS,
  MOST_NAME,
  MOST_NOTE,
  searchContacts,
} from './contact.ts';
export {
  addContact,
  changeContact,
  deleteContact,
  type ImportResult,
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
export { contactsKey, useContacts } from './useContacts.ts';
