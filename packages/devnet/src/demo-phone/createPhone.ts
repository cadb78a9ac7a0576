import {
  expiredReason,
  type PhoneApp,
  readPhone,
  startPhoneApp,
  writePhone,
} from '@mooring/testing/phone';
import { privateKeyToAccount } from 'viem/accounts';
import type { StoredValue } from '../demo-wallet/storedValue.ts';
import { answerRequest } from './answerRequest.ts';
import { createPair, PAIR_TIMEOUT_MS } from './pair.ts';
import { answerProposal } from './proposal/answerProposal.ts';
import { createSites } from './session/createSites.ts';
import { siteOf } from './session/session.ts';
import { PHONE_NAME, type PhoneSettings, type PhoneSetup } from './settings.ts';
import { createDecide, type Sheets } from './sheet/sheets.ts';

/** Storage key of the phone's links and sessions, with their keys. */
const KEPT_KEY = 'demo-phone.kept';

/** The phone: its sites, and its requests from the relay. */
export type Phone = ReturnType<typeof createPhone>;

/** @param say shows a sentence to the person. */
export function createPhone(parts: {
  setup: PhoneSetup;
  settings: StoredValue<PhoneSettings>;
  sheets: Sheets;
  storage: Storage;
  say: (sentence: string) => void;
}) {
  const { setup, storage, say } = parts;
  const kept = readPhone(storage.getItem(KEPT_KEY));
  const accounts = setup.accounts.map(({ label, privateKey }) => ({
    label,
    address: privateKeyToAccount(privateKey).address,
  }));
  const sites = createSites(kept, () => app, storage);
  const decide = createDecide(parts.settings, parts.sheets);
  const answering = { setup, accounts, sites, decide, say };
  const pairing = createPair(kept, () => app, say);
  const sayWhenLate = (withdrawn: AbortSignal) =>
    withdrawn.addEventListener('abort', () => {
      if (withdrawn.reason === expiredReason) say('The site has waited too long.');
    });

  async function sign(account: string, message: string): Promise<string> {
    const signer = setup.accounts
      .map(({ privateKey }) => privateKeyToAccount(privateKey))
      .find(({ address }) => address === account);
    if (!signer) throw new Error(`The phone has no account ${account}.`);
    return signer.signMessage({ message });
  }

  const app: PhoneApp = startPhoneApp(kept, {
    relayUrl: setup.relayUrl,
    projectId: setup.projectId,
    limitMs: PAIR_TIMEOUT_MS,
    metadata: {
      name: PHONE_NAME,
      description: 'A phone wallet for local networks',
      url: location.origin,
      icons: [],
      redirect: { universal: location.origin },
    },
    sessionProperties: undefined,
    isUnattended: true,
    get sign() {
      return parts.settings.get().connectsWithSignIn ? sign : undefined;
    },
    weigh(proposal, withdrawn) {
      pairing.onProposal();
      sayWhenLate(withdrawn);
      return answerProposal(answering, proposal, withdrawn);
    },
    async onRequest(session, request, withdrawn) {
      const site = siteOf(session, sites.stateOf(session.topic).get().chainId);
      sayWhenLate(withdrawn);
      return site && answerRequest(answering, site, request, withdrawn);
    },
    onEnd({ expiry }) {
      if (expiry * 1_000 > Date.now()) say('The site disconnected.');
    },
    onChange() {
      storage.setItem(KEPT_KEY, writePhone(kept));
      sites.refresh();
    },
  });

  return {
    sites,
    accounts,
    networks: setup.networks,
    pair: pairing.pair,
    sleep: app.sleep,
    wake: app.wake,
  };
}
