// Visits every page and dialog, in every language and window size: takes a screenshot of each and fails
// when something overflows, is cut off or overlaps.
//
//   --out F      folder of the screenshots (default: mooring-walk in the temporary folder)
//   --locale X   one language instead of all; repeatable
//   --theme T    light (default) or dark
//   --width N    one width instead of all; repeatable
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startLocal } from '@mooring/devnet/local';
import { type Browser, chromium, type Page } from '@playwright/test';
import { localeName, locales } from '../../packages/connect/src/core/locales/locales.ts';
import { ensurePage, pageFolder } from '../../scripts/page.ts';
import { findChromium } from '../browsers/findChromium.ts';
import { connectWithHistory } from './connectWithHistory.ts';
import { multisigPlaces } from './multisigPlaces.ts';
import { accountPlaces, signedInPlaces, strangerPlaces } from './places.ts';
import { sizes } from './sizes.ts';
import { createStage } from './stage.ts';
import { everyLayout, type View, walk } from './walk.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(tmpdir(), 'mooring-walk') },
    locale: { type: 'string', multiple: true, default: [...locales] },
    theme: { type: 'string', default: 'light' },
    width: { type: 'string', multiple: true, default: sizes.map(({ width }) => `${width}`) },
  },
});
const theme = values.theme === 'dark' ? 'dark' : 'light';
const folder = resolve(values.out);
const languages = locales.filter((locale) => values.locale.includes(locale));
const layouts = everyLayout(
  languages,
  sizes.filter(({ width }) => values.width.includes(`${width}`)),
);

await ensurePage();
const local = await startLocal({ pageFolder });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const faults = [
    ...(await walkAlone(browser)),
    ...(await walkConnected(browser)),
    ...(await walkSignedIn(browser)),
    ...(await walkAsOwner(browser)),
  ];
  for (const fault of faults) console.log(fault);
  console.log(`${faults.length} faults; pictures in ${folder}`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await local.stop();
}

async function walkAlone(from: Browser): Promise<string[]> {
  const page = await openPage(from);
  const stage = await createStage(page);
  await warnOfMissingFonts(page);
  return walk(stage, strangerPlaces, { layouts, onView: picture(page, 'alone') });
}

async function walkConnected(from: Browser): Promise<string[]> {
  const page = await openPage(from);
  const stage = await createStage(page);
  await connectWithHistory(stage, local);
  return walk(stage, accountPlaces, { layouts, onView: picture(page, 'connected') });
}

async function walkSignedIn(from: Browser): Promise<string[]> {
  const page = await openPage(from);
  const stage = await createStage(page);
  await stage.visitor.arriveConnected();
  return walk(stage, signedInPlaces, { layouts, onView: picture(page, 'signed-in') });
}

async function walkAsOwner(from: Browser): Promise<string[]> {
  const page = await openPage(from);
  const stage = await createStage(page);
  await stage.visitor.arriveConnected();
  const places = multisigPlaces(stage, local);
  return walk(stage, places, { layouts, onView: picture(page, 'owner') });
}

/** Warns about languages without a font on this machine: their screenshots and measures mean little. */
async function warnOfMissingFonts(page: Page): Promise<void> {
  await page.goto('/');
  const names = languages.map((locale) => [locale, localeName(locale)] as const);
  const missing = await page.evaluate(
    (all) => all.filter(([, name]) => !window.layoutWalk.isDrawn(name)).map(([locale]) => locale),
    names,
  );
  if (missing.length > 0) console.log(`No font of this machine draws ${missing.join(', ')}.`);
}

function openPage(from: Browser): Promise<Page> {
  return from.newPage({ baseURL: local.url, colorScheme: theme, reducedMotion: 'reduce' });
}

/** Takes a screenshot of each view: the full page, or a dialog as visible. */
function picture(page: Page, who: string) {
  return async ({ place, locale, size }: View) => {
    const name = `${who}-${place.replace(/\W+/g, '-')}-${size.width}-${locale}-${theme}.png`;
    const fullPage = (await page.locator('dialog:modal').count()) === 0;
    await mkdir(folder, { recursive: true });
    await page.screenshot({ path: join(folder, name), fullPage });
  };
}
