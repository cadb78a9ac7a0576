import { createMooringConfig, type MooringConfig, type WalletGroupOptions } from '@mooring/connect';
import { custom, numberToHex } from 'viem';
import { connect } from 'wagmi/actions';
import { chains } from './chains.ts';
import { type PretendedDevice, pretendDevice } from './device.ts';
import { history, proposals } from './history.ts';
import { createMemory } from './memory.ts';
import { type PairingMood, pretendedPairing } from './pairing.ts';
import { pretendedSource } from './pending.ts';
import { type Person, people } from './people.ts';
import type { SignInWorld } from './signIn.ts';
import { pretendedWallet, type WalletOptions } from './wallets.ts';

/** A state of the world that components are shown in. */
export interface World {
  /** Whose wallet is connected, the active one first; nobody's without it. */
  readonly connected?: readonly [Person, ...Person[]];
  /** Their wallet is on a phone. */
  readonly byPhone?: boolean;
  readonly wallets?: readonly WalletOptions[];
  readonly switches?: WalletOptions['switches'];
  readonly signs?: WalletOptions['signs'];
  /** How the host signs people in; it does not without it. */
  readonly signIn?: SignInWorld;
  /** What is known of balances. Default: known. */
  readonly balance?: 'known' | 'loading' | 'failed';
  /** The account is a multisig: two of its three owners sign. */
  readonly multisig?: true;
  /** How many of the history's transactions the account has. */
  readonly transactions?: number;
  /** The network the wallet is on. */
  readonly chainId?: number;
  /** The connection is under way, or that of the last visit is being brought back. */
  readonly status?: 'connecting' | 'loading';
  /** Ids of wallets used before. */
  readonly recent?: readonly string[];
  /** How phones are reached; they are not without it. */
  readonly pairing?: PairingMood;
  /** The host's own groups of wallets. */
  readonly groups?: readonly WalletGroupOptions[];
  /** What the page is shown on. Default: this computer. */
  readonly device?: PretendedDevice;
  /** Waits for a wallet are over at once. */
  readonly impatient?: boolean;
}

const BALANCE_WEI = 12_345_678_901_234_567_890n;
const LONG_MS = 2_000_000_000;

/** Makes such a world: everything in memory, every network answered right here. */
export async function createWorld(world: World): Promise<MooringConfig> {
  if (world.device) pretendDevice(world.device);
  const { connected, wallets = [], balance = 'known', switches = 'yes', signs, impatient } = world;
  const transport = custom(
    {
      request({ method }: { method: string }) {
        if (method === 'eth_getBalance' && balance === 'known') {
          return Promise.resolve(numberToHex(BALANCE_WEI));
        }
        if (method === 'eth_getBalance' && balance === 'failed') {
          return Promise.reject(new Error('The network does not answer.'));
        }
        return new Promise<never>(() => {});
      },
    },
    { retryCount: 0 },
  );
  const [first, ...others] = (connected ?? []).map((person) => people[person].address);
  const own =
    first &&
    pretendedWallet({
      id: 'own',
      name: 'Harbour Wallet',
      onPhone: world.byPhone,
      accounts: [first, ...others],
      switches,
      ...(signs && { signs }),
    });
  const config = createMooringConfig({
    appName: 'Gallery',
    chains,
    transports: Object.fromEntries(chains.map(({ id }) => [id, transport])),
    connectors: [
      ...(own ? [own] : []),
      ...wallets.map(pretendedWallet),
      ...(world.pairing ? [pretendedPairing(world.pairing)] : []),
    ],
    ...(world.groups && { wallets: world.groups }),
    ...(world.multisig && { multisig: pretendedSource(world.signIn?.pending) }),
    storage: createMemory(),
    timeouts: {
      restoreMs: LONG_MS,
      connectMs: impatient ? 1 : LONG_MS,
      switchNetworkMs: impatient ? 1 : LONG_MS,
      signMs: impatient ? 1 : LONG_MS,
      signInServerMs: LONG_MS,
    },
  });
  const { wagmi, storage, queryClient } = config;
  queryClient.setDefaultOptions({ queries: { retry: false, networkMode: 'always' } });
  for (const { address, name } of Object.values(people)) {
    queryClient.setQueryData(['mooring', 'name', 1, address], name);
    if (name) queryClient.setQueryData(['mooring', 'avatar', 1, name], null);
  }
  if (first && world.multisig) {
    const key = ['mooring', 'multisig', 1, first.toLowerCase()];
    queryClient.setQueryData(key, { threshold: 2, owners: 3 });
  }
  if (world.recent) storage.set('recent-wallets', JSON.stringify(world.recent));
  const [connector] = wagmi.connectors;
  if (first && connector) {
    await connect(wagmi, { connector });
    for (const transaction of (world.multisig ? proposals : history).slice(
      0,
      world.transactions ?? 0,
    )) {
      const key = `tx.1.${first.toLowerCase()}.${transaction.hash}`;
      storage.set(key, JSON.stringify(transaction));
    }
  }
  // Nothing of a last visit is to be brought back, unless that is what is shown.
  storage.remove('wagmi.recentConnectorId');
  if (world.status === 'loading') storage.set('wagmi.recentConnectorId', '"late"');
  if (world.status === 'connecting')
    wagmi.setState((state) => ({ ...state, status: 'connecting' }));
  if (world.chainId !== undefined) moveTo(config, world.chainId);
  return config;
}

/** Puts the wallet on a network, be it one that the site does not know. */
function moveTo({ wagmi }: MooringConfig, chainId: number) {
  wagmi.setState((state) => ({
    ...state,
    connections: new Map(
      [...state.connections].map(([uid, connection]) => [uid, { ...connection, chainId }]),
    ),
  }));
}
