export { createPostgresStore } from './store/createPostgresStore.ts';
export { openPostgres } from './store/database/openPostgres.ts';
