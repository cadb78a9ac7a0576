import type { Local } from '@mooring/devnet/local';
import { createGatewayClient, type GatewayClient } from '@mooring/safe/gateway';
import {
  hashSafeMessage,
  hashTransaction,
  joinSignatures,
  type SafeCall,
  type SafeTransaction,
  toSafeSignature,
} from '@mooring/safe/transactions';
import { type Address, type Hash, numberToHex, pad } from 'viem';
import { sign } from 'viem/accounts';
import { executeTransaction } from './executeTransaction.ts';
import { people } from './owner.ts';

/** Storage slot of a Safe's nonce (SafeStorage.sol). */
const NONCE_SLOT = 5;

/** Multisig account of the local network, with its history. */
export class Club {
  readonly local: Local;

  constructor(local: Local) {
    this.local = local;
  }

  get safe() {
    const { safe } = this.local;
    if (!safe) throw new Error('The network has no Safe.');
    return safe;
  }

  /** The first owner. */
  get mira(): Address {
    const mira = this.local.devnet.accounts[people.mira];
    if (!mira) throw new Error('The network has no account Mira.');
    return mira.address;
  }

  get gateway(): GatewayClient {
    const { gatewayUrl } = this.local;
    if (gatewayUrl === null) throw new Error('There is no gateway.');
    return createGatewayClient({ baseUrl: gatewayUrl });
  }

  get faults() {
    const { gateway } = this.local;
    if (!gateway) throw new Error('There is no gateway.');
    return gateway.faults;
  }

  /** Initial queue as safeTxHashes, in order of nonces. */
  get queue(): readonly Hash[] {
    const { safe } = this;
    return this.multisig.queue.map(({ transaction }) => hashTransaction(transaction, safe).hash);
  }

  /** Initial messages, oldest first. */
  get messages(): readonly Hash[] {
    const { safe } = this;
    return this.multisig.messages.map(({ text }) => hashSafeMessage(text, safe).hash);
  }

  private get multisig() {
    const [multisig] = this.local.devnet.multisigs;
    if (!multisig) throw new Error('The network has no Safe.');
    return multisig;
  }

  /** Advances to this nonce, as if all before had been executed. */
  async advanceTo(nonce: bigint) {
    await this.local.devnet.ethereum.client.setStorageAt({
      address: this.safe.address,
      index: NONCE_SLOT,
      value: pad(numberToHex(nonce)),
    });
  }

  /** Executes calls as the account itself does, without its owners. */
  async execute(...calls: readonly SafeCall[]) {
    const { ethereum } = this.local.devnet;
    const { client } = ethereum;
    const { address } = this.safe;
    await client.impersonateAccount({ address });
    for (const { to, value, data } of calls) {
      await executeTransaction(ethereum, { from: address, to, value, data });
    }
    await client.stopImpersonatingAccount({ address });
  }

  /** Proposes a transaction at the gateway with signatures of some owners, without this page. */
  async propose(
    transaction: SafeTransaction,
    signers: readonly (keyof typeof people)[],
    note?: string,
  ): Promise<Hash> {
    const { safe, gateway } = this;
    const { hash } = hashTransaction(transaction, safe);
    const signatures = await Promise.all(
      signers.map(async (signer) => {
        const account = this.local.devnet.accounts[people[signer]];
        if (!account) throw new Error(`There is no ${signer}.`);
        const { address: owner, privateKey } = account;
        const signature = await sign({ hash, privateKey, to: 'hex' });
        return toSafeSignature({ signature, owner, hash, kind: 'typed-data' });
      }),
    );
    const [first, ...others] = signatures;
    if (!first) throw new Error('No owner has signed.');
    await gateway.transactions.propose(safe.chainId, safe.address, {
      transaction,
      safeTxHash: hash,
      sender: first.owner,
      signature: joinSignatures([first]),
      ...(note !== undefined && { origin: JSON.stringify({ note }) }),
    });
    for (const one of others) {
      await gateway.transactions.confirm(safe.chainId, hash, joinSignatures([one]));
    }
    return hash;
  }
}
