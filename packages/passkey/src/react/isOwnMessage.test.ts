import { expect, it } from 'vitest';
import { isOwnMessage } from './isOwnMessage.ts';

const page = { host: 'harbour.example', origin: 'https://harbour.example' };
const asks = 'wants you to sign in with your Ethereum account:';

it.each([
  [`harbour.example ${asks}\n0x…`, true],
  [`https://harbour.example ${asks}\n0x…`, true],
  [`evil.example ${asks}\n0x…`, false],
  [`harbour.example.evil.example ${asks}\n0x…`, false],
  [` harbour.example ${asks}\n0x…`, false],
  [`Come aboard.\nharbour.example ${asks}`, false],
  ['', false],
])('isOwnMessage of %j is %s', (message, own) => {
  expect(isOwnMessage(message, page)).toBe(own);
});
