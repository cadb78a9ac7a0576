import { createMooringConfig, type MooringConfig, type WalletGroupOptions } from '@mooring/connect';
import { custom, numberToHex } from 'viem';
import { connect } from 'wagmi/actions';
import { chains } from './chains.ts';
import { history, proposals } from './history.ts';
import { createMemory } from './memory.ts';
import { mockPairing, type PairingBehaviour } from './pairing.ts';
import { mockPasskey, type PasskeyWorld } from './passkey.ts';
import { type Person, people } from './people.ts';
import { mockMultisigSource, type SignInWorld } from './signIn.ts';
import { mockWallet, type WalletOptions } from './wallets.ts';

/** World the components are shown in. */
export interface World {
  /** Owners of the connected wallet, the active one first. Default: not connected. */
  readonly connected?: readonly [Person, ...Person[]];
  /** True for a wallet on a phone. */
  readonly byPhone?: boolean;
  readonly wallets?: readonly WalletOptions[];
  readonly switches?: WalletOptions['switches'];
  readonly signs?: WalletOptions['signs'];
  /** Sign-in of the host. Default: none. */
  readonly signIn?: SignInWorld;
  /** State of balances. Default: known. */
  readonly balance?: 'known' | 'loading' | 'failed';
  /** True for a multisig account: two of three owners. */
  readonly multisig?: true;
  /** Number of the history's transactions the account has. */
  readonly transactions?: number;
  /** Chain of the wallet. */
  readonly chainId?: number;
  /** Connecting, or restoring the session of the last visit. */
  readonly status?: 'connecting' | 'loading';
  /** Ids of recently used wallets. */
  readonly recent?: readonly string[];
  /** Accounts without a wallet; the connected account is one. Default: there are none. */
  readonly passkey?: PasskeyWorld;
  /** State of pairing. Default: no pairing. */
  readonly pairing?: PairingBehaviour;
  /** Wallet groups of the host. */
  readonly groups?: readonly WalletGroupOptions[];
  /** Device to emulate. Default: this computer. */
  readonly device?: EmulatedDevice;
  /** Timeouts of wallets expire immediately. */
  readonly impatient?: boolean;
}

const BALANCE_WEI = 12_345_678_901_234_567_890n;
const LONG_MS = 2_000_000_000;

/** Creates such a world: in memory, with mocked networks. */
export async function createWorld(world: World): Promise<MooringConfig> {
  if (world.device) emulateDevice(world.device);
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
    !world.passkey &&
    mockWallet({
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
      ...(world.passkey ? [mockPasskey(world.passkey, first !== undefined)] : []),
      ...wallets.map(mockWallet),
      ...(world.pairing ? [mockPairing(world.pairing)] : []),
    ],
    ...(world.groups && { wallets: world.groups }),
    ...(world.multisig && { multisig: mockMultisigSource(world.signIn?.pending) }),
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
    queryClient.setQueryData(['mooring', 'readName', undefined, address], name);
    if (name) queryClient.setQueryData(['mooring', 'readAvatar', undefined, name], null);
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
  // No session to restore, unless that is the state shown.
  storage.remove('wagmi.recentConnectorId');
  if (world.status === 'loading') storage.set('wagmi.recentConnectorId', '"late"');
  if (world.status === 'connecting')
    wagmi.setState((state) => ({ ...state, status: 'connecting' }));
  if (world.chainId !== undefined) moveTo(config, world.chainId);
  return config;
}

/** Sets the wallet's chain, also to one the site does not know. */
function moveTo({ wagmi }: MooringConfig, chainId: number) {
  for (const connector of wagmi.connectors) connector.getChainId = async () => chainId;
  wagmi.setState((state) => ({
    ...state,
    connections: new Map(
      [...state.connections].map(([uid, connection]) => [uid, { ...connection, chainId }]),
    ),
  }));
}

/** Devices the gallery can emulate. */
type EmulatedDevice = 'iphone' | 'android' | 'metamask' | 'instagram';

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  metamask:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A.250105.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 WebView MetaMaskMobile',
  instagram:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 330.0.3.30.112',
} as const satisfies Record<EmulatedDevice, string>;

/** Overrides the user agent with that of a device. */
function emulateDevice(device: EmulatedDevice): void {
  Object.defineProperty(navigator, 'userAgent', { value: agents[device], configurable: true });
}
