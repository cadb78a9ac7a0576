import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noBrand, type SiteConfig } from '@mooring/page/site';
import { describe, expect, it } from 'vitest';
import { defaultSite } from '../../../page/src/site/defaultSite.testing.ts';
import { renderHead, renderStylesheet } from './renderFirstView.tsx';

const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');

function site(brand: Partial<SiteConfig['brand']>, appName = 'Harbour'): SiteConfig {
  return { ...defaultSite, appName, brand: { ...noBrand, ...brand } };
}

describe('renderHead', () => {
  it('names the site in title and previews, as text only', () => {
    const html = renderHead(page, site({}, 'Fish & "<Chips>"'), 'en', undefined);
    const name = 'Fish &amp; &quot;&lt;Chips&gt;&quot;';
    expect(html).toContain(`<title>${name}</title>`);
    expect(html).toContain(`<meta property="og:title" content="${name}" />`);
    expect(html).not.toContain('<Chips>');
    expect(html).not.toContain('Mooring');
  });

  it('keeps the description of the build without a text of the operator', () => {
    const html = renderHead(page, site({}), 'en', undefined);
    expect(html).toMatch(
      /name="description"\s+content="Connect the Ethereum wallet you already have/,
    );
    expect(html).toMatch(/property="og:description" content="Connect the Ethereum wallet/);
  });

  it('describes the site in the operator’s words in each language', () => {
    const home = { de: { lead: 'Für "alle" & jeden' }, ar: { lead: 'للجميع' } };
    const german = renderHead(page, site({ home }), 'de', undefined);
    expect(german.match(/content="Für &quot;alle&quot; &amp; jeden"/g)).toHaveLength(2);
    expect(renderHead(page, site({ home }), 'ar', undefined)).toContain('content="للجميع"');
    expect(renderHead(page, site({ home }), 'fr', undefined)).not.toContain('jeden');
  });

  it('has the icon, the picture, the theme, the language and the stylesheet of the brand', () => {
    const preview = 'https://wallet.example.org/brand/preview-1.png';
    const brand = { icon: '/brand/icon-1.png', preview, theme: 'dark', locale: 'de' } as const;
    const html = renderHead(page, site(brand), 'en', '/brand/style-1.css');
    for (const part of [
      '<link rel="icon" href="/brand/icon-1.png" />',
      `<meta property="og:image" content="${preview}" />`,
      'data-mooring-theme="dark" data-default-locale="de"',
      '<link rel="stylesheet" href="/brand/style-1.css" />',
      '<link rel="manifest" href="/site.webmanifest" />',
    ]) {
      expect(html).toContain(part);
    }
    expect(html).not.toContain('favicon.svg');
  });
});

describe('renderStylesheet', () => {
  it('is empty without colours and fonts', () => {
    expect(renderStylesheet(site({}))).toBe('');
  });

  it('has the colours of both themes, with readable text on them', () => {
    const css = renderStylesheet(site({ accent: { light: '#402080', dark: '#ffe000' } }));
    expect(css).toContain('.mooring{--mooring-accent:#402080;--mooring-on-accent:#ffffff;}');
    expect(css).toContain(
      '[data-mooring-theme=dark]{--mooring-accent:#ffe000;--mooring-on-accent:#06151a;}',
    );
  });

  it('has the fonts', () => {
    const fonts = [
      { family: 'Harbour Sans', file: '/brand/fonts-1.woff2', weight: '100 900', italic: false },
    ];
    const css = renderStylesheet(site({ font: '"Harbour Sans", serif', fonts }));
    expect(css).toContain('@font-face{font-family:"Harbour Sans";src:url("/brand/fonts-1.woff2")');
    expect(css).toContain('--mooring-font:"Harbour Sans", serif;');
  });
});
