import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { locales, matchLocale } from '@mooring/connect';
import { expect, it } from 'vitest';
import { oldestBrowsers } from '../../../../lint/oldestBrowsers.ts';
import { loadHtmlTexts, noticesJson } from '../../build/htmlTexts.ts';

const notices = noticesJson(await loadHtmlTexts());
type Notice = Readonly<Record<'title' | 'text', string>>;
const noticesIn: Readonly<Record<string, Readonly<Record<'too-old' | 'start-failed', Notice>>>> =
  JSON.parse(notices);
const publicFolder = join(import.meta.dirname, '../../public');

interface Browser {
  readonly languages?: readonly string[];
  /** Languages that the HTML names; null for none. Default: all. */
  readonly languagesOfPage?: null;
  /** Language of the HTML. */
  readonly lang?: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly hostname?: string;
  readonly isFramed?: boolean;
  readonly isOld?: boolean;
  readonly hasStorage?: boolean;
  /** True for a page whose own script has run. */
  readonly hasStarted?: boolean;
  /** Answer to the request for notices in other languages; undefined for none. Default: they arrive. */
  readonly notices?: { readonly status: number; readonly text: string } | undefined;
}

/** Notice of the HTML's own language. */
const ownNotice = { title: 'Own title.', text: 'Own text.' };

/** Element with the text of its children. */
function createElement() {
  const element = {
    textContent: '',
    appendChild(child: { readonly textContent: string }) {
      element.textContent += child.textContent;
    },
  };
  return element;
}

/** Runs `before.js` in a browser; what it has made of the document's root. */
async function before(browser: Browser) {
  const { languages = ['en'], lang = 'en', stored = {}, hasStorage = true } = browser;
  const answer = 'notices' in browser ? browser.notices : { status: 200, text: notices };

  const attributes: Record<string, string> = {};
  const html = {
    lang,
    dir: 'ltr',
    setAttribute: (name: string, value: string) =>
      void Object.assign(attributes, { [name]: value }),
    getAttribute: (name: string) => attributes[name] ?? null,
    hasAttribute: (name: string) => name in attributes,
    removeAttribute: (name: string) => void Reflect.deleteProperty(attributes, name),
  };
  class XMLHttpRequest {
    responseText = answer?.text;
    status = answer?.status;
    onload = () => {};
    open() {}
    send() {
      if (answer) this.onload();
    }
  }
  const meta = { title: ownNotice.title, content: ownNotice.text };
  const app = createElement();
  const document = {
    documentElement: html,
    createElement,
    getElementById: () => app,
    querySelector: (selector: string) =>
      selector === 'meta[name="languages"]'
        ? browser.languagesOfPage !== null && {
            getAttribute: () => locales.join(' '),
          }
        : { getAttribute: (name: keyof typeof meta) => meta[name] },
    addEventListener: (name: string, listen: () => void) => {
      if (name === 'DOMContentLoaded') listen();
    },
    adoptedStyleSheets: [],
  };
  const getItem = (key: string) => {
    if (!hasStorage) throw new Error('denied');
    return stored[key] ?? null;
  };
  /** Without `getPublicKey`, as Firefox before 119. */
  class AuthenticatorAttestationResponse {}
  const onLoad: (() => void)[] = [];
  const window = {
    navigator: { languages },
    localStorage: { getItem },
    addEventListener: (_: 'load', listen: () => void) => onLoad.push(listen),
    AuthenticatorAttestationResponse,
    ...(!browser.isOld && { HTMLDialogElement: class {} }),
  };
  const parent = browser.isFramed ? {} : window;
  const script = await readFile(join(publicFolder, 'before.js'), 'utf8');
  runInNewContext(script, {
    window: Object.assign(window, { parent }),
    navigator: window.navigator,
    location: { hostname: browser.hostname ?? 'mooring.example' },
    document,
    XMLHttpRequest,
    CSS: { supports: () => true },
  });
  const whileLoading = { ...attributes };
  if (browser.hasStarted) html.setAttribute('data-started', '');
  for (const listen of onLoad) listen();
  return { html, whileLoading, attributes, shown: app.textContent };
}

it.each<[string, Browser, 'shown' | 'hidden']>([
  ['was never here', {}, 'shown'],
  ['asks for a language that the page has not', { languages: ['nl'] }, 'shown'],
  ['reads Arabic', { languages: ['ar-EG', 'en'], lang: 'ar' }, 'shown'],
  ['chose the language of the page', { stored: { 'mooring.locale': 'en' } }, 'shown'],
  ['denies storage', { hasStorage: false }, 'shown'],
  ['was connected', { stored: { 'mooring.wagmi.recentConnectorId': '"io.example"' } }, 'hidden'],
  ['chose another language', { stored: { 'mooring.locale': 'fr' } }, 'hidden'],
  ['told the server another language', { languages: ['fr'] }, 'hidden'],
  ['chose the dark theme', { stored: { 'mooring.theme': 'dark' } }, 'hidden'],
  ['chose an accent', { stored: { 'mooring.accent': 'rose' } }, 'hidden'],
  ['is inside a Safe', { isFramed: true }, 'hidden'],
  ['has the HTML of an earlier release', { languagesOfPage: null }, 'shown'],
])('before.js for a visitor who %s: first view %#', async (_, browser, view) => {
  expect((await before(browser)).whileLoading['data-first-view']).toBe(view);
});

it.each(['light', 'dark'])('before.js sets the %s theme before the first paint', async (theme) => {
  const { attributes } = await before({ stored: { 'mooring.theme': theme } });
  expect(attributes['data-mooring-theme']).toBe(theme);
});

it.each([
  ['mooring.example', false],
  ['localhost', false],
  ['127.0.0.1', true],
  ['[::1]', true],
])('before.js on %s hides passkeys: %j', async (hostname, without) => {
  expect('data-no-passkeys' in (await before({ hostname })).attributes).toBe(without);
});

it('before.js names the supported browsers in every language', async () => {
  expect(Object.keys(noticesIn).sort()).toEqual([...locales].sort());
  const versions = oldestBrowsers.map((browser) => browser.replace(/^\D+/, ''));
  for (const [locale, { 'too-old': notice }] of Object.entries(noticesIn)) {
    const { title, text } = notice;
    expect(title, locale).not.toBe('');
    for (const version of versions) expect(text, locale).toContain(version);
  }
});

it.each<[string[], string]>([
  [['nl', 'pt-PT'], 'pt'],
  [['de-AT'], 'de'],
  [['in-ID'], 'id'],
  [['zh-CN'], 'zh'],
  [['zh-Hans-HK'], 'zh'],
  [['zh-Hant'], 'zh-TW'],
  [['zh-TW'], 'zh-TW'],
  [['zh-MO'], 'zh-HK'],
  [['zh-Hant-HK'], 'zh-HK'],
  [['arn', 'toString'], 'en'],
  ...locales.map((locale): [string[], string] => [[locale], locale]),
])(
  'before.js for an old browser set to %j uses %s, like the application',
  async (languages, locale) => {
    const { html } = await before({ languages, isOld: true });
    expect(html).toMatchObject({ lang: locale, dir: locale === 'ar' ? 'rtl' : 'ltr' });
    expect(matchLocale(languages)).toBe(locale);
  },
);

it.each<[string, Browser['notices']]>([
  ['do not arrive', undefined],
  ['are missing', { status: 404, text: '{}' }],
])(
  'before.js shows the notice of the HTML if the texts of an old browser %s',
  async (_, answer) => {
    const browser = { languages: ['fr'], lang: 'de', isOld: true, notices: answer };
    const { html, attributes, shown } = await before(browser);
    expect(shown).toBe(`${ownNotice.title}${ownNotice.text}`);
    expect(html.lang).toBe('de');
    expect(attributes).not.toHaveProperty('data-first-view');
  },
);

it.each([
  ['an old browser', 'too-old', { isOld: true }],
  ['a page that has not started', 'start-failed', {}],
] as const)(
  'before.js tells of %s in the chosen language once its text arrives',
  async (_, name, how) => {
    const { html, shown, attributes } = await before({ languages: ['fr'], lang: 'de', ...how });
    expect(shown).toBe(Object.values(noticesIn['fr']?.[name] ?? {}).join(''));
    expect(html.lang).toBe('fr');
    expect(attributes).not.toHaveProperty('data-first-view');
  },
);

it('before.js tells nothing of a page that has started', async () => {
  expect((await before({ hasStarted: true })).shown).toBe('');
});
