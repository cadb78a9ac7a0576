export { createSqliteStore } from './store/createSqliteStore.ts';
