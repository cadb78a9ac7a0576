import { expectTypeOf, test } from 'vitest';
import type { CreateConnectorFn } from 'wagmi';
import type { safe } from './index.ts';

type Options = Parameters<typeof safe>[0];

test('a Safe is a connector, as wagmi takes them', () => {
  expectTypeOf<ReturnType<typeof safe>>().toExtend<CreateConnectorFn>();
});

test('it needs to be told who may frame the page', () => {
  expectTypeOf<{ allowedOrigins: string[] }>().toExtend<Options>();
  expectTypeOf<Record<never, never>>().not.toExtend<Options>();
});
