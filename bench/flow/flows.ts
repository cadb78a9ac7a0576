import { resolve } from 'node:path';
import { type PageUnderTest, pages, type VisibleElement, walletName } from '../page/pages.ts';

/** Way of a visitor from the page to a session. */
export interface Flow {
  /** Label in the tables. */
  readonly what: string;
  readonly page: PageUnderTest;
  /** True for a wallet that connects and signs in with one prompt (ERC-7846). */
  readonly connectsWithSignIn: boolean;
  /** Elements to press, in order. */
  readonly presses: readonly VisibleElement[];
  /** Path of the server's session. */
  readonly session: string;
  /** Module of a peer's server, whose dependencies are the peer's own. */
  readonly server?: string;
}

/** Text of every page by the state of its kit. */
export const signedIn: VisibleElement = { selector: '#signed-in' };

const wallet: VisibleElement = { selector: '*', text: walletName };

/** Page of the page measurement, with an entry that has sign-in. */
function withSignIn(name: string, entry: (page: PageUnderTest) => string): PageUnderTest {
  const page = pages.find((one) => one.name === name);
  if (!page) throw new Error(`No page ${name}`);
  return { ...page, entry: entry(page) };
}

const ourEntry = ({ name }: PageUnderTest) => resolve(import.meta.dirname, 'pages', `${name}.tsx`);
const peerEntry = ({ root }: PageUnderTest) => resolve(root, 'signIn.tsx');

const mooring = withSignIn('mooring', ourEntry);
const mooringPhones = withSignIn('mooringPhones', ourEntry);
const rainbowkit = withSignIn('rainbowkit', peerEntry);
const appkit = withSignIn('appkit', peerEntry);

const ours = { session: '/auth/session', connectsWithSignIn: false };
const sign: VisibleElement = { selector: '.mooring-button-primary', text: 'Sign message' };

/** The base of the ratios: the same wallet, and as many presses, as the peers have. */
export const base: Flow = {
  ...ours,
  what: 'Mooring',
  page: mooring,
  presses: [mooring.button, wallet, sign],
};

export const flows: readonly Flow[] = [
  {
    ...ours,
    what: 'Mooring, a wallet with ERC-7846',
    page: mooring,
    connectsWithSignIn: true,
    presses: [mooring.button, wallet],
  },
  base,
  {
    ...ours,
    what: 'Mooring with phones',
    page: mooringPhones,
    presses: [mooringPhones.button, wallet, sign],
  },
  {
    what: 'RainbowKit 2.2.11, next-auth 4.24.15',
    page: rainbowkit,
    connectsWithSignIn: false,
    presses: [rainbowkit.button, wallet, { selector: '[data-testid="rk-auth-message-button"]' }],
    session: '/api/auth/session',
    server: resolve(rainbowkit.root, 'signInServer.ts'),
  },
  {
    what: 'AppKit 1.8.0, SIWX',
    page: appkit,
    connectsWithSignIn: false,
    presses: [appkit.button, wallet, { selector: '[data-testid="w3m-connecting-siwe-sign"]' }],
    session: '/siwx/session',
    server: resolve(appkit.root, 'signInServer.ts'),
  },
];
