import { type PlainRecord, readList } from '@mooring/testing/wallet';
import { readRecordFields } from '../../../schemas.ts';
import type { Session } from '../session.ts';
import type { Ask } from './createQuestions.ts';

/** Read methods available to applications through the host. */
const READS: ReadonlySet<string> = new Set([
  'eth_call',
  'eth_estimateGas',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
]);

/** Reads an application may do without a prompt. */
export function createReads(session: Session, setOffChainSigning: (on: boolean) => void) {
  const { opened, askGateway, read } = session;
  const { id, name, nativeCurrency, rpcPath } = opened.network;

  return {
    async safeInfo() {
      const safe = await read();
      return {
        safeAddress: safe.address,
        chainId: safe.chainId,
        threshold: safe.threshold,
        owners: safe.owners,
        nonce: Number(safe.nonce),
        isReadOnly: session.acting.get() === undefined,
        implementation: safe.implementation,
        modules: safe.modules,
        fallbackHandler: safe.fallbackHandler,
        guard: safe.guard,
        version: safe.version,
      };
    },
    chainInfo: async () => ({
      ...{ chainName: name, chainId: String(id), shortName: `local${id}`, nativeCurrency },
      blockExplorerUriTemplate: { address: '', txHash: '', api: '' },
    }),
    balances: (currency: unknown) => {
      const fiat = typeof currency === 'string' && /^[a-z]{3}$/i.test(currency) ? currency : 'usd';
      return askGateway(`/safes/${opened.safe}/balances/${fiat}`);
    },
    transaction: (hash: unknown) =>
      askGateway(`/transactions/${encodeURIComponent(String(hash).slice(0, 66))}`),
    async rpcCall({ call, params }: PlainRecord): Promise<unknown> {
      const [first] = readList(params);
      if (call === 'safe_setSettings') {
        const settings = readRecordFields(first);
        setOffChainSigning(settings['offChainSigning'] === true);
        return settings;
      }
      if (typeof call !== 'string' || !READS.has(call)) {
        throw new Error(`"${String(call).slice(0, 60)}" is not supported.`);
      }
      const response = await fetch(rpcPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: call, params: readList(params) }),
      });
      const answer = readRecordFields(await response.json());
      if ('result' in answer) return answer['result'];
      throw new Error(errorOf(answer['error']));
    },
  };
}

function errorOf(error: unknown): string {
  if (error === undefined) return 'No answer';
  const { message } = readRecordFields(error);
  return message === undefined ? 'The chain refused.' : String(message);
}

/** Text of the protocol's own host for a rejection by the person. */
const PERMISSIONS_REJECTED = 'Permissions were rejected';

/** The address book is readable only by applications the person permitted. */
export function createPermissions({ opened, accounts }: Session, ask: Ask) {
  let grantedAt: number | undefined;
  const list = () =>
    grantedAt === undefined
      ? []
      : [
          {
            invoker: opened.app.origin,
            parentCapability: 'requestAddressBook',
            date: grantedAt,
            caveats: [],
          },
        ];
  return {
    list: async () => list(),
    request: () =>
      ask({
        title: 'Let the application read the address book',
        lines: [{ text: `${opened.app.origin} asks for the names of your contacts.`, depth: 0 }],
        facts: [],
        rejection: PERMISSIONS_REJECTED,
        async act() {
          grantedAt = Date.now();
          return list();
        },
      }),
    async addressBook() {
      if (grantedAt === undefined) throw new Error(PERMISSIONS_REJECTED);
      const chainId = String(opened.network.id);
      return accounts.map(({ label, address }) => ({ address, chainId, name: label }));
    },
  };
}
