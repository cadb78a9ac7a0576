import { type Address, type Hash, type Hex, keccak256 } from 'viem';
import { ProviderRpcError } from '../../rpc/providerError.ts';
import type { WalletAccount } from '../../wallet/account.ts';
import type { Wallet } from '../../wallet/createWallet.ts';
import type { Replacement, RequestedTransaction, SentTransaction } from '../../wallet/question.ts';
import { type Network, withReplaced } from '../../wallet/walletState.ts';
import { type GasPrices, requestQuantity, type TransactionCost } from './estimateCost.ts';

/** Signed transaction. */
export interface Signed {
  readonly transaction: SentTransaction;
  readonly raw: Hex;
}

/** Serializes transactions per account and node, so that no nonce is used twice. */
const sendQueues = new Map<string, Promise<unknown>>();

/** Signs a transaction and records it, without sending it. */
async function signRequested(
  wallet: Wallet,
  account: WalletAccount,
  unsigned: Pick<
    SentTransaction,
    'chainId' | 'to' | 'value' | 'data' | 'nonce' | 'gas' | 'authorizationList'
  >,
  prices: GasPrices,
): Promise<Signed> {
  const { chainId, to, value, data, nonce, gas, authorizationList } = unsigned;
  const call = { chainId, ...(to && { to }), value, data, nonce, gas };
  const raw = await account.signTransaction(
    authorizationList && prices.type === 'eip1559'
      ? { ...call, ...prices, authorizationList: [...authorizationList], type: 'eip7702' }
      : { ...call, ...prices },
  );
  const fees =
    prices.type === 'eip1559'
      ? prices
      : { maxFeePerGas: prices.gasPrice, maxPriorityFeePerGas: prices.gasPrice };
  const { maxFeePerGas, maxPriorityFeePerGas } = fees;
  const transaction = {
    ...{ hash: keccak256(raw), from: account.address },
    ...{ chainId, to, value, data, nonce, gas, maxFeePerGas, maxPriorityFeePerGas },
    ...(prices.type === 'legacy' && { isLegacy: true as const }),
    ...(authorizationList && { authorizationList }),
  };
  wallet.transactions.push(transaction);
  return { transaction, raw };
}

/** Sends a signed transaction to the node of its network, if there is one. */
export async function broadcast(wallet: Wallet, { transaction, raw }: Signed): Promise<void> {
  const network = wallet.network(transaction.chainId) ?? wallet.currentNetwork();
  if (network.rpcUrl === undefined && wallet.signsWithoutNode) return;
  await wallet.node(network, 'eth_sendRawTransaction', [raw]);
}

/** Signs a transaction and sends it with `send`. Resolves without waiting for a receipt. */
export function sendTransaction(
  wallet: Wallet,
  network: Network,
  account: WalletAccount,
  asked: RequestedTransaction,
  cost: TransactionCost,
  send: (wallet: Wallet, signed: Signed) => Promise<unknown> = broadcast,
): Promise<SentTransaction> {
  const lane = `${network.rpcUrl} ${account.address}`;
  const sent = (sendQueues.get(lane) ?? Promise.resolve()).then(async () => {
    const { to, value, data, authorizationList } = asked;
    const nonce = asked.nonce ?? (await readNextNonce(wallet, network, account.address));
    const unsigned = {
      ...{ chainId: network.id, to, value, data, nonce: Number(nonce), gas: cost.gas },
      ...(authorizationList && { authorizationList }),
    };
    const signed = await signRequested(wallet, account, unsigned, cost.prices);
    await send(wallet, signed);
    return signed.transaction;
  });
  sendQueues.set(
    lane,
    sent.catch(() => undefined),
  );
  return sent;
}

/** Nonce of an account's next transaction on a network, counting pending ones. */
export async function readNextNonce(
  wallet: Wallet,
  network: Network,
  address: Address,
): Promise<bigint> {
  if (network.rpcUrl !== undefined) {
    return requestQuantity(wallet, network, 'eth_getTransactionCount', [address, 'pending']);
  }
  const used = wallet.transactions
    .filter(({ from, chainId }) => from === address && chainId === network.id)
    .map(({ nonce }) => nonce + 1);
  return BigInt(Math.max(0, ...used));
}

/** Fields each kind of replacement changes. */
const replacementChanges = {
  repriced: () => ({}),
  cancelled: ({ from }: SentTransaction) => ({ to: from, value: 0n, data: '0x' as const }),
  // Another recipient and one wei more, so that it differs from the payment.
  replaced: ({ value }: SentTransaction) => ({
    to: stranger,
    value: value + 1n,
    data: '0x' as const,
  }),
} satisfies Record<Replacement, (transaction: SentTransaction) => Partial<SentTransaction>>;

const stranger = '0x000000000000000000000000000000000000dEaD';

function twiceThePrices({
  isLegacy,
  maxFeePerGas,
  maxPriorityFeePerGas,
}: SentTransaction): GasPrices {
  if (isLegacy) return { type: 'legacy', gasPrice: maxFeePerGas * 2n };
  return {
    type: 'eip1559',
    maxFeePerGas: maxFeePerGas * 2n,
    maxPriorityFeePerGas: maxPriorityFeePerGas * 2n,
  };
}

/**
 * Signs a transaction of the same nonce at twice the fee, as wallets do for "speed up" and "cancel", and
 * sends it to the node. Returns its hash.
 *
 * @throws ProviderRpcError -32000 for a transaction this wallet did not send, or the node's error, such as
 * for a first one that is mined already
 */
export async function replaceTransaction(
  wallet: Wallet,
  hash: Hash,
  by: Replacement,
): Promise<Hash> {
  const first = wallet.transactions.find((each) => each.hash === hash);
  const account = first && wallet.accountOf(first.from);
  if (!account) throw new ProviderRpcError(-32000, `This wallet did not send ${hash}.`);
  const signed = await signRequested(
    wallet,
    account,
    { ...first, ...replacementChanges[by](first) },
    twiceThePrices(first),
  );
  await broadcast(wallet, signed);
  const after = by === 'repriced' ? signed.transaction.hash : undefined;
  wallet.state.update((state) => withReplaced(state, hash, after));
  return signed.transaction.hash;
}
