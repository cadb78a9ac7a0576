import { expect, it } from 'vitest';
import { avatarHues } from './avatarHues.ts';

const mira = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

it('avatarHues returns the same for an address in any letter case, and differs by address', () => {
  expect(avatarHues(mira.toLowerCase())).toEqual(avatarHues(mira));
  expect(avatarHues(mira.replace('f39F', 'f39E'))).not.toEqual(avatarHues(mira));
});

it.each([['0x'], [''], ['0xzzzzzzzzzzzzzz'], ['0x12']])(
  'avatarHues returns hues for %j',
  (address) => {
    const { sky, sun, sea } = avatarHues(address);
    expect(`${sky} ${sun.colour} ${sea.far} ${sea.near}`).not.toContain('NaN');
  },
);

it('avatarHues differs for addresses that begin or end alike', () => {
  const alike = Array.from({ length: 50 }, (_, index) => `0x${String(index).padStart(40, '0')}`);
  const drawings = new Set(alike.map((address) => JSON.stringify(avatarHues(address))));
  expect(drawings.size).toBe(alike.length);
  const skies = new Set(alike.map((address) => avatarHues(address).sky));
  expect(skies.size).toBeGreaterThan(30);
});
