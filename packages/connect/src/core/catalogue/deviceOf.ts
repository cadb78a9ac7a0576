import { catalogue } from './catalogue.ts';
import type { Device } from './device.ts';
import { walletOfRdns } from './findWallet.ts';

/** What the browser says of itself; a page's `navigator` has the first three. */
export interface DeviceSigns {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  readonly platform: string;
  /** Whether the page has a `TelegramWebviewProxy`. */
  readonly telegram?: boolean;
  /** The rdns of every wallet announced in this page (EIP-6963). */
  readonly announced?: readonly string[];
}

/**
 * What the page is shown on. An iPad says it is a Mac and is known by its touch points. A wallet's
 * own browser is known by its mark in the user agent or, on a phone, by the one wallet announced there:
 * some of them look like any other browser. Flags such as `isMetaMask` are never read, since others set
 * them too.
 */
export function deviceOf(signs: DeviceSigns): Device {
  const { userAgent } = signs;
  const platform = platformOf(signs);
  const browser = browserOf(userAgent);
  const telegram = signs.telegram === true || userAgent.includes('Telegram-Android/');
  const wallet = telegram ? undefined : walletAround(signs, platform);
  const app = platform === 'desktop' || wallet ? undefined : appAround(userAgent);
  return {
    platform,
    telegram,
    ...(browser && { browser }),
    ...(wallet && { wallet }),
    ...(app && { app }),
  };
}

function platformOf({ userAgent, platform, maxTouchPoints }: DeviceSigns): Device['platform'] {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (platform === 'MacIntel' && maxTouchPoints > 1) return 'ios';
  return userAgent.includes('Android') ? 'android' : 'desktop';
}

/** Order matters: Edge says it is Chrome too, and Chrome says it is Safari. */
function browserOf(userAgent: string): Device['browser'] {
  if (/Edg(e|A|iOS)?\//.test(userAgent)) return 'edge';
  if (/Firefox\/|FxiOS\//.test(userAgent)) return 'firefox';
  if (/Chrome\/|CriOS\//.test(userAgent)) return 'chrome';
  return userAgent.includes('Safari/') ? 'safari' : undefined;
}

/** Browsers of phones that take extensions, or bring a wallet along: links to other apps work there. */
const OPEN_BROWSERS = /Firefox\/|EdgA\/|OPR\//;
const OPEN_BROWSERS_WALLETS: readonly string[] = ['brave'];

function walletAround(signs: DeviceSigns, platform: Device['platform']): string | undefined {
  const { userAgent, announced = [] } = signs;
  const marked = catalogue.find(({ agent }) => agent !== undefined && userAgent.includes(agent));
  if (marked) return marked.id;
  const [rdns] = announced;
  if (platform === 'desktop' || rdns === undefined || announced.length > 1) return undefined;
  const known = walletOfRdns(rdns)?.id;
  // No browser of the phone's owner: whatever is announced there is the app around the page.
  const webView = platform === 'ios' ? !userAgent.includes('Safari/') : userAgent.includes('; wv)');
  if (webView) return known ?? rdns;
  if (known === undefined || OPEN_BROWSERS_WALLETS.includes(known)) return undefined;
  return OPEN_BROWSERS.test(userAgent) ? undefined : known;
}

/** Marks of apps that show pages in themselves. Instagram's has Facebook's too. */
const APPS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Instagram', /Instagram/],
  ['Facebook', /\bFB(AN|AV|_IAB)\//],
  ['TikTok', /musical_ly|BytedanceWebview|TikTok/i],
];

function appAround(userAgent: string): string | undefined {
  return APPS.find(([, mark]) => mark.test(userAgent))?.[0];
}
