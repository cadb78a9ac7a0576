import { parseState } from '@mooring/testing/wallet';
import { announceWallets } from './announce.ts';
import { createConfirmQueue } from './confirm-window/confirmQueue.ts';
import { openConfirmWindow } from './confirm-window/openConfirmWindow.ts';
import { createWalletControl } from './control.ts';
import type { WalletIdentity } from './openWallet.ts';
import { showBar } from './panel/showBar.tsx';
import { openProvider } from './provider.ts';
import { parseSettings } from './settings.ts';
import { parseSetup, type Setup } from './setup.ts';
import { createStoredValue, type StringStorage } from './storedValue.ts';

const SETUP_PATH = '/demo-wallet/setup.json';
const DEMO_WALLET = {
  name: 'Demo Wallet',
  rdns: 'org.mooring.demo',
  stateKey: 'demo-wallet.state',
};
const TWIN = {
  name: 'Demo Wallet',
  rdns: 'org.mooring.demo.twin',
  stateKey: 'demo-wallet.twin.state',
};
const LEGACY = {
  name: 'Demo Wallet',
  rdns: 'org.mooring.demo.legacy',
  stateKey: 'demo-wallet.legacy.state',
};

/** Storage that works even when the browser denies access to it. */
function pageStorage(): StringStorage {
  try {
    return window.localStorage;
  } catch {
    return { getItem: () => null, setItem: () => {} };
  }
}

async function loadSetup(): Promise<Setup> {
  const response = await fetch(SETUP_PATH);
  if (!response.ok) throw new Error(`${SETUP_PATH} answered ${response.status}`);
  return parseSetup(await response.json(), location.href);
}

const walletStorage = pageStorage();
const walletSettings = createStoredValue({
  key: 'demo-wallet.settings',
  storage: walletStorage,
  parse: parseSettings,
});
const queue = createConfirmQueue(openConfirmWindow, () => walletSettings.get().autoApprove);

function createPageWallet(identity: WalletIdentity) {
  const state = createStoredValue({
    key: identity.stateKey,
    storage: walletStorage,
    parse: parseState,
  });
  // Another tab of this site changed the state: emit the changes in this page.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === identity.stateKey) state.reload();
  });
  const { confirm } = queue;
  const made = openProvider({
    identity,
    origin: location.origin,
    settings: walletSettings,
    state,
    confirm,
    loadSetup,
  });
  // Preloads for the first request; an error is returned with its response.
  made.setup().catch(() => {});
  return { identity, ...made };
}

window.addEventListener('storage', ({ key }) => {
  if (key === null || key === 'demo-wallet.settings') walletSettings.reload();
});

const main = createPageWallet(DEMO_WALLET);
const atLoad = walletSettings.get();
const wallets = atLoad.twin ? [main, createPageWallet(TWIN)] : [main];
const otherProvider = atLoad.legacy === 'other' ? createPageWallet(LEGACY).provider : undefined;
const legacy = atLoad.legacy === 'same' ? main.provider : otherProvider;

Object.defineProperty(window, 'demoWallet', {
  value: createWalletControl(walletSettings, main.wallet, queue),
});
announceWallets(window, wallets, legacy, atLoad);
showBar(main.wallet);
