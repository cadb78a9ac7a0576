import type { Question } from '@mooring/testing/wallet';
import type { ConfirmQueue } from './confirm-window/confirmQueue.ts';
import type { DemoWallet } from './openWallet.ts';
import { applySettings, type Settings } from './settings.ts';
import type { StoredValue } from './storedValue.ts';

/** What `window.demoWallet` offers to whoever drives the wallet from outside. */
export type DemoWalletControl = {
  readonly settings: Settings;
  /** The kind of question on the screen, if any. */
  readonly shown: Question['kind'] | undefined;
  /** Changes settings. Throws TypeError naming the fields that are no setting or of a wrong kind. */
  configure(changes: Partial<Settings>): void;
  /** Makes an account active, by its place in the setup. Throws RangeError. */
  selectAccount(index: number): Promise<void>;
  /** Makes a network active, also one the wallet does not know. Throws RangeError. */
  selectChain(id: number): Promise<void>;
  lock(): void;
  unlock(): void;
  /** Presses Approve in the open window; false when none is open. */
  approve(): boolean;
  /** Presses Reject in the open window; false when none is open. */
  reject(): boolean;
};

/** Makes the control object of the main wallet. */
export function createControl(
  settings: StoredValue<Settings>,
  wallet: () => Promise<DemoWallet>,
  queue: ConfirmQueue,
): DemoWalletControl {
  const configure = (changes: Partial<Settings>) => {
    const { refused } = applySettings(settings.get(), { ...changes });
    if (refused.length > 0) throw new TypeError(`Not settings: ${refused.join(', ')}`);
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
