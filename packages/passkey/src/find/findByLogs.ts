import { type Address, getAddress, type Hex, isAddress, isHash, numberToHex, pad } from 'viem';
import type { PasskeyNetwork } from '../provider/createPasskeyProvider.ts';
import { isRecord } from '../record.ts';

/** AddedOwner(address indexed owner): Safe 1.4.1. */
const addedOwner: Hex = '0x9465fa0c962cc76958e6373a993326400c1c94f8be2fe3a952adfa7f60b2ea26';

/** Blocks of one request, at first: less where a node refuses. */
const pageBlocks = 10_000n;
const fewestBlocks = 100n;
/** Most requests to one network. */
const mostPages = 20;
/** Most accounts taken from one network. */
const mostAccounts = 20;

/**
 * Safes that added one of these owners, by the newest logs of the networks: up to 200,000 blocks of each. A
 * network that does not answer says nothing, and what they say is to be checked: anybody can emit such a log.
 */
export async function findByLogs(
  networks: readonly PasskeyNetwork[],
  owners: readonly Address[],
): Promise<readonly Address[]> {
  const found = await Promise.all(
    networks.map((network) => searchBack(network, owners).catch(() => [])),
  );
  return [...new Set(found.flat())];
}

async function searchBack(
  { read }: PasskeyNetwork,
  owners: readonly Address[],
): Promise<readonly Address[]> {
  const words = owners.map((owner) => pad(owner, { size: 32 }).toLowerCase());
  const found = new Set<Address>();
  let blocks = pageBlocks;
  let last = BigInt(String(await read({ method: 'eth_blockNumber' })));
  for (let asked = 0; asked < mostPages && last >= 0n; asked += 1) {
    const first = last < blocks ? 0n : last - blocks + 1n;
    const [fromBlock, toBlock] = [numberToHex(first), numberToHex(last)];
    const filter = { topics: [addedOwner, words], fromBlock, toBlock };
    try {
      const logs = await read({ method: 'eth_getLogs', params: [filter] });
      for (const address of readPlaces(logs, words)) found.add(address);
      if (found.size >= mostAccounts) break;
      last = first - 1n;
    } catch {
      if (blocks <= fewestBlocks) break;
      blocks /= 10n;
    }
  }
  return [...found].slice(0, mostAccounts);
}

function readPlaces(logs: unknown, words: readonly string[]): readonly Address[] {
  if (!Array.isArray(logs)) return [];
  return logs.filter(isRecord).flatMap(({ address, topics }) => {
    const [topic, owner] = Array.isArray(topics) ? topics : [];
    const isOurs = topic === addedOwner && isHash(owner) && words.includes(owner.toLowerCase());
    return isOurs && typeof address === 'string' && isAddress(address, { strict: false })
      ? [getAddress(address)]
      : [];
  });
}
