import { expectTypeOf, test } from 'vitest';
import type { createMessage, ParsedMessage, parseMessage, SignInFields } from './index.ts';
import type { SignInStore } from './server/index.ts';
import type { createPostgresStore } from './server/postgres.ts';
import type { createSqliteStore } from './server/sqlite.ts';

test('createMessage and parseMessage agree in types', () => {
  expectTypeOf<Parameters<typeof createMessage>[0]>().toEqualTypeOf<SignInFields>();
  expectTypeOf<ReturnType<typeof createMessage>>().toEqualTypeOf<string>();
  expectTypeOf<ReturnType<typeof parseMessage>>().toEqualTypeOf<ParsedMessage>();
});

test('a message needs its nonce', () => {
  expectTypeOf<Omit<SignInFields, 'nonce'>>().not.toExtend<SignInFields>();
});

test('either store does', () => {
  expectTypeOf<Awaited<ReturnType<typeof createPostgresStore>>>().toExtend<SignInStore>();
  expectTypeOf<Awaited<ReturnType<typeof createSqliteStore>>>().toExtend<SignInStore>();
});
