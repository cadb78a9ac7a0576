import {
  type Address,
  concatHex,
  getContractAddress,
  type Hash,
  type Hex,
  numberToHex,
  size,
} from 'viem';
import { unsupportedMethod } from '../../rpc/providerError.ts';
import type { WalletAccount } from '../../wallet/account.ts';
import type { Wallet } from '../../wallet/createWallet.ts';
import type { RequestedTransaction } from '../../wallet/question.ts';
import type { Network } from '../../wallet/walletState.ts';
import { estimateCost } from '../transaction/estimateCost.ts';
import { readNextNonce, sendTransaction } from '../transaction/sendTransaction.ts';

/**
 * Runs the calls in its data, and reverts if one does; only for the account itself. Each call is its
 * recipient (20 bytes), value and length of data (32 bytes each), and data. In short: `while (i < calldatasize)
 * { copy data; if (!call(to, value, data)) revert; i += 84 + length }`.
 */
const executor: Hex =
  '0x333014600757005b60005b803611601257005b80603401358082605401600037600060008260008560140135863560601c5af1603b5760006000fd5b01605401600a56';
/** Creation code: returns the code after it. */
const executorCreation = concatHex([`0x60${(67).toString(16)}80600b6000396000f3`, executor]);

/** Gas of the batch itself, beside that of its calls. */
const OVERHEAD = 150_000n;

/**
 * Sends the calls as one transaction of the account to itself, which runs the executor's code (EIP-7702); the
 * first time it brings that code to the chain.
 * @throws ProviderRpcError 4200 for a call that creates a contract
 */
export async function sendAtomically(
  wallet: Wallet,
  network: Network,
  account: WalletAccount,
  calls: readonly RequestedTransaction[],
): Promise<Hash> {
  const from = account.address;
  const data = concatHex(calls.map(packed));
  const costs = await Promise.all(calls.map((call) => estimateCost(wallet, network, from, call)));
  const gas = costs.reduce((sum, cost) => sum + cost.gas, OVERHEAD);
  const batch = { to: from, value: 0n, data, gas };
  const cost = { ...(await estimateCost(wallet, network, from, batch)), gas };
  if (await runsExecutor(wallet, network, from))
    return (await sendTransaction(wallet, network, account, batch, cost)).hash;
  const { signAuthorization: sign } = account;
  // Below 2.23, viem's accounts have it under another name.
  if (typeof sign !== 'function') throw unsupportedMethod('an atomic batch with this viem');
  const nonce = Number(await readNextNonce(wallet, network, from));
  await sendTransaction(
    wallet,
    network,
    account,
    { value: 0n, data: executorCreation },
    {
      ...cost,
      gas: OVERHEAD,
    },
  );
  const contractAddress = getContractAddress({ from, nonce: BigInt(nonce) });
  // Counted after its own transaction has used a nonce.
  const signed = await sign({ contractAddress, chainId: network.id, nonce: nonce + 2 });
  const { address, chainId, r, s, yParity = signed.v === 28n ? 1 : 0 } = signed;
  const code = { address, chainId, nonce: signed.nonce, r, s, yParity };
  const authorized = { ...batch, authorizationList: [code] };
  return (await sendTransaction(wallet, network, account, authorized, cost)).hash;
}

function packed({ to, value, data }: RequestedTransaction): Hex {
  if (!to) throw unsupportedMethod('creating a contract in an atomic batch');
  const [amount, length] = [value, BigInt(size(data))].map((each) =>
    numberToHex(each, { size: 32 }),
  );
  return concatHex([to, amount ?? '0x', length ?? '0x', data]);
}

async function runsExecutor(wallet: Wallet, network: Network, account: Address): Promise<boolean> {
  if (network.rpcUrl === undefined) return false;
  const codeAt = (address: string) => wallet.node(network, 'eth_getCode', [address, 'latest']);
  const code = await codeAt(account);
  if (typeof code !== 'string' || !code.startsWith('0xef0100')) return false;
  return (await codeAt(`0x${code.slice(8)}`)) === executor;
}
