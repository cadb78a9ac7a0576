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
 * own browser is known by its mark in the user agent or, in an app's web view, by the one wallet
 * announced there; flags such as `isMetaMask` are never read, since others set them too.
 */
export function deviceOf(signs: DeviceSigns): Device {
  const { userAgent } = signs;
  const platform = platformOf(signs);
  const browser = browserOf(userAgent);
  const telegram = signs.telegram === true || userAgent.includes('Telegram-Android/');
  const wallet = telegram ? undefined : walletAround(signs, platform);
  return { platform, telegram, ...(browser && { browser }), ...(wallet && { wallet }) };
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

function walletAround(signs: DeviceSigns, platform: Device['platform']): string | undefined {
  const { userAgent, announced = [] } = signs;
  const marked = catalogue.find(({ agent }) => agent !== undefined && userAgent.includes(agent));
  if (marked) return marked.id;
  const webView =
    platform === 'ios'
      ? !userAgent.includes('Safari/')
      : platform === 'android' && userAgent.includes('; wv)');
  const [rdns] = announced;
  return webView && rdns !== undefined && announced.length === 1
    ? walletOfRdns(rdns)?.id
    : undefined;
}
