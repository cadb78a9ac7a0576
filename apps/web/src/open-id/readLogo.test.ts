import { expect, test } from 'vitest';
import { readLogo } from './readLogo.ts';

const page = 'https://harbour.example';
const images = ['https://images.example'];

test.each([
  ['/brand/git-1a2b.svg', `${page}/brand/git-1a2b.svg`],
  [`${page}/brand/git-1a2b.svg`, `${page}/brand/git-1a2b.svg`],
  ['https://images.example/git.svg', 'https://images.example/git.svg'],
  ['https://elsewhere.example/git.svg', undefined],
  ['//elsewhere.example/git.svg', undefined],
  ['/\\elsewhere.example/git.svg', undefined],
  ['http://images.example/git.svg', undefined],
  ['https://images.example.evil.example/git.svg', undefined],
  ['https://images.example@evil.example/git.svg', undefined],
  ['data:image/svg+xml,<svg/>', undefined],
  [`blob:${page}/1a2b`, undefined],
  ['javascript:alert(1)', undefined],
  ['https://', undefined],
  [undefined, undefined],
])('readLogo of %s returns %s', (logo, url) => {
  expect(readLogo(logo, images, page)).toBe(url);
});
