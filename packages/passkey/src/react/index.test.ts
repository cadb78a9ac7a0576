import { expect, test } from 'vitest';
import * as react from './index.ts';

test('what is public of the screens', () => {
  expect(Object.keys(react)).toEqual(['passkeyScreens']);
});
