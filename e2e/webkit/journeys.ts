import type { Local } from '@mooring/devnet/local';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { parseEther } from 'viem';
import { kitTexts } from '../texts.ts';
import { until, type WebDriver } from './webDriver.ts';

const harbour = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';

/** Journey: steps by name, run in order. */
export type Journey = Readonly<Record<string, () => Promise<unknown>>>;

const button = (name: string | RegExp) => ({ css: 'button', name });
const connect = button('Connect wallet');
const account = { css: 'header button', name: /mira\.eth/ };

/** The main journey with the demo wallet. */
export function walletJourney(browser: WebDriver, local: Local): Journey {
  const approve = () => browser.click(button('Approve'));
  const { client } = local.devnet.ethereum;
  const rollup = local.devnet.rollup.chain.name;
  const ethereum = local.devnet.ethereum.chain.name;
  const network = (name: string) => ({ css: 'header button', name: new RegExp(name) });
  return {
    'the page opens': async () => {
      await browser.goTo(local.url);
      await browser.find(connect);
    },
    'the demo wallet connects': async () => {
      await browser.click(connect);
      await browser.click({ css: 'dialog button', name: /^Demo Wallet/ });
      await approve();
      await browser.find(account);
    },
    'name and balance are shown': async () => {
      await browser.find({ css: 'h1', name: /mira\.eth/ });
      await browser.find({ css: '.holding', name: /\d ETH/ });
    },
    'the network is switched, and back': async () => {
      await switchTo(rollup);
      await switchTo(ethereum);
    },
    'a message is signed to sign in': async () => {
      await browser.goTo(new URL('/sessions', local.url).href);
      await browser.click(button(/^Sign in/));
      await browser.click({ css: 'dialog button', name: 'Sign message' });
      await approve();
      await browser.find({ css: 'main', name: /This device/ });
    },
    'coin is sent': async () => {
      const before = await client.getBalance({ address: harbour });
      await browser.goTo(new URL('/send', local.url).href);
      await browser.type({ css: 'input', name: /^Recipient/ }, harbour);
      await browser.type({ css: 'input', name: /^Amount/ }, '0.125');
      await browser.click({ css: 'main button', name: 'Send' });
      await approve();
      await until(
        'coin where it was sent to',
        async () =>
          (await client.getBalance({ address: harbour })) - before === parseEther('0.125'),
      );
    },
    'a reload stays connected': async () => {
      await browser.reload();
      await browser.find(account);
    },
    'the account leaves': async () => {
      await browser.click(account);
      await browser.click({ css: 'dialog button', name: 'Disconnect' });
      await browser.find(connect);
    },
  };

  async function switchTo(name: string) {
    await browser.click({ css: 'header .mooring-network-button', name: /./ });
    await browser.click({ css: 'dialog button', name: new RegExp(name) });
    await approve();
    await browser.find(network(name));
  }
}

/** Pairs a phone by QR code. @param phone the demo phone's page, in another browser */
export function phoneJourney(browser: WebDriver, phone: Page, local: Local): Journey {
  return {
    'a code is shown, and read': async () => {
      await browser.goTo(local.url);
      await browser.click(connect);
      await browser.click({ css: 'dialog button', name: /^Phone wallet/ });
      await browser.find({ css: 'dialog [role="img"]', name: /QR code/ });
      const link = await until('code that can be read', async () => {
        const { data, width, height } = PNG.sync.read(await browser.picture());
        const text = jsQR(new Uint8ClampedArray(data), width, height)?.data;
        return text?.startsWith('wc:') && text;
      });
      await phone.evaluate((uri) => Reflect.get(window, 'demoPhone').pair(uri), link);
    },
    'the phone approves, and its account is connected': async () => {
      await until('question on the phone', () =>
        phone.evaluate(() => Boolean(Reflect.get(window, 'demoPhone').shown)),
      );
      await phone.evaluate(() => Reflect.get(window, 'demoPhone').approve());
      await browser.find(account);
    },
    'a reload brings the phone back': async () => {
      await browser.reload();
      await browser.find(account);
    },
  };
}

/** The page in a right-to-left language. */
export function arabicJourney(browser: WebDriver, local: Local): Journey {
  return {
    'Arabic is right-to-left': async () => {
      const arabic = await kitTexts('ar');
      await browser.goTo(local.url);
      await browser.run(`localStorage.clear(); localStorage.setItem('mooring.locale', 'ar')`);
      await browser.reload();
      await browser.find(button(arabic['button.connect']));
      const direction = await browser.run('return getComputedStyle(document.body).direction');
      if (direction !== 'rtl') throw new Error(`The page is ${direction}.`);
    },
  };
}
