import { type Answer, type Network, parseState, type Question } from '@mooring/testing/wallet';
import { openProvider } from './provider.ts';
import { parseSettings, type Settings } from './settings.ts';
import type { Setup } from './setup.ts';
import { createStoredValue, type StringStorage } from './storedValue.ts';

/** First accounts of the test mnemonic, funded on every local node. */
export const KEYS = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const;
export const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const SECOND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** Browser storage, kept in a map. */
export function mapStorage(): StringStorage & { map: Map<string, string> } {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
  };
}

/**
 * Wallet whose person answers with `answer`; approves by default. `more` is the launcher's setup of
 * multisigs.
 */
export function openTestWallet(
  networks: readonly Network[],
  settings: Partial<Settings> = {},
  answer: (question: Question) => Answer | Promise<Answer> = approve,
  more: Pick<Setup, 'multisigs' | 'gatewayUrl'> = {},
) {
  const storage = mapStorage();
  storage.setItem('settings', JSON.stringify(settings));
  const questions: Question[] = [];
  const events: [string, unknown][] = [];
  const setup: Setup = {
    accounts: KEYS.map((privateKey, index) => ({ label: `Account ${index}`, privateKey })),
    networks,
    ...more,
  };
  const storedSettings = createStoredValue({ key: 'settings', storage, parse: parseSettings });
  const state = createStoredValue({ key: 'state', storage, parse: parseState });
  const { provider, wallet } = openProvider({
    identity: { name: 'Demo Wallet', rdns: 'org.mooring.demo', stateKey: 'state' },
    origin: new URL(networks[0]?.rpcUrl ?? 'http://127.0.0.1').origin,
    settings: storedSettings,
    state,
    confirm: async ({ question }, settled) => {
      questions.push(question);
      const yes = settled?.then((): Answer => ({ approved: true, accounts: [] }));
      const said = Promise.resolve(answer(question));
      return yes ? Promise.race([said, yes]) : said;
    },
    loadSetup: async () => setup,
  });
  for (const event of ['connect', 'disconnect', 'chainChanged', 'accountsChanged', 'message']) {
    provider.on(event, (payload) => events.push([event, payload]));
  }
  return {
    provider,
    wallet,
    state,
    settings: storedSettings,
    questions,
    events,
    /** Sends a request, as a page does. */
    ask: (method: string, ...params: unknown[]) => provider.request({ method, params }),
    /** Sends a request and resolves with the code of its error. */
    code: (method: string, ...params: unknown[]) =>
      provider.request({ method, params }).then(
        (result) => ({ result }),
        (error: { code: unknown }) => error.code,
      ),
  };
}

/** Approves, with the ticked accounts. */
export function approve(question: Question): Answer {
  const accounts = question.kind === 'connect' ? question.accounts : [];
  return {
    approved: true,
    accounts: accounts.filter(({ ticked }) => ticked).map(({ address }) => address),
  };
}

/** Rejects. */
export const reject = (): Answer => ({ approved: false });

/** Never answers. */
export const neverAnswer = () => new Promise<Answer>(() => {});
