import type { StoredValue } from '../demo-wallet/storedValue.ts';
import type { Phone } from './createPhone.ts';
import type { Site } from './session/site.ts';
import { applyPhoneSettings, type PhoneSettings } from './settings.ts';
import type { Sheets } from './sheet/sheets.ts';

/**
 * What `window.demoPhone` offers to whoever drives the phone from outside. Where a session is to be
 * named by its topic, none named is the newest.
 */
export type DemoPhoneControl = {
  readonly settings: PhoneSettings;
  /** What the sheet on the screen is called, such as `connect` or `sign text`, if any. */
  readonly shown: string | undefined;
  /** Changes settings. Throws TypeError naming the fields that are no setting or of a wrong kind. */
  configure(changes: Partial<PhoneSettings>): void;
  /** Presses Approve in the open sheet; false when none is open. */
  approve(): boolean;
  /** Presses Reject in the open sheet; false when none is open. */
  reject(): boolean;
  /** Meets the site of a link; resolves when the site said what it wants. Rejects with a sentence. */
  pair(uri: string): Promise<void>;
  /** The sites that are connected, oldest first. */
  sessions(): readonly Site[];
  /** Shows the site another account, by its place in the setup. Throws RangeError. */
  selectAccount(index: number, topic?: string): Promise<void>;
  /** Makes a network the current one, approving it where it was not. */
  selectChain(chainId: number, topic?: string): Promise<void>;
  /** Tells the site its account once more. */
  emitAccounts(topic?: string): Promise<void>;
  /** Tells the site its network once more. */
  emitChain(topic?: string): Promise<void>;
  /** Seven more days from now. */
  extend(topic?: string): Promise<void>;
  /** Disconnects the site. */
  deleteSession(topic?: string): Promise<void>;
  /** Cuts the socket to the relay, as a phone that falls asleep. */
  sleep(): Promise<void>;
  /** Opens the socket to the relay again. */
  wake(): Promise<void>;
};

/** Makes the control object. Everything waits until the phone has started. */
export function createControl(
  starting: Promise<Phone>,
  settings: StoredValue<PhoneSettings>,
  sheets: Sheets,
): DemoPhoneControl {
  let started: Phone | undefined;
  starting.then(
    (phone) => {
      started = phone;
    },
    // Whoever asks the phone for something is told.
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
      if (refused.length > 0) throw new TypeError(`Not settings: ${refused.join(', ')}`);
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
    emitChain: (topic) => withSite(topic, (sites, site) => sites.emitChain(site)),
    extend: (topic) => withSite(topic, (sites, site) => sites.extend(site)),
    deleteSession: (topic) => withSite(topic, (sites, site) => sites.disconnect(site)),
    sleep: async () => (await starting).sleep(),
    wake: async () => (await starting).wake(),
  };
}
