import AxeBuilder from '@axe-core/playwright';
import { type Locale, locales } from '@mooring/connect';
import type { Page } from '@playwright/test';
import { Club } from './club.ts';
import { expect, test } from './fixtures.ts';
import { Owner } from './owner.ts';
import { kitTexts } from './texts.ts';
import { Visitor } from './visitor.ts';

const pages = ['/', '/send', '/activity', '/multisig', '/sessions', '/settings', '/nowhere'];
/** One of each script and direction that breaks layouts and names in its own way. */
const languages = locales.filter((locale): locale is Locale => ['en', 'ar', 'ja'].includes(locale));
const widths = [390, 1280];
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules broken on what is shown, with the elements that break them. */
async function faultsOf(page: Page): Promise<string[]> {
  // Motion and hover are over: half-faded colours are no colours of ours.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) {
        animation.cancel();
      } else {
        animation.finish();
      }
    }
  });
  const axe = new AxeBuilder({ page }).withTags(standards);
  // It measures targets as if what lies under a modal dialog could still be touched.
  if ((await page.locator('dialog[open]').count()) > 0) axe.disableRules('target-size');
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  );
}

async function inLanguage(page: Page, locale: Locale): Promise<Visitor> {
  await page.addInitScript((tag) => localStorage.setItem('mooring.locale', tag), locale);
  return new Visitor(page, await kitTexts(locale));
}

for (const locale of languages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of widths) {
      test.describe(`${locale}, ${colorScheme}, ${width} px`, () => {
        test.use({
          colorScheme,
          viewport: { width, height: 800 },
          contextOptions: { reducedMotion: 'reduce' },
        });

        test.slow();

        test('axe finds nothing on any page', async ({ page }) => {
          const visitor = await inLanguage(page, locale);
          for (const path of pages) {
            await page.goto(path);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            expect(await faultsOf(page), `${path} without a wallet`).toEqual([]);
          }
          await visitor.connect();
          for (const path of pages) {
            await page.goto(path);
            // The account's button, or the way to sign in.
            await expect(visitor.mainButton).toHaveAttribute('aria-busy', 'false');
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expect(page.locator('main .skeleton, main [aria-busy="true"]')).toHaveCount(0);
            expect(await faultsOf(page), path).toEqual([]);
          }
          await page.goto('/sessions');
          await visitor.mainButton.click();
          await expect(visitor.signInDialog).toBeVisible();
          expect(await faultsOf(page), 'sign in').toEqual([]);
          await visitor.signMessage();
          await expect(page.locator('main li').first()).toBeVisible();
          expect(await faultsOf(page), 'devices and contacts').toEqual([]);
          await page.locator('main [aria-haspopup="dialog"], main .button-primary').last().click();
          await expect(page.getByRole('dialog')).toBeVisible();
          expect(await faultsOf(page), 'a dialog of contacts').toEqual([]);
        });

        test('axe finds nothing in a multisig account', async ({ page, local }) => {
          test.setTimeout(240_000);
          const club = new Club(local);
          const { texts } = await inLanguage(page, locale);
          const owner = new Owner(page, local, texts);
          await owner.arrive('mira');
          await page.locator('main details').last().locator('summary').click();
          expect(await faultsOf(page), 'queue').toEqual([]);
          for (const query of [
            ...['&show=history', '&show=messages', '&show=new-message', '&reject=7'],
            ...[`&tx=${club.queue[4]}`, `&msg=${club.messages[1]}`, `&tx=0x${'00'.repeat(32)}`],
          ]) {
            await owner.goTo(owner.place(query));
            expect(await faultsOf(page), query).toEqual([]);
          }
          await owner.goTo(owner.place('&show=new'));
          for (const kind of await page.getByRole('radio').all()) {
            await kind.check();
            await page.locator('main [type="submit"]').click();
            expect(await faultsOf(page), 'something new').toEqual([]);
          }
          club.faults.begin('unsorted-owners');
          await owner.goTo(owner.place(`&tx=${club.queue[0]}`));
          expect(await faultsOf(page), 'refused').toEqual([]);
        });

        test('axe finds nothing in any dialog', async ({ page, wallet }) => {
          const visitor = await inLanguage(page, locale);
          const { texts } = visitor;
          await wallet.behaves({ twin: true });
          await page.goto('/');
          await visitor.openConnectDialog();
          expect(await faultsOf(page), 'connect').toEqual([]);
          await visitor.connectDialog.getByRole('button', { name: texts['connect.about'] }).click();
          expect(await faultsOf(page), 'about wallets').toEqual([]);
          await page.getByRole('button', { name: texts['dialog.back'] }).click();
          await wallet.configure({ fail: { '*': { code: -32603, message: 'No wind' } } });
          await visitor.chooseWallet();
          await expect(visitor.connectDialog.getByRole('alert')).toBeVisible();
          expect(await faultsOf(page), 'failed').toEqual([]);
          await wallet.configure({ fail: {} });
          await visitor.connectDialog.getByRole('button', { name: texts['dialog.retry'] }).click();
          await wallet.alsoShare(2);
          expect(await faultsOf(page), 'the wallet’s window').toEqual([]);
          await wallet.approve();
          await visitor.openAccountDialog();
          await expect(visitor.accountDialog.locator('.mooring-skeleton')).toHaveCount(0);
          expect(await faultsOf(page), 'account').toEqual([]);
          await page.keyboard.press('Escape');
          await wallet.configure({
            fail: { wallet_switchEthereumChain: { code: -32603, message: '' } },
          });
          await visitor.openNetworkDialog();
          await visitor.networkDialog.getByRole('button', { name: 'Local Rollup' }).click();
          await expect(visitor.networkDialog.getByRole('alert')).toBeVisible();
          expect(await faultsOf(page), 'network').toEqual([]);
          await page.keyboard.press('Escape');
          await page.locator('main .profile-actions button').first().click();
          await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
          expect(await faultsOf(page), 'receive').toEqual([]);
          await page.goto('/settings');
          await page.locator('main button').last().click();
          await expect(page.getByRole('dialog')).toBeVisible();
          expect(await faultsOf(page), 'clear this device').toEqual([]);
        });
      });
    }
  }
}

test('every dialog has a role and a name', async ({ page, visitor }) => {
  await visitor.connect();
  for (const [open, name] of [
    [() => visitor.openAccountDialog(), 'Account'],
    [() => visitor.openNetworkDialog(), 'Switch network'],
  ] as const) {
    await open();
    await expect(page.locator('[role="dialog"]')).toHaveCount(1);
    await expect(page.locator('[role="dialog"]')).toHaveAccessibleName(name);
    await page.keyboard.press('Escape');
  }
});

for (const locale of ['en', 'ar'] as const) {
  test(`the whole journey by keyboard alone: ${locale}`, async ({ page, wallet }) => {
    const visitor = await inLanguage(page, locale);
    const { texts } = visitor;
    await page.goto('/');
    await visitor.connectButton.focus();
    await page.keyboard.press('Enter');
    await expect(visitor.connectDialog).toBeVisible();
    await tabTo(page, 'Demo Wallet');
    await page.keyboard.press('Enter');
    await expect(wallet.window).toBeVisible();
    await tabTo(page, 'Approve');
    await page.keyboard.press('Enter');
    await expect(visitor.accountButton).toBeFocused();

    await page.keyboard.press('Shift+Tab');
    await expect(visitor.networkButton).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(visitor.networkDialog).toBeVisible();
    await tabTo(page, 'Local Rollup');
    await page.keyboard.press('Enter');
    await expect(wallet.window).toBeVisible();
    await tabTo(page, 'Approve');
    await page.keyboard.press('Enter');
    await expect(visitor.networkButton).toBeFocused();
    await expect(visitor.networkButton).toHaveAccessibleName(/Local Rollup/);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(visitor.accountDialog).toBeVisible();
    await tabTo(page, texts['account.copy']);
    await page.keyboard.press('Escape');
    await expect(visitor.accountButton).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(visitor.accountDialog).toBeVisible();
    await tabTo(page, texts['account.disconnect']);
    await page.keyboard.press('Enter');
    await expect(visitor.connectButton).toBeFocused();
  });
}

test('each way of closing a dialog gives the focus back', async ({ page, visitor }) => {
  await page.goto('/');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(3, 3),
    () => visitor.connectDialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await visitor.openConnectDialog();
    await close();
    await expect(visitor.connectDialog).toHaveCount(0);
    await expect(visitor.connectButton).toBeFocused();
  }
});

test('what a sighted person sees change is told once', async ({ page, visitor, wallet, local }) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    Reflect.set(window, 'told', told);
    const note = (node: Node | null) => {
      const region = node instanceof Element ? node : node?.parentElement;
      if (!region?.closest('.mooring-hidden[role="status"]')) return;
      const sentence = region.textContent ?? '';
      if (sentence !== '' && told.at(-1) !== sentence) told.push(sentence);
    };
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        note(target);
        for (const added of addedNodes) note(added);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const told = () => page.evaluate(() => Reflect.get(window, 'told'));
  await visitor.connect();
  await expect.poll(told).toEqual(['Connecting to Demo Wallet', 'Connected as 0xf3…2266']);
  await wallet.selectChain(local.devnet.rollup.chain.id);
  await expect.poll(async () => (await told()).slice(2)).toEqual(['Network is now Local Rollup']);
  await wallet.selectChain(999_999_001);
  await expect.poll(async () => (await told()).slice(3)).toEqual(['Wrong network']);
});

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 40; presses += 1) {
    if ((await nameOf(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${name}`);
}

/** The name of what has the focus, inside a shadow root too. */
function nameOf(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const label = element?.getAttribute('aria-labelledby');
    const named = label ? document.getElementById(label) : element;
    return element?.getAttribute('aria-label') ?? named?.textContent?.trim() ?? null;
  });
}
