import type { Address, Client, Transaction } from 'viem';
import { getBlock, getBlockNumber, getTransactionCount } from 'viem/actions';

/** Maximum search depth for a replacement, in blocks: days on the fastest chains. */
const farthest = 1n << 20n;
/** Number of blocks read one by one where a node has no historical nonces. */
const readable = 16n;

/**
 * The mined transaction of `from` that used `nonce`, or undefined when the node cannot show one
 * (it lags, the chain was reorganised, or the block is out of reach).
 *
 * The block is the first after which the account's nonce is past `nonce`: looked for backwards in
 * doubling steps, since it is mostly a recent one and a node that is not an archive answers only
 * for those, then by halves.
 */
export async function findReplacement(
  client: Client,
  from: Address,
  nonce: number,
): Promise<Transaction | undefined> {
  const isUsedAt = async (blockNumber: bigint) =>
    (await getTransactionCount(client, { address: from, blockNumber })) > nonce;

  async function findIn(blockNumber: bigint): Promise<Transaction | undefined> {
    const block = await getBlock(client, { blockNumber, includeTransactions: true });
    return block.transactions.find(
      (one) => one.nonce === nonce && one.from.toLowerCase() === from.toLowerCase(),
    );
  }

  async function readBack(first: bigint): Promise<Transaction | undefined> {
    for (let at = first; at >= 0n && first - at < readable; at--) {
      const found = await findIn(at);
      if (found) return found;
    }
    return undefined;
  }

  const latest = await getBlockNumber(client, { cacheTime: 0 });
  if (!(await isUsedAt(latest))) return undefined;

  let used = latest;
  let unused = -1n;
  for (let step = 1n; used > 0n && unused < 0n; step *= 2n) {
    if (step > farthest) return undefined;
    const at = latest > step ? latest - step : 0n;
    let isUsed: boolean;
    try {
      isUsed = await isUsedAt(at);
    } catch {
      // Either the state of that block is gone or the node is: reading blocks tells, it throws too.
      return readBack(used);
    }
    if (isUsed) used = at;
    else unused = at;
  }
  while (used - unused > 1n) {
    const middle = (used + unused) / 2n;
    if (await isUsedAt(middle)) used = middle;
    else unused = middle;
  }
  return findIn(used);
}
