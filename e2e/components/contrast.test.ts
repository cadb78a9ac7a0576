import '@mooring/page/styles/base.css';
import '@mooring/connect/styles.css';
import { accents } from '@mooring/connect';
import { afterEach, expect, test } from 'vitest';
import { axeFaults } from './axeFaults.ts';

/** Grounds of the pages, and the colours of text on them. */
const texts: Readonly<Record<string, readonly string[]>> = {
  '--web-page': ['text', 'text-quiet', 'accent'],
  '--web-card': ['text', 'text-quiet', 'accent', 'bad', 'good'],
  '--web-field': ['text', 'text-quiet', 'accent', 'bad'],
  '--web-quiet': ['text', 'text-quiet'],
  '--web-tint': ['text', 'text-quiet', 'accent'],
  '--web-tint-page': ['text', 'accent'],
  '--web-good-surface': ['text', 'good'],
  '--web-bad-surface': ['text', 'bad'],
};

const html = document.documentElement;
afterEach(() => {
  html.removeAttribute('style');
  html.removeAttribute('class');
  delete html.dataset['mooringTheme'];
  document.body.replaceChildren();
});

for (const theme of ['light', 'dark'] as const) {
  test(`text on each ground of the pages has a contrast of 4.5:1, in ${theme} and each accent`, async () => {
    html.className = 'mooring';
    html.dataset['mooringTheme'] = theme;
    const main = document.body.appendChild(document.createElement('main'));
    const rows = Object.entries(texts).flatMap(([ground, all]) =>
      all.map((text) => [ground, `--mooring-${text}`] as const),
    );
    for (const [ground, text] of rows) {
      const row = main.appendChild(document.createElement('p'));
      row.textContent = `${text} on ${ground}`;
      row.style.background = `var(${ground})`;
      row.style.color = `var(${text})`;
    }
    for (const [name, accent] of Object.entries(accents)) {
      html.style.setProperty('--mooring-accent', accent[theme]);
      expect(await axeFaults(main), name).toEqual([]);
    }
  });
}
