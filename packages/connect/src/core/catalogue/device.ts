import { catalogue } from './catalogue.ts';
import { walletOfRdns } from './findWallet.ts';

/** Device that shows the page: the properties that matter for wallets. */
export interface Device {
  readonly platform: 'ios' | 'android' | 'desktop';
  /** Browser by extension store: `chrome` is any Chromium but Edge. */
  readonly browser?: 'chrome' | 'firefox' | 'edge' | 'safari';
  /**
   * Wallet whose in-app browser shows the page, by its id, or its rdns if it is not in the wallet list. It is listed
   * first, without links to others.
   */
  readonly wallet?: string;
  /** Name of the app whose in-app browser shows the page and blocks links to wallets. */
  readonly app?: string;
  /** True in Telegram, which opens links to apps only with `target="_blank"`. */
  readonly telegram: boolean;
}

/** Properties of the browser; `navigator` has the first three. */
export interface DeviceSigns {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
  readonly platform: string;
  /** True if the page has a `TelegramWebviewProxy`. */
  readonly telegram?: boolean;
  /** rdns of all announced wallets (EIP-6963). */
  readonly announced?: readonly string[];
}

/**
 * Detects the device. An iPad claims to be a Mac but has touch points. A wallet's in-app browser is recognized by its
 * user agent or, on a phone, by the only announced wallet: some have the user agent of any other browser. Flags such as
 * `isMetaMask` are ignored, since other wallets set them too.
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

/** Order matters: Edge also claims to be Chrome, and Chrome Safari. */
function browserOf(userAgent: string): Device['browser'] {
  if (/Edg(e|A|iOS)?\//.test(userAgent)) return 'edge';
  if (/Firefox\/|FxiOS\//.test(userAgent)) return 'firefox';
  if (/Chrome\/|CriOS\//.test(userAgent)) return 'chrome';
  return userAgent.includes('Safari/') ? 'safari' : undefined;
}

/** Phone browsers with extensions or a built-in wallet: links to apps work there. */
const OPEN_BROWSERS = /Firefox\/|EdgA\/|OPR\//;
const OPEN_BROWSERS_WALLETS: readonly string[] = ['brave'];

function walletAround(signs: DeviceSigns, platform: Device['platform']): string | undefined {
  const { userAgent, announced = [] } = signs;
  const marked = catalogue.find(({ agent }) => agent !== undefined && userAgent.includes(agent));
  if (marked) return marked.id;
  const [rdns] = announced;
  if (platform === 'desktop' || rdns === undefined || announced.length > 1) return undefined;
  const known = walletOfRdns(rdns)?.id;
  // Not the phone's own browser: the announced wallet is the app around the page.
  const webView = platform === 'ios' ? !userAgent.includes('Safari/') : userAgent.includes('; wv)');
  if (webView) return known ?? rdns;
  if (known === undefined || OPEN_BROWSERS_WALLETS.includes(known)) return undefined;
  return OPEN_BROWSERS.test(userAgent) ? undefined : known;
}

/** User agents of apps with in-app browsers. Instagram's contains Facebook's too. */
const APPS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Instagram', /Instagram/],
  ['Facebook', /\bFB(AN|AV|_IAB)\//],
  ['TikTok', /musical_ly|BytedanceWebview|TikTok/i],
];

function appAround(userAgent: string): string | undefined {
  return APPS.find(([, mark]) => mark.test(userAgent))?.[0];
}
