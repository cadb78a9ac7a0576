import { type Locale, locales } from '../../packages/connect/src/core/locales/locales.ts';
import { expect, test } from '../fixtures.ts';
import { connectWithHistory } from '../layout/connectWithHistory.ts';
import { longestLocale } from '../layout/longestLocale.ts';
import { multisigPlaces } from '../layout/multisigPlaces.ts';
import { accountPlaces, signedInPlaces, strangerPlaces } from '../layout/places.ts';
import { everyReadable } from '../layout/readable.ts';
import { landscape, sizes, zoomed } from '../layout/sizes.ts';
import { createStage } from '../layout/stage.ts';
import { everyLayout, type WalkOptions, walk } from '../layout/walk.ts';
import { within } from '../weather/weather.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure(within(600_000));

interface Round {
  readonly name: string;
  readonly options: () => Promise<WalkOptions>;
}

const rounds: readonly Round[] = [
  {
    name: 'in every language and size',
    options: async () => ({ layouts: everyLayout(locales, sizes), readable: everyReadable }),
  },
  {
    name: 'at 200 % zoom',
    options: async () => ({ layouts: everyLayout(await widest(), [zoomed]) }),
  },
  {
    name: 'on a phone turned on its side',
    options: async () => ({ layouts: everyLayout(await widest(), [landscape]) }),
  },
];

for (const { name, options } of rounds) {
  test.describe(`nothing overflows, is cut off, overlaps or cannot be read ${name}`, () => {
    if (name.includes('zoom')) test.use({ viewport: zoomed, deviceScaleFactor: 2 });

    test('without a wallet', async ({ page }) => {
      expect(await walk(await createStage(page), strangerPlaces, await options())).toEqual([]);
    });

    test('with an account', async ({ page, local }) => {
      const stage = await createStage(page);
      await connectWithHistory(stage, local);
      expect(await walk(stage, accountPlaces, await options())).toEqual([]);
    });

    test('signed in', async ({ page }) => {
      const stage = await createStage(page);
      await stage.visitor.arriveConnected();
      expect(await walk(stage, signedInPlaces, await options())).toEqual([]);
    });

    test('in a multisig account', async ({ page, local }) => {
      const stage = await createStage(page);
      await stage.visitor.arriveConnected();
      expect(await walk(stage, multisigPlaces(stage, local), await options())).toEqual([]);
    });
  });
}

/** English, Arabic, and the language with the longest texts. */
async function widest(): Promise<readonly Locale[]> {
  return [...new Set<Locale>(['en', 'ar', await longestLocale()])];
}
