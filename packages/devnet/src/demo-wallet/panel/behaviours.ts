import type { Settings } from '../settings.ts';

/** Quirk to enable in the wallet's panel. */
export interface Behaviour {
  label: string;
  isOn(settings: Settings): boolean;
  /** @param chainIds all networks of the setup, to be forgotten */
  change(on: boolean, chainIds: readonly number[]): Partial<Settings>;
}

/** Methods called on a user's action. */
const ASKED_BY_A_PERSON = [
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'wallet_connect',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_sendCalls',
] as const;

const FAILURE = { code: -32603, message: 'The demo wallet was told to fail.' };

/** Quirks of the panel. */
export const BEHAVIOURS: readonly Behaviour[] = [
  {
    label: 'Slow: answers after 3 seconds',
    isOn: ({ slowMs }) => slowMs > 0,
    change: (on) => ({ slowMs: on ? 3_000 : 0 }),
  },
  {
    label: 'Hangs: never answers a question',
    isOn: ({ hang }) => hang.length > 0,
    change: (on) => ({ hang: on ? ASKED_BY_A_PERSON : [] }),
  },
  {
    label: 'Fails: answers every question with an error',
    isOn: ({ fail }) => Object.keys(fail).length > 0,
    change: (on) => ({
      fail: on ? Object.fromEntries(ASKED_BY_A_PERSON.map((method) => [method, FAILURE])) : {},
    }),
  },
  {
    label: 'Knows no network until the site adds it',
    isOn: ({ unknownChains }) => unknownChains.length > 0,
    change: (on, chainIds) => ({ unknownChains: on ? chainIds : [] }),
  },
  {
    label: 'Signs in with the question that connects',
    isOn: ({ connectsWithSignIn }) => connectsWithSignIn,
    change: (on) => ({ connectsWithSignIn: on }),
  },
];
