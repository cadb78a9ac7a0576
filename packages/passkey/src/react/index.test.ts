import { expect, test } from 'vitest';
import * as react from './index.ts';

test('exports of the screens', () => {
  expect(Object.keys(react)).toEqual(['passkeyScreens']);
});
