import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { findUnmirrored } from '../layout/page/findUnmirrored.ts';

/** Pages of 320 px, and the number of elements that do not change sides. */
const cases: readonly { name: string; html: string; stray: number }[] = [
  {
    name: 'logical sides',
    html: '<p style="padding-inline-start: 40px; margin-inline: 0 80px">Words</p>',
    stray: 0,
  },
  { name: 'a margin of the left', html: '<p style="margin-left: 40px">Words</p>', stray: 1 },
  {
    name: 'a place of the left, with all that lies in it',
    html: '<div style="position: absolute; left: 12px"><p>Words</p><p>More</p></div>',
    stray: 1,
  },
  {
    name: 'an address, which is always written from left to right',
    html: '<p><span dir="ltr" style="display: inline-block; padding-left: 9px">0x<b>12</b></span></p>',
    stray: 0,
  },
  { name: 'what is centred', html: '<p style="margin: auto; width: 101px">Words</p>', stray: 0 },
];

afterEach(() => {
  document.body.removeAttribute('style');
  document.body.replaceChildren();
});

for (const { name, html, stray } of cases) {
  test(`turned around: ${name}`, async () => {
    await page.viewport(320, 480);
    document.body.setAttribute('style', 'margin: 8px; font: 16px/1.3 sans-serif');
    document.body.innerHTML = html;
    expect(findUnmirrored()).toHaveLength(stray);
    expect(document.documentElement.dir).toBe('');
  });
}
