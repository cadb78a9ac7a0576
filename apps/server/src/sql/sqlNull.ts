import { sql } from 'kysely';

/** NULL of SQL: statements cannot take it as a value. */
export const sqlNull = sql<null>`NULL`;
