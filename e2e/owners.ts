import type { Local } from '@mooring/devnet/local';
import { createGatewayClient } from '@mooring/safe/gateway';
import {
  createRejection,
  encodeExecution,
  hashSafeMessage,
  hashTransaction,
  joinSignatures,
  type SafeTransaction,
} from '@mooring/safe/transactions';
import type { Hash, Hex } from 'viem';
import { readSafeContract } from '../packages/devnet/src/gateway/chain/safeReads.ts';
import { signHash } from '../packages/devnet/src/safe/multisig/signHash.ts';
import { executeTransaction } from './executeTransaction.ts';

/** Owners of the first chain's Safe, with their own wallets: they sign at the gateway, and execute. */
export class Owners {
  readonly #local: Local;
  readonly #gateway: ReturnType<typeof createGatewayClient>;

  constructor(local: Local) {
    this.#local = local;
    this.#gateway = createGatewayClient({ baseUrl: local.gatewayUrl ?? '' });
  }

  get safe() {
    const { safe } = this.#local;
    if (!safe) throw new Error('The local network has no Safe');
    return safe;
  }

  /** Executes a rejection of a nonce. */
  async reject(nonce: bigint): Promise<Hash> {
    return this.#execute(createRejection(this.safe.address, nonce));
  }

  /** Proposal at the gateway for the Safe's next nonce. */
  async nextProposal(): Promise<{ hash: Hash; nonce: bigint }> {
    const { chainId, address } = this.safe;
    const { nonce } = await this.#read();
    const { results } = await this.#gateway.safes.queued(chainId, address);
    for (const row of results) {
      if (row.type !== 'TRANSACTION' || row.transaction.executionInfo?.type !== 'MULTISIG')
        continue;
      if (row.transaction.executionInfo.nonce !== nonce) continue;
      const hash = row.transaction.id.split('_').at(-1);
      if (hash) return { hash: `0x${hash.slice(2)}`, nonce };
    }
    throw new Error('No proposal is queued for the next nonce');
  }

  /** Returns true once a transaction with the nonce is executed. */
  async hasExecuted(nonce: bigint): Promise<boolean> {
    return (await this.#read()).nonce > nonce;
  }

  /** Confirms a proposal as the second owner, and executes it. */
  async confirmAndExecute(hash: Hash): Promise<Hash> {
    const { chainId } = this.safe;
    await this.#gateway.transactions.confirm(chainId, hash, signHash(hash, this.#key(1)));
    const { txData, detailedExecutionInfo: info } = await this.#gateway.transactions.get(
      chainId,
      hash,
    );
    if (!txData || info?.type !== 'MULTISIG') throw new Error('Not a multisig transaction');
    const { safeTxGas, baseGas, gasPrice, gasToken, nonce } = info;
    return this.#execute({
      to: txData.to.value,
      value: txData.value ?? 0n,
      data: txData.hexData ?? '0x',
      operation: txData.operation,
      safeTxGas,
      baseGas,
      gasPrice,
      gasToken,
      nonce,
      refundReceiver: info.refundReceiver.value,
    });
  }

  /** Signs the newest message as the second owner. */
  async signNewestMessage() {
    const { chainId, address } = this.safe;
    const { results } = await this.#gateway.messages.list(chainId, address);
    const newest = results
      .filter((row) => row.type === 'MESSAGE')
      .toSorted((one, other) => other.creationTimestamp - one.creationTimestamp)[0];
    if (typeof newest?.message !== 'string') throw new Error('No text message is queued');
    const { hash } = hashSafeMessage(newest.message, await this.#read());
    await this.#gateway.messages.confirm(chainId, hash, signHash(hash, this.#key(1)));
  }

  async #execute(transaction: SafeTransaction): Promise<Hash> {
    const { address } = this.safe;
    const { hash } = hashTransaction(transaction, await this.#read());
    const signatures = [0, 1].map((index) => ({
      kind: 'typed-data' as const,
      owner: this.#owner(index).address,
      data: signHash(hash, this.#key(index)),
    }));
    return executeTransaction(this.#local.devnet.ethereum, {
      from: this.#owner(1).address,
      to: address,
      data: encodeExecution(transaction, joinSignatures(signatures)),
    });
  }

  #read() {
    return readSafeContract(this.#local.devnet.ethereum, this.safe.address);
  }

  #owner(index: number) {
    const owner = this.#local.devnet.accounts[index];
    if (!owner) throw new Error(`The local network has no account ${index}`);
    return owner;
  }

  #key(index: number): Hex {
    return this.#owner(index).privateKey;
  }
}
