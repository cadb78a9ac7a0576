import { expect, test } from 'vitest';
import * as react from './index.ts';
import * as recovery from './recovery/index.ts';

test('@mooring/passkey/react exports passkeyScreens only', () => {
  expect(Object.keys(react)).toEqual(['passkeyScreens']);
});

test('@mooring/passkey/react/recovery exports RecoveryScreens only', () => {
  expect(Object.keys(recovery)).toEqual(['RecoveryScreens']);
});
