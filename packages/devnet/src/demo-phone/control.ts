import type { StoredValue } from '../demo-wallet/storedValue.ts';
import type { Phone } from './createPhone.ts';
import type { Site } from './session/session.ts';
import { applyPhoneSettings, type PhoneSettings } from './settings.ts';
import type { Sheets } from './sheet/sheets.ts';

/**
 * API of `window.demoPhone`, to drive the phone from outside. Where a `topic` selects a session, the
 * default is the newest.
 */
export interface DemoPhoneControl {
  readonly settings: PhoneSettings;
  /** Title of the open sheet, such as `connect` or `sign text`, if any. */
  readonly shown: string | undefined;
  /** Changes settings. Throws TypeError naming unknown fields and fields of the wrong type. */
  configure(changes: Partial<PhoneSettings>): void;
  /** Presses Approve in the open sheet; false when none is open. */
  approve(): boolean;
  /** Presses Reject in the open sheet; false when none is open. */
  reject(): boolean;
  /** Pairs by a link; resolves once the site's proposal arrives. Rejects with a sentence. */
  pair(uri: string): Promise<void>;
  /** Connected sites, oldest first. */
  sessions(): readonly Site[];
  /** Switches the site's account, by index in the setup. Throws RangeError. */
  selectAccount(index: number, topic?: string): Promise<void>;
  /** Switches the site's network, approving it first if necessary. */
  selectChain(chainId: number, topic?: string): Promise<void>;
  /** Emits `accountsChanged` to the site again. */
  emitAccounts(topic?: string): Promise<void>;
  /** Emits `chainChanged` to the site again, or with a network that its session need not have. */
  emitChain(topic?: string, chainId?: number): Promise<void>;
  /** Extends the session to seven days from now. */
  extend(topic?: string): Promise<void>;
  /** Disconnects the site. */
  deleteSession(topic?: string): Promise<void>;
  /** Closes the socket to the relay, like a sleeping phone. */
  sleep(): Promise<void>;
  /** Opens the socket to the relay again. */
  wake(): Promise<void>;
}

/** Creates the control object. All methods wait until the phone has started. */
export function createPhoneControl(
  starting: Promise<Phone>,
  settings: StoredValue<PhoneSettings>,
  sheets: Sheets,
): DemoPhoneControl {
  let started: Phone | undefined;
  starting.then(
    (phone) => {
      started = phone;
    },
    // Callers of the methods get the error.
    () => {},
  );
  const withSite = async (
    topic: string | undefined,
    work: (sites: Phone['sites'], topic: string) => Promise<void>,
  ) => {
    const { sites } = await starting;
    const site = topic ?? sites.list().at(-1)?.topic;
    if (site === undefined) throw new RangeError('No site is connected.');
    await work(sites, site);
  };

  return {
    get settings() {
      return settings.get();
    },
    get shown() {
      return sheets.shown();
    },
    configure(changes) {
      const { refused } = applyPhoneSettings(settings.get(), { ...changes });
      if (refused.length > 0) throw new TypeError(`Unknown settings: ${refused.join(', ')}`);
      settings.update((now) => applyPhoneSettings(now, { ...changes }).settings);
    },
    approve: sheets.approve,
    reject: sheets.reject,
    pair: async (uri) => (await starting).pair(uri),
    sessions: () => started?.sites.list() ?? [],
    selectAccount: (index, topic) =>
      withSite(topic, async (sites, site) => {
        const account = (await starting).accounts[index];
        if (!account) throw new RangeError(`There is no account ${index}.`);
        await sites.selectAccount(site, account.address);
      }),
    selectChain: (chainId, topic) =>
      withSite(topic, (sites, site) => sites.selectChain(site, chainId)),
    emitAccounts: (topic) => withSite(topic, (sites, site) => sites.emitAccounts(site)),
    emitChain: (topic, chainId) => withSite(topic, (sites, site) => sites.emitChain(site, chainId)),
    extend: (topic) => withSite(topic, (sites, site) => sites.extend(site)),
    deleteSession: (topic) => withSite(topic, (sites, site) => sites.disconnect(site)),
    sleep: async () => (await starting).sleep(),
    wake: async () => (await starting).wake(),
  };
}
