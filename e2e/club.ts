import type { Local } from '@mooring/devnet/local';
import { createGatewayClient, type GatewayClient } from '@mooring/safe/gateway';
import {
  hashSafeMessage,
  hashTransaction,
  joinSignatures,
  type SafeTransaction,
  signatureOf,
} from '@mooring/safe/transactions';
import { type Hash, numberToHex, pad } from 'viem';
import { sign } from 'viem/accounts';
import { people } from './owner.ts';

/** Where a Safe keeps its nonce (SafeStorage.sol). */
const NONCE_SLOT = 5;

/** The multisig account of the local network, with what has happened to it. */
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

  /** What waits from the start, by its safeTxHash, in the order of nonces. */
  get queue(): readonly Hash[] {
    const { safe } = this;
    return this.multisig.queue.map(({ transaction }) => hashTransaction(transaction, safe).hash);
  }

  /** The messages from the start, the oldest first. */
  get messages(): readonly Hash[] {
    const { safe } = this;
    return this.multisig.messages.map(({ text }) => hashSafeMessage(text, safe).hash);
  }

  private get multisig() {
    const [multisig] = this.local.devnet.multisigs;
    if (!multisig) throw new Error('The network has no Safe.');
    return multisig;
  }

  /** It is this nonce's turn, as if everything before had been executed. */
  async advanceTo(nonce: bigint) {
    await this.local.devnet.ethereum.client.setStorageAt({
      address: this.safe.address,
      index: NONCE_SLOT,
      value: pad(numberToHex(nonce)),
    });
  }

  /** Proposes at the gateway what some owners have signed, by another way than this page. */
  async propose(
    transaction: SafeTransaction,
    signers: readonly (keyof typeof people)[],
  ): Promise<Hash> {
    const { safe, gateway } = this;
    const { hash } = hashTransaction(transaction, safe);
    const signatures = await Promise.all(
      signers.map(async (signer) => {
        const account = this.local.devnet.accounts[people[signer]];
        if (!account) throw new Error(`There is no ${signer}.`);
        const { address: owner, privateKey } = account;
        const signature = await sign({ hash, privateKey, to: 'hex' });
        return signatureOf({ signature, owner, hash, kind: 'typed-data' });
      }),
    );
    const [first, ...others] = signatures;
    if (!first) throw new Error('Nobody has signed.');
    await gateway.transactions.propose(safe.chainId, safe.address, {
      transaction,
      safeTxHash: hash,
      sender: first.owner,
      signature: joinSignatures([first]),
    });
    for (const one of others) {
      await gateway.transactions.confirm(safe.chainId, hash, joinSignatures([one]));
    }
    return hash;
  }
}
