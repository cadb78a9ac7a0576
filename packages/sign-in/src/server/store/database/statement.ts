import { createHash } from 'node:crypto';
import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';

/** Database that statements are compiled for. */
export type Dialect = 'postgres' | 'sqlite';

/** Value of a parameter. */
export type Value = string | number | null;

/** Compiled statement with its values. */
export interface Query<Row> {
  /** Name of the prepared statement, the same for the same SQL; empty for a statement used once. */
  readonly name: string;
  readonly sql: string;
  readonly values: readonly Value[];
  readonly returnsRows: boolean;
  /** Type of its rows; never set. */
  readonly row?: Row;
}

/** Rows of a query, and the number of rows it returned or changed. */
export interface Result<Row> {
  readonly rows: readonly Row[];
  readonly count: number;
}

/** Steps of a transaction: queries, or scripts of statements without parameters. */
export type Steps<T> = Generator<Query<unknown> | string, T, Result<unknown>>;

/**
 * Runs a query as a step of a transaction.
 *
 * @example
 * ```ts
 * import { step } from '@mooring/sign-in/server/database';
 *
 * await database.transact('boats', function* () {
 *   const { rows } = yield* step(boatsIn({ harbour: 'Bergen' }));
 *   for (const { name } of rows) yield* step(moveBoat({ name, harbour: 'Bodø' }));
 * });
 * ```
 */
export function* step<Row>(query: Query<Row>): Generator<Query<Row>, Result<Row>, Result<unknown>> {
  // A generator's steps all have one type; who runs them answers each with its own rows.
  return (yield query) as Result<Row>;
}

/** Placeholder of a statement's value, by its name. */
export type Given<Values> = <Name extends keyof Values & string>(
  name: Name,
) => RawBuilder<Values[Name]>;

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const dialects = {
  postgres: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely: Kysely<unknown>) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  sqlite: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely: Kysely<unknown>) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
};

/**
 * Creates a query builder that compiles for a database, and runs nothing.
 *
 * @example
 * ```ts
 * import { createBuilder } from '@mooring/sign-in/server/database';
 *
 * const builder = createBuilder<{ boats: { name: string; harbour: string } }>('sqlite');
 * ```
 */
export function createBuilder<Tables>(dialect: Dialect): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: dialects[dialect] });
}

/**
 * Compiles a statement once, as building costs more than running. Returns a function that binds values.
 *
 * @example
 * ```ts
 * import { createBuilder, type Given, prepare } from '@mooring/sign-in/server/database';
 *
 * const builder = createBuilder<{ boats: { name: string; harbour: string } }>('sqlite');
 * const boatsIn = prepare((given: Given<{ harbour: string }>) => {
 *   return builder.selectFrom('boats').select('name').where('harbour', '=', given('harbour'));
 * });
 * boatsIn({ harbour: 'Bergen' });
 * ```
 */
export function prepare<Values extends Readonly<Record<keyof Values, Value>>, Row>(
  build: (given: Given<Values>) => Compilable<Row>,
): (values: Values) => Query<Row> {
  const compiled = build((name) => sql`${new Placeholder(name)}`).compile();
  const name = createHash('sha1').update(compiled.sql).digest('base64url');
  const { query } = compiled;
  const returnsRows =
    query.kind === 'SelectQueryNode' || ('returning' in query && query.returning !== undefined);
  return (values) => ({
    name,
    sql: compiled.sql,
    returnsRows,
    values: compiled.parameters.map((parameter) => bound(parameter, values)),
  });
}

function bound(parameter: unknown, values: Readonly<Record<string, Value>>): Value {
  if (parameter instanceof Placeholder) return values[parameter.name] ?? null;
  if (typeof parameter === 'string' || typeof parameter === 'number') return parameter;
  throw new TypeError('A literal must be a string or a number');
}

/**
 * Integer of a column. PostgreSQL's client returns BIGINT as text, unless the host configures numbers.
 *
 * @throws {Error} when it is not a safe integer.
 */
export function readWholeNumber(value: unknown): number {
  const isNumeric = typeof value === 'bigint' || (typeof value === 'string' && value !== '');
  const number = isNumeric ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number))
    throw new Error('The column value is not a safe integer');
  return number;
}
