import { createStore } from '@mooring/testing/wallet';
import { isAddressEqual } from 'viem';
import type { SafeReading } from '../../gateway/chain/safeReads.ts';
import { type PendingItem, readPendingItems } from './readPendingItems.ts';
import type { Session } from './session.ts';

/** State of the host's page, and its changes. */
export type HostState = ReturnType<typeof createHostState>;

/** Creates the state for a Safe; the first owner whose key is here acts. */
export function createHostState(session: Session, { owners: allOwners }: SafeReading) {
  const { acting } = session;
  const owners = session.accounts.filter(({ address }) =>
    allOwners.some((owner) => isAddressEqual(owner, address)),
  );
  acting.update(() => owners[0]);
  const said = createStore('');
  /** Undefined until it was read. */
  const waiting = createStore<readonly PendingItem[] | undefined>(undefined);
  const say = (sentence: string) => said.update(() => sentence);

  async function refresh(): Promise<void> {
    try {
      const read = await readPendingItems(session);
      waiting.update(() => read);
    } catch (error) {
      say(`What waits cannot be read. ${error instanceof Error ? error.message : ''}`);
    }
  }

  return {
    opened: session.opened,
    owners,
    acting,
    waiting,
    /** Sentence for the person. */
    said,
    say,
    refresh,
    /** Runs the action of a waiting item, and reports its outcome. */
    async run({ title, action }: PendingItem): Promise<void> {
      if (!action) return;
      say('Working…');
      const outcome = await action.run().then(
        () => `${action.label}: done. ${title}`,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      await refresh();
      say(outcome);
    },
    /** Switches the acting owner; others are ignored. */
    actAs(address: string): void {
      acting.update((now) => owners.find((one) => one.address === address) ?? now);
      void refresh();
    },
  };
}
