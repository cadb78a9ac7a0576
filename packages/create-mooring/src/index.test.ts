import { expect, test } from 'vitest';
import * as exported from './index.ts';

test('create-mooring exports only its public names', () => {
  expect(Object.keys(exported).sort()).toEqual([
    'ApplicationError',
    'createApplication',
    'migrate',
    'templates',
  ]);
});
