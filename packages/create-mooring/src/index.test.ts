import { expect, test } from 'vitest';
import * as exported from './index.ts';

test('exports', () => {
  expect(Object.keys(exported).sort()).toEqual([
    'ApplicationError',
    'createApplication',
    'migrate',
    'templates',
  ]);
});
