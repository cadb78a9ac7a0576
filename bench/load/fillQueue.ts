import type { Local } from '@mooring/devnet/local';
import { createGatewayClient } from '@mooring/safe/gateway';
import { createTransaction, hashTransaction } from '@mooring/safe/transactions';
import { sign } from 'viem/accounts';

/** Above the nonces of the initial queue. */
const FIRST_NONCE = 40n;

/** Proposes payments of the first Safe until its queue has 50, each signed by one owner. */
export async function fillQueue({ devnet, gatewayUrl, safe }: Local): Promise<void> {
  const owner = devnet.accounts[0];
  if (!gatewayUrl || !safe || !owner) throw new Error('The local network has no Safe.');
  const client = createGatewayClient({ baseUrl: gatewayUrl });
  let { count } = await client.safes.queued(safe.chainId, safe.address);
  for (let nonce = FIRST_NONCE; (count ?? 0) < 50; nonce += 1n) {
    const call = { to: owner.address, value: nonce, data: '0x', operation: 0 } as const;
    const transaction = createTransaction(call, nonce);
    const { hash } = hashTransaction(transaction, safe);
    await client.transactions.propose(safe.chainId, safe.address, {
      transaction,
      safeTxHash: hash,
      sender: owner.address,
      signature: await sign({ hash, privateKey: owner.privateKey, to: 'hex' }),
    });
    count = (count ?? 0) + 1;
  }
}
