import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FaultRule } from '../layout/fault.ts';
import { findFaults } from '../layout/page/findFaults.ts';

/** Pages of 320 px with one fault, or with something that only looks like one. */
const cases: readonly { name: string; html: string; rules: readonly FaultRule[] }[] = [
  { name: 'nothing', html: '<p>All is well here</p>', rules: [] },
  {
    name: 'a page that scrolls sideways',
    html: '<div style="inline-size: 500px">Short</div>',
    rules: ['overflow'],
  },
  {
    name: 'a text cut off',
    html: '<p style="inline-size: 60px; overflow: hidden; white-space: nowrap">More than fits</p>',
    rules: ['clipped'],
  },
  {
    name: 'a name that is meant to be shortened',
    html: '<p class="brand-name" style="inline-size: 60px; overflow: hidden; white-space: nowrap">More than fits</p>',
    rules: [],
  },
  {
    name: 'a text that can be scrolled to',
    html: '<p style="block-size: 30px; overflow-y: auto">One line<br>another line<br>a third line</p>',
    rules: [],
  },
  {
    name: 'a placeholder longer than its field',
    html: '<input aria-label="Name" placeholder="A very long placeholder indeed" style="inline-size: 60px; block-size: 30px">',
    rules: ['clipped'],
  },
  {
    name: 'words that stick out of a button',
    html: '<button style="inline-size: 60px; block-size: 30px; white-space: nowrap; text-align: start">More than fits</button>',
    rules: ['spill'],
  },
  {
    name: 'two texts over one another',
    html: '<p style="margin: 0">Here is one</p><p style="margin: -18px 0 0">And another</p>',
    rules: ['overlap'],
  },
  {
    name: 'a bar over what can be scrolled free',
    html: '<p style="margin-block: 200px 400px">Words</p><nav style="position: fixed; inset: auto 0 0; block-size: 60px"><a href="#" style="display: block; block-size: 60px">Home</a></nav>',
    rules: [],
  },
  {
    name: 'a bar over the end of the page',
    html: '<p style="margin-block: 600px 0">Words</p><nav style="position: fixed; inset: auto 0 0; block-size: 60px"><a href="#" style="display: block; block-size: 60px">Home</a></nav>',
    rules: ['overlap'],
  },
  {
    name: 'a small button',
    html: '<button style="inline-size: 20px; block-size: 20px; padding: 0">x</button>',
    rules: ['target'],
  },
  { name: 'a link in a sentence', html: '<p>Read <a href="#">this</a> first</p>', rules: [] },
  {
    name: 'a button before the beginning',
    html: '<button style="position: relative; inset-inline-start: -30px; block-size: 30px">Back</button>',
    rules: ['outside'],
  },
  {
    name: 'what only screen readers are told',
    html: '<p style="position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%)">Said, not shown</p>',
    rules: [],
  },
];

afterEach(() => {
  document.body.removeAttribute('style');
  document.body.replaceChildren();
});

for (const { name, html, rules } of cases) {
  test(`the walk judges ${name}`, async () => {
    await page.viewport(320, 480);
    document.body.setAttribute(
      'style',
      'margin: 8px; block-size: auto; min-block-size: 0; font: 16px/1.3 sans-serif',
    );
    document.body.innerHTML = html;
    expect([...new Set(findFaults().map(({ rule }) => rule))]).toEqual(rules);
  });
}
