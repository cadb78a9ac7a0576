import type { Address } from 'viem';
import type { CreateConnectorFn } from 'wagmi';
import { createConnector, mock } from 'wagmi';

/** Response of a wallet to a request to connect, switch or sign. */
export type Answer =
  | 'yes'
  | 'never'
  | 'busy'
  | 'empty'
  | 'gone'
  | 'refused'
  | 'speechless'
  | 'rejected';

export interface WalletOptions {
  readonly id: string;
  readonly name: string;
  readonly icon?: string;
  /** True for a wallet on a phone, false for one in this browser. */
  readonly onPhone?: boolean | undefined;
  readonly accounts?: readonly [Address, ...Address[]];
  readonly connects?: Answer;
  /** `unable` for a wallet without a way to switch. */
  readonly switches?: Answer | 'unable';
  /** Response to a request to sign, or to send. Default: not requested. */
  readonly signs?: Answer;
}

/** Icon as announced by wallets. */
export const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#0b6570"/><circle cx="4" cy="4" r="2" fill="#fff"/></svg>',
)}`;

const never = new Promise<never>(() => {});

const payment = {
  id: 1,
  method: 'eth_sendTransaction',
  params: [{ to: '0x70997970c51812dc3a010c7d01b50e0d17dc79c8', value: '0xde0b6b3a7640000' }],
  chainId: 1,
  account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
};
const session = {
  orphans: [
    { ...payment, status: 'open' },
    { ...payment, id: 2, status: 'lost' },
  ],
};

/** Idle pairing, with two payments of an earlier visit. */
const idlePairing = {
  getState: () => ({ status: 'idle' }),
  subscribe: () => () => {},
  getSession: () => session,
  choose() {},
  forget() {},
  renew() {},
  cancel() {},
  check: async () => {},
};

/** wagmi's mock connector, with a name and behaviours of its own. It counts as a wallet of this browser. */
export function mockWallet(options: WalletOptions): CreateConnectorFn {
  const { id, name, icon, connects = 'yes', switches = 'yes', signs } = options;
  const accounts = options.accounts ?? ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'];
  const refusal = errorOf(connects);
  const create = mock({ accounts, ...(refusal && { features: { connectError: refusal } }) });
  return createConnector((config) => {
    const { switchChain, ...connector } = create(config);
    return {
      ...connector,
      id,
      name,
      ...(icon !== undefined && { icon }),
      type: options.onPhone ? 'pairing' : 'injected',
      ...(options.onPhone && { mooring: { kind: 'pairing', control: idlePairing } }),
      ...(connects === 'never' && { getProvider: () => never }),
      ...(signs && { getProvider: async () => signing(await connector.getProvider(), signs) }),
      ...(switchChain && switches === 'yes' && { switchChain }),
      ...(switches !== 'yes' && switches !== 'unable' && { switchChain: () => answer(switches) }),
    };
  });
}

function answer(behaviour: Answer): Promise<never> {
  const error = errorOf(behaviour);
  return error ? Promise.reject(error) : never;
}

/** Wallet with signatures: a fake one, or the response of its behaviour. */
function signing<Wallet extends { request(request: never): Promise<unknown> }>(
  wallet: Wallet,
  behaviour: Answer,
): Wallet {
  return {
    ...wallet,
    request(request: never) {
      const signs = ['personal_sign', 'eth_sendTransaction'].includes(
        Reflect.get(request, 'method'),
      );
      if (!signs) return wallet.request(request);
      return behaviour === 'yes' ? Promise.resolve(`0x${'1b'.repeat(65)}`) : answer(behaviour);
    },
  };
}

/** Error of the wallet, as thrown by real ones. */
function errorOf(behaviour: Answer): Error | undefined {
  switch (behaviour) {
    case 'busy':
      return Object.assign(new Error('Already processing a request'), { code: -32002 });
    case 'rejected':
      return Object.assign(new Error('User rejected the request'), { code: 4001 });
    case 'gone':
      return Object.assign(new Error('No provider'), { name: 'ProviderNotFoundError' });
    case 'refused':
      return new Error(
        'The device is not responding: reconnect it, unlock it, open the Ethereum application and allow blind signing.',
      );
    case 'empty':
      return Object.assign(new Error(''), { reason: 'accounts' });
    case 'speechless':
      return new Error('');
    default:
      return undefined;
  }
}
