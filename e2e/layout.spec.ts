import { test as base } from '@playwright/test';
import { type Locale, locales } from '../packages/connect/src/locales/locales.ts';
import { expect, test } from './fixtures.ts';
import { connectWithHistory } from './layout/connectWithHistory.ts';
import { galleryPlaces } from './layout/galleryPlaces.ts';
import { longestLocale } from './layout/longestLocale.ts';
import { accountPlaces, strangerPlaces } from './layout/places.ts';
import { type Gallery, serveGallery } from './layout/serveGallery.ts';
import { landscape, sizes, zoomed } from './layout/sizes.ts';
import { stageOn } from './layout/stage.ts';
import { walk } from './layout/walk.ts';

/** As many languages in one test as keep both cores busy to the end. */
const groups = groupsOf(locales, 4);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const group of groups) {
  test.describe(`nothing overflows, is cut off or overlaps in ${group.join(', ')}`, () => {
    test.describe.configure({ timeout: 120_000 });

    test('without a wallet', async ({ page }) => {
      const stage = await stageOn(page);
      expect(await walk(stage, strangerPlaces, { locales: group, sizes })).toEqual([]);
    });

    test('with an account', async ({ page, local }) => {
      const stage = await stageOn(page);
      await connectWithHistory(stage, local);
      expect(await walk(stage, accountPlaces, { locales: group, sizes })).toEqual([]);
    });
  });
}

for (const { name, viewport, deviceScaleFactor } of [
  { name: 'at 200 % zoom', viewport: zoomed, deviceScaleFactor: 2 },
  { name: 'on a phone turned on its side', viewport: landscape, deviceScaleFactor: 1 },
]) {
  test.describe(`nothing overflows, is cut off or overlaps ${name}`, () => {
    test.describe.configure({ timeout: 120_000 });
    test.use({ viewport, deviceScaleFactor });

    test('without a wallet', async ({ page }) => {
      const stage = await stageOn(page);
      const options = { locales: await widest(), sizes: [viewport] };
      expect(await walk(stage, strangerPlaces, options)).toEqual([]);
    });

    test('with an account', async ({ page, local }) => {
      const stage = await stageOn(page);
      await connectWithHistory(stage, local);
      const options = { locales: await widest(), sizes: [viewport] };
      expect(await walk(stage, accountPlaces, options)).toEqual([]);
    });
  });
}

const galleryTest = base.extend<object, { gallery: Gallery }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const gallery = await serveGallery();
      await use(gallery);
      await gallery.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ gallery }, use) => use(gallery.url),
});

galleryTest.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const half of groupsOf(galleryPlaces, Math.ceil(galleryPlaces.length / 2))) {
  galleryTest(`nothing overflows in the gallery from ${half[0]?.name} on`, async ({ page }) => {
    galleryTest.setTimeout(120_000);
    const stage = await stageOn(page);
    const options = {
      locales: locales.filter((locale) => ['en', 'ar', 'ru', 'ja'].includes(locale)),
      sizes: sizes.filter(({ width }) => width === 320 || width === 1280),
    };
    expect(await walk(stage, half, options)).toEqual([]);
  });
}

/** English, Arabic, and the language with the longest texts. */
async function widest(): Promise<readonly Locale[]> {
  return [...new Set<Locale>(['en', 'ar', await longestLocale()])];
}

function groupsOf<Member>(members: readonly Member[], size: number): Member[][] {
  const count = Math.ceil(members.length / size);
  return Array.from({ length: count }, (_, group) =>
    members.filter((_member, index) => index % count === group),
  );
}
