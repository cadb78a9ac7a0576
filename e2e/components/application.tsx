import '@mooring/connect/styles.css';
import {
  ConnectButton,
  createMooringConfig,
  type MooringConfigOptions,
  MooringProvider,
  type MooringProviderProps,
  type Timeouts,
} from '@mooring/connect';
import { createTestWallet, type TestWallet, type TestWalletOptions } from '@mooring/testing';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { type Chain, defineChain, http } from 'viem';
import { expect, inject, onTestFinished } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { createMemory } from '../gallery/memory.ts';
import type { NetworkDefinition } from './localNetwork.ts';

const [first, second] = inject('networks');

/** Local chain with names. */
export const ethereum = chainOf(first);
export const rollup = chainOf(second);

/** Wallet with the key of Mira on both local chains. */
export function localWallet(options: TestWalletOptions = {}): TestWallet {
  return createTestWallet({
    accounts: inject('keys').slice(0, 1),
    chains: inject('networks').map(({ id, rpcUrl }) => ({ id, rpcUrl })),
    ...options,
  });
}

/** Announces a wallet until the test is over. */
export function announce(wallet: TestWallet): TestWallet {
  onTestFinished(wallet.announce());
  return wallet;
}

export interface ApplicationOptions {
  readonly timeouts?: Partial<Timeouts>;
  /** Content of the application. Default: the connect button in its header. */
  readonly content?: ReactNode;
  /** Choices of the host. */
  readonly host?: Omit<MooringProviderProps, 'config' | 'children'>;
  /** Chains of the application. Default: both local ones. */
  readonly chains?: readonly [Chain, ...Chain[]];
  /** Wraps the kit's provider. */
  readonly around?: (kit: ReactNode) => ReactNode;
  /** Connectors, groups of wallets, and storage of the host. */
  readonly config?: Pick<MooringConfigOptions, 'connectors' | 'storage' | 'wallets'>;
}

/** Host application with the kit, and actions of a visitor. */
export interface Application {
  /** Reloads it, keeping storage. */
  reload(): void;
  readonly connectButton: Locator;
  readonly accountButton: Locator;
  readonly networkButton: Locator;
  readonly connectDialog: Locator;
  readonly accountDialog: Locator;
  readonly networkDialog: Locator;
  openConnectDialog(): Promise<void>;
  /** Picks a wallet in the Connect dialog. */
  chooseWallet(name?: string): Promise<void>;
  /** Connects the test wallet, starting at the button. */
  connect(): Promise<void>;
  openNetworkDialog(): Promise<void>;
  /** Picks the other local chain in the Network dialog. */
  chooseRollup(): Promise<void>;
  openAccountDialog(): Promise<void>;
  disconnect(): Promise<void>;
  /** Resolves once nothing is being read. */
  settled(): Promise<void>;
}

/** Opens the application in this window until the test is over. */
export function openApplication(options: ApplicationOptions = {}): Application {
  const {
    content = <ConnectButton />,
    timeouts = {},
    host = {},
    config: own,
    chains = [ethereum, rollup],
    around = (kit) => kit,
  } = options;
  // Separate storage: test files run in parallel, and storage events reach every tab.
  const storage = createMemory();
  let { config, close } = mount();
  onTestFinished(() => close());
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
  const application: Application = {
    reload() {
      close();
      ({ config, close } = mount());
    },
    connectButton: button('Connect wallet'),
    accountButton: button(/Account /),
    networkButton: button(/^Network:/),
    connectDialog: dialog('Connect a wallet'),
    accountDialog: dialog('Account'),
    networkDialog: dialog('Switch network'),
    async openConnectDialog() {
      await application.connectButton.click();
      await expect.element(application.connectDialog).toBeVisible();
    },
    async chooseWallet(name = 'Test Wallet') {
      await application.connectDialog.getByRole('button', { name, exact: true }).click();
    },
    async connect() {
      await application.openConnectDialog();
      await application.chooseWallet();
      await expect.element(application.accountButton).toBeVisible();
    },
    async openNetworkDialog() {
      await application.networkButton.click();
      await expect.element(application.networkDialog).toBeVisible();
    },
    async chooseRollup() {
      await application.networkDialog.getByRole('button', { name: rollup.name }).click();
    },
    async openAccountDialog() {
      await application.accountButton.click();
      await expect.element(application.accountDialog).toBeVisible();
    },
    async disconnect() {
      await application.openAccountDialog();
      await application.accountDialog.getByRole('button', { name: 'Disconnect' }).click();
      await expect.element(application.connectButton).toBeVisible();
    },
    async settled() {
      await expect.poll(() => config.queryClient.isFetching()).toBe(0);
    },
  };
  return application;

  function mount() {
    const mounted = createMooringConfig({
      appName: 'Somebody’s application',
      chains,
      transports: Object.fromEntries(chains.map(({ id }) => [id, http()])),
      timeouts,
      storage,
      ...own,
    });
    const element = document.body.appendChild(document.createElement('main'));
    const root = createRoot(element);
    root.render(
      around(
        <MooringProvider config={mounted} {...host}>
          {content}
        </MooringProvider>,
      ),
    );
    const unmount = () => {
      root.unmount();
      element.remove();
    };
    return { config: mounted, close: unmount };
  }
}

/** viem's chain of a local one. */
export function chainOf({ id, name, rpcUrl, contracts }: NetworkDefinition): Chain {
  return defineChain({
    id,
    name,
    contracts,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  });
}
