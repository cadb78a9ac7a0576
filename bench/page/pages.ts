import { resolve } from 'node:path';
import { root } from '../../scripts/run.ts';

/** Visible element of a page, optionally with a text, also in shadow trees. */
export interface VisibleElement {
  readonly selector: string;
  /** Substring of its own text. */
  readonly text?: string;
}

/** Button that opens something, and the element that shows it is painted. */
export interface DialogOpening {
  readonly button: VisibleElement;
  readonly painted: VisibleElement;
}

/** Compared dialogs. */
export const dialogNames = ['connect', 'account', 'network'] as const;
export type DialogName = (typeof dialogNames)[number];

export interface PageUnderTest {
  readonly name: string;
  /** Label in the tables. */
  readonly what: string;
  readonly entry: string;
  /** Folder whose `node_modules` it is built with. */
  readonly root: string;
  readonly button: VisibleElement;
  /** Undefined for bare wagmi. */
  readonly dialogs?: Readonly<Record<DialogName, DialogOpening>>;
}

/** Name of the wallet announced on every page. */
export const walletName = 'Harbour Wallet';

const wallet: VisibleElement = { selector: '*', text: walletName };
const leave: VisibleElement = { selector: '*', text: 'Disconnect' };
/** Not the first of the five, which may be on the page already. */
const network: VisibleElement = { selector: '*', text: 'Arbitrum' };

const here = import.meta.dirname;
const mooring = {
  root,
  button: { selector: '.mooring-main-button[data-view="connect"]' },
  dialogs: {
    connect: {
      button: { selector: '.mooring-main-button[data-view="connect"]' },
      painted: wallet,
    },
    account: {
      button: { selector: '.mooring-main-button[data-view="account"]' },
      painted: leave,
    },
    network: { button: { selector: '.mooring-network-button' }, painted: network },
  },
};

function peer(name: string, what: string, open: Readonly<Record<DialogName, VisibleElement>>) {
  return {
    name,
    what,
    root: resolve(here, 'peers', name),
    entry: resolve(here, 'peers', name, 'page.tsx'),
    button: open.connect,
    dialogs: {
      connect: { button: open.connect, painted: wallet },
      account: { button: open.account, painted: leave },
      network: { button: open.network, painted: network },
    },
  };
}

/** The first is the floor, the last the base of the comparison. */
export const pages: readonly PageUnderTest[] = [
  {
    name: 'bare',
    what: 'bare wagmi 3.7.7',
    root,
    entry: resolve(here, '../size/bare.tsx'),
    button: { selector: 'button', text: 'Connect' },
  },
  peer('appkit', 'AppKit 1.8.0', {
    connect: { selector: 'wui-connect-button' },
    account: { selector: 'wui-account-button' },
    network: { selector: '#networks' },
  }),
  peer('connectkit', 'ConnectKit 1.9.2', {
    connect: { selector: '*', text: 'Connect Wallet' },
    account: { selector: '*', text: '0x' },
    network: { selector: '#networks' },
  }),
  peer('rainbowkit', 'RainbowKit 2.2.11', {
    connect: { selector: '[data-testid="rk-connect-button"]' },
    account: { selector: '[data-testid="rk-account-button"]' },
    network: { selector: '[data-testid="rk-chain-button"]' },
  }),
  {
    name: 'mooringPhones',
    what: 'Mooring with phones',
    entry: resolve(here, 'pages/mooringPhones.tsx'),
    ...mooring,
  },
  {
    name: 'mooring',
    what: 'Mooring',
    entry: resolve(here, '../size/button.tsx'),
    ...mooring,
  },
];
