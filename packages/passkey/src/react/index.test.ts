import { expect, test } from 'vitest';
import * as react from './index.ts';

test('@mooring/passkey/react exports passkeyScreens only', () => {
  expect(Object.keys(react)).toEqual(['passkeyScreens']);
});
