export { createPostgresStore } from './store/createPostgresStore.ts';
