import { privateKeyToAccount } from 'viem/accounts';
import type { StoredValue } from '../demo-wallet/storedValue.ts';
import { createDecide } from './decide.ts';
import { pair } from './pairing/pair.ts';
import { answerProposal } from './proposal/answerProposal.ts';
import { answerRequest } from './request/answerRequest.ts';
import { createSites } from './session/createSites.ts';
import type { PhoneSettings } from './settings.ts';
import type { PhoneSetup } from './setup.ts';
import type { Sheets } from './sheet/sheets.ts';
import { startKit } from './startKit.ts';

/** The phone: its sites, and what comes to it over the relay. */
export type Phone = Awaited<ReturnType<typeof createPhone>>;

/** @param say tells the person what came of it, in a sentence. */
export async function createPhone(parts: {
  setup: PhoneSetup;
  settings: StoredValue<PhoneSettings>;
  sheets: Sheets;
  storage: Storage;
  say: (sentence: string) => void;
}) {
  const { setup, say } = parts;
  const kit = await startKit(setup);
  const sites = createSites(kit, parts.storage);
  const decide = createDecide(parts.settings, parts.sheets);
  const accounts = setup.accounts.map(({ label, privateKey }) => ({
    label,
    address: privateKeyToAccount(privateKey).address,
  }));
  const answering = { kit, setup, accounts, sites, decide };
  /** What waits for an answer, by the id of its question; each with the session it belongs to. */
  const open = new Map<number, { topic: string; controller: AbortController }>();

  async function answer(
    id: number,
    topic: string,
    work: (withdrawn: AbortSignal) => Promise<string | undefined>,
  ): Promise<void> {
    // The library asks again what it had not heard the answer to.
    if (open.has(id)) return;
    const controller = new AbortController();
    open.set(id, { topic, controller });
    try {
      const outcome = await work(controller.signal);
      if (outcome !== undefined) say(outcome);
    } catch (error) {
      say(error instanceof Error ? error.message : 'That did not work.');
    } finally {
      open.delete(id);
      sites.refresh();
    }
  }

  const withdraw = (id: number) => open.get(id)?.controller.abort();
  const expire = (id: number) => {
    if (open.has(id)) say('The site has waited too long.');
    withdraw(id);
  };

  kit.on('session_proposal', (event) => {
    void answer(event.id, '', (withdrawn) => answerProposal(answering, event, withdrawn));
  });
  kit.on('session_request', (event) => {
    void answer(event.id, event.topic, (withdrawn) => answerRequest(answering, event, withdrawn));
  });
  kit.on('proposal_expire', ({ id }) => expire(id));
  kit.on('session_request_expire', ({ id }) => expire(id));
  kit.on('session_delete', ({ topic }) => {
    for (const [id, waiting] of open) if (waiting.topic === topic) withdraw(id);
    sites.refresh();
    say('The site disconnected.');
  });
  kit.engine.signClient.events.on('session_expire', () => sites.refresh());
  // A page that was closed meanwhile still owes these an answer.
  for (const params of Object.values(kit.getPendingSessionProposals())) {
    const event = { id: params.id, params, verifyContext: unknownSite };
    void answer(params.id, '', (withdrawn) => answerProposal(answering, event, withdrawn));
  }
  sites.refresh();

  return {
    kit,
    sites,
    accounts,
    networks: setup.networks,
    pair: (text: string) => pair(kit, text),
  };
}

/** Nobody here vouches for sites. */
const unknownSite = {
  verified: { verifyUrl: '', validation: 'UNKNOWN' as const, origin: '' },
};
