import type { Question } from '@mooring/testing/wallet';
import type { ConfirmQueue } from './confirm-window/confirmQueue.ts';
import type { DemoWallet } from './openWallet.ts';
import { applySettings, type Settings } from './settings.ts';
import type { StoredValue } from './storedValue.ts';

/** API of `window.demoWallet`, to drive the wallet from outside. */
export interface DemoWalletControl {
  readonly settings: Settings;
  /** Kind of the open question, if any. */
  readonly shown: Question['kind'] | undefined;
  /** Changes settings. Throws TypeError naming unknown fields and fields of the wrong type. */
  configure(changes: Partial<Settings>): void;
  /** Switches the account, by index in the setup. Throws RangeError. */
  selectAccount(index: number): Promise<void>;
  /** Switches the network, also to an unknown one. Throws RangeError. */
  selectChain(id: number): Promise<void>;
  lock(): void;
  unlock(): void;
  /** Presses Approve in the open window; false when none is open. */
  approve(): boolean;
  /** Presses Reject in the open window; false when none is open. */
  reject(): boolean;
}

/** Creates the control object of the main wallet. */
export function createWalletControl(
  settings: StoredValue<Settings>,
  wallet: () => Promise<DemoWallet>,
  queue: ConfirmQueue,
): DemoWalletControl {
  const configure = (changes: Partial<Settings>) => {
    const { refused } = applySettings(settings.get(), { ...changes });
    if (refused.length > 0) throw new TypeError(`Unknown settings: ${refused.join(', ')}`);
    settings.update((now) => applySettings(now, { ...changes }).settings);
  };
  return {
    get settings() {
      return settings.get();
    },
    get shown() {
      return queue.shown();
    },
    configure,
    async selectAccount(index) {
      const opened = await wallet();
      const account = opened.accounts[index];
      if (!account) throw new RangeError(`There is no account ${index}.`);
      opened.selectAccount(account.address);
    },
    async selectChain(id) {
      if (!Number.isSafeInteger(id) || id < 1) throw new RangeError('Not a chain id.');
      (await wallet()).selectChain(id);
    },
    lock: () => configure({ locked: true }),
    unlock: () => configure({ locked: false }),
    approve: queue.approve,
    reject: queue.reject,
  };
}
