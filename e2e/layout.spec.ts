import { expect, test } from './fixtures.ts';
import { connectWithHistory } from './layout/connectWithHistory.ts';
import { longestLocale } from './layout/longestLocale.ts';
import { multisigPlaces } from './layout/multisigPlaces.ts';
import { accountPlaces, signedInPlaces, strangerPlaces } from './layout/places.ts';
import { readable } from './layout/readable.ts';
import { sizes } from './layout/sizes.ts';
import { type Stage, stageOn } from './layout/stage.ts';
import { recordTrees } from './layout/trees.ts';
import { type Place, type WalkOptions, walk } from './layout/walk.ts';

test.describe.configure({ timeout: 180_000 });

/** Smallest and largest window, in both directions and with the longest texts. */
async function views(): Promise<WalkOptions> {
  const locales = [...new Set(['en', 'ar', await longestLocale()])];
  return { locales, sizes: sizes.filter(({ width }) => width === 320 || width === 1280), readable };
}

/** Walks through the places, and compares what screen readers are given with what is saved. */
async function expectWhole(stage: Stage, places: readonly Place[], name: string) {
  const trees = recordTrees(stage.page);
  expect(await walk(stage, places, { ...(await views()), onView: trees.add })).toEqual([]);
  trees.expectSaved(name);
}

test.describe('readable by everyone, and nothing overflows, is cut off or overlaps', () => {
  test('without a wallet', async ({ page }) => {
    // Pages that require a wallet show the same component.
    const places = strangerPlaces.filter(({ name }) => !['/activity', '/multisig'].includes(name));
    await expectWhole(await stageOn(page), places, 'alone');
  });

  test('with an account', async ({ page, local }) => {
    const stage = await stageOn(page);
    await connectWithHistory(stage, local);
    await expectWhole(stage, accountPlaces, 'connected');
  });

  test('signed in', async ({ page }) => {
    const stage = await stageOn(page);
    await stage.visitor.arriveConnected();
    await expectWhole(stage, signedInPlaces, 'signed-in');
  });

  test('in a multisig account', async ({ page, local }) => {
    const stage = await stageOn(page);
    await stage.visitor.arriveConnected();
    expect(await walk(stage, multisigPlaces(stage, local), await views())).toEqual([]);
  });
});
