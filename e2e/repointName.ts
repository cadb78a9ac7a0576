import { TREASURY } from '@mooring/devnet';
import type { Local } from '@mooring/devnet/local';
import { type Address, namehash, parseAbi } from 'viem';
import { NAME_RESOLVER_ADDRESS } from '../packages/devnet/src/contracts/deployments.ts';

const recordAbi = parseAbi(['function setAddr(bytes32 node, uint256 coinType, bytes value)']);
/** Coin type of Ethereum (SLIP-44). */
const ETHER = 60n;

/** Points a name to another address on Ethereum, as its owner. */
export async function repointName({ devnet: { ethereum } }: Local, name: string, to: Address) {
  const { client, chain } = ethereum;
  const hash = await client.writeContract({
    ...{ account: TREASURY.address, address: NAME_RESOLVER_ADDRESS, abi: recordAbi, chain },
    ...{ functionName: 'setAddr', args: [namehash(name), ETHER, to] },
  });
  await client.waitForTransactionReceipt({ hash });
}
