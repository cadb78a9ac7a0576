import { SwitchChainError } from 'viem';
import { type CreateConnectorFn, createConnector, mock } from 'wagmi';
import { createPairingControl } from '../gallery/pairingControl.ts';
import { ethereum } from './application.tsx';

const uri = `wc:${'5e'.repeat(32)}@2?relay-protocol=irn&symKey=${'a7'.repeat(32)}&expiryTimestamp=1999999999`;

/**
 * Connector of phone wallets without a relay, with a scripted phone.
 * @param first network that it is on. Default: none of the application's
 */
export function scriptedPhone(first = 1) {
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
  const { become, control } = createPairingControl();
  let session: object | undefined;
  let goes = false;
  let chainId = first;
  let ended = 0;
  let asked: string | undefined;
  let compose: () => Promise<unknown> = async () => undefined;
  const composed: unknown[] = [];
  let settle = { resolve: (_: unknown) => {}, reject: (_: unknown) => {} };

  /** Makes a link, which signs in too where the page has a message for it. */
  async function makeLink() {
    composed.push(await compose());
    become(waiting());
  }

  /** A request that the phone answers. */
  const ask = (method: string) =>
    new Promise<unknown>((resolve, reject) => {
      asked = method;
      settle = { resolve, reject };
    }).finally(() => {
      asked = undefined;
    });

  const provider = {
    async request({ method }: { readonly method: string }): Promise<unknown> {
      if (method === 'eth_chainId') return `0x${chainId.toString(16)}`;
      if (method === 'eth_sendTransaction') return ask(method);
      if (method !== 'eth_requestAccounts') throw new Error(`Unexpected: ${method}`);
      if (session) return [account];
      await makeLink();
      try {
        return await ask(method);
      } finally {
        become({ status: 'idle' });
      }
    },
  };

  const create: CreateConnectorFn = createConnector((config) => ({
    ...mock({ accounts: [account] })(config),
    id: 'pairing',
    name: 'Phone wallet',
    type: 'pairing',
    mooring: {
      kind: 'pairing',
      control: {
        ...control,
        getSession: () => session,
        offerSignIn(next: () => Promise<unknown>) {
          compose = next;
        },
        renew: () => void makeLink(),
        cancel: () => settle.reject(Object.assign(new Error(), { code: 4001 })),
      },
    },
    getProvider: async () => provider,
    isAuthorized: async () => false,
    async disconnect() {
      session = undefined;
      ended += 1;
    },
    async switchChain(to: { readonly chainId: number }) {
      if (!goes) throw new SwitchChainError(new Error('Not allowed.'));
      chainId = to.chainId;
      return ethereum;
    },
  }));

  return {
    create,
    become,
    /** Error of a pairing by its reason. */
    error: (reason: string) => Object.assign(new Error(), { name: 'PairingError', reason }),
    /** Method that waits for an answer. */
    asked: () => asked,
    /** Approves the connection. */
    approve() {
      session = { wallet: { name: 'Tender' } };
      settle.resolve([account]);
    },
    /** Reports a network outside of the session, or none once the phone is back. */
    goOutside(outsideChainId?: number) {
      session = { ...session, outsideChainId };
      become(control.getState());
    },
    answer: (result: unknown) => settle.resolve(result),
    fail: (error: unknown) => settle.reject(error),
    /** From now on it goes to the network it is asked to. */
    switches() {
      goes = true;
    },
    /** Sign-in request of each link; undefined for a link without one. */
    composed,
    /** Number of sessions that were ended. */
    ended: () => ended,
  };
}

function waiting() {
  return { status: 'waiting', uri, expiresAt: Date.now() + 300_000 };
}
