import { DEMO_ACCOUNTS } from '@mooring/devnet';
import { expect, test } from './fixtures.ts';
import { connectWithHistory } from './layout/connectWithHistory.ts';
import { longestLocale } from './layout/longestLocale.ts';
import { multisigPlaces } from './layout/multisigPlaces.ts';
import { accountPlaces, signedInPlaces, strangerPlaces } from './layout/places.ts';
import { readable } from './layout/readable.ts';
import { atMostZoomed, largest, smallest } from './layout/sizes.ts';
import { spaceTexts } from './layout/spacedTexts.ts';
import { createStage, type Stage } from './layout/stage.ts';
import { recordTrees } from './layout/trees.ts';
import { everyLayout, type Place, type WalkOptions, walk } from './layout/walk.ts';
import { storeConnection } from './storedConnection.ts';
import { within } from './weather/weather.ts';

test.describe.configure(within(180_000));

/** The largest window, also from right to left. */
const wide = { size: largest, locales: ['en', 'ar'] } as const;

/** The smallest too, with the longest texts. The full run has all. */
const views = async (): Promise<WalkOptions> => ({
  layouts: [{ size: smallest, locales: ['en', await longestLocale()] }, wide],
  readable,
  inTurn: true,
});

/** Walks through the places, and compares accessibility trees with the stored ones. */
async function expectWhole(
  stage: Stage,
  places: readonly Place[],
  name: string,
  options?: Partial<WalkOptions>,
) {
  const trees = recordTrees(stage.page, name);
  const walked = { ...(await views()), ...options, onView: trees.add };
  expect(await walk(stage, places, walked)).toEqual([]);
  trees.expectSaved();
}

test.describe('layout: WCAG checks, overflow, clipping and overlaps', () => {
  test('without a wallet', async ({ page }) => {
    // Pages that require a wallet show the same component.
    const places = strangerPlaces.filter(({ name }) => !['/activity', '/multisig'].includes(name));
    await expectWhole(await createStage(page), places, 'alone', { layouts: [wide] });
  });

  test('with an account', { tag: '@long' }, async ({ page, local }) => {
    const stage = await createStage(page);
    await connectWithHistory(stage, local);
    await expectWhole(stage, accountPlaces, 'connected');
  });

  test('signed in', { tag: '@long' }, async ({ page }) => {
    const stage = await createStage(page);
    await stage.visitor.arriveConnected();
    await expectWhole(stage, signedInPlaces, 'signed-in');
  });

  test('with an account without a name, in texts that the reader has spaced, and at 400 %', {
    tag: '@full',
  }, async ({ page }) => {
    const [, , , newcomer] = DEMO_ACCOUNTS;
    await spaceTexts(page);
    await storeConnection(page, { wallet: 'demo', accounts: [newcomer.address] });
    // Without what takes a balance or a history.
    const places = accountPlaces.filter(
      ({ name }) => !['/send filled', 'clear transactions'].includes(name),
    );
    const header = page.locator('.mooring-network-name, .mooring-button-name, .brand-name');
    const faults = await walk(await createStage(page), places, {
      layouts: everyLayout(['en', 'ar', 'de'], [largest, atMostZoomed]),
      async onView({ size }) {
        if (size.width < 1280) return;
        for (const name of await header.all()) {
          await expect(name).toBeVisible();
          const cut = await name.evaluate(
            ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
          );
          expect(cut, await name.innerText()).toBeLessThanOrEqual(0);
        }
      },
    });
    expect(faults).toEqual([]);
  });

  test('at 400 %, with more than half of the window for the page', async ({ page }) => {
    await page.setViewportSize(atMostZoomed);
    const { visitor } = await createStage(page);
    await visitor.arriveConnected();
    const covered = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.header, .navigation')].reduce((sum, element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
        }, 0),
      );
    expect(await covered()).toBeLessThan(atMostZoomed.height / 2);
    await page.mouse.wheel(0, 200);
    await expect.poll(covered).toBeLessThan(atMostZoomed.height / 3);
  });

  test('in a multisig account', { tag: '@long' }, async ({ page, local }) => {
    const stage = await createStage(page);
    await stage.visitor.arriveConnected();
    expect(await walk(stage, multisigPlaces(stage, local), await views())).toEqual([]);
  });
});
