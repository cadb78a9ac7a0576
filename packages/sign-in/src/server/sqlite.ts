export { createSqliteStore } from './store/createSqliteStore.ts';
export { openSqlite } from './store/database/openSqlite.ts';
