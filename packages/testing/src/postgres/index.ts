export { findPostgres, POSTGRES_MISSING } from './findPostgres.ts';
export { type Postgres, startPostgres } from './startPostgres.ts';
