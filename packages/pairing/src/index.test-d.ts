import { expectTypeOf, test } from 'vitest';
import type { CreateConnectorFn } from 'wagmi';
import type { pairing } from './index.ts';

type Options = Parameters<typeof pairing>[0];

interface Metadata {
  name: string;
  description: string;
  url: string;
  icons: string[];
}

test('pairing is a connector, as wagmi takes them', () => {
  expectTypeOf<ReturnType<typeof pairing>>().toExtend<CreateConnectorFn>();
});

test('it needs a project, a relay, and who the page is', () => {
  interface Least {
    projectId: string;
    relayUrl: string;
    metadata: Metadata;
  }
  expectTypeOf<Least>().toExtend<Options>();
  expectTypeOf<Omit<Least, 'relayUrl'>>().not.toExtend<Options>();
  expectTypeOf<Omit<Least, 'projectId'>>().not.toExtend<Options>();
});
