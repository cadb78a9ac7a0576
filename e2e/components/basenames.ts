import { DEMO_ACCOUNTS, type LocalClient, TREASURY } from '@mooring/devnet';
import { concat, keccak256, namehash, stringToBytes, toCoinType, toHex, zeroHash } from 'viem';
import { base } from 'viem/chains';
import { nameRegistry, nameResolver } from '../../packages/devnet/src/generated/artifacts.ts';

/** Registry of Basenames on Base (https://github.com/base/basenames). */
const REGISTRY = '0xB94704422c2a1E396835A571837Aa5AE53285a95';

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

/** Sets up Basenames: Mira’s with a picture, and the impostor’s claim to it. */
export async function keepBasenames(client: LocalClient): Promise<void> {
  const [mira, , impostor] = DEMO_ACCOUNTS;
  const { data: code } = await client.call({ data: nameRegistry.bytecode });
  if (!code) throw new Error('The registry has no code.');
  await client.setCode({ address: REGISTRY, bytecode: code });
  // `owner[0]`, as its constructor sets it.
  await client.setStorageAt({
    address: REGISTRY,
    index: keccak256(concat([zeroHash, zeroHash])),
    value: toHex(BigInt(TREASURY.address), { size: 32 }),
  });
  const deployed = await client.deployContract({
    ...nameResolver,
    args: [REGISTRY],
    account: TREASURY.address,
  });
  const { contractAddress } = await client.waitForTransactionReceipt({ hash: deployed });
  if (!contractAddress) throw new Error('The resolver was not deployed.');
  const resolver = {
    ...nameResolver,
    address: contractAddress,
    account: TREASURY.address,
  } as const;

  const own = async (name: string) => {
    const labels = name.split('.').reverse();
    for (const [index, label] of labels.entries()) {
      const parent = labels.slice(0, index).reverse().join('.');
      await client.writeContract({
        ...nameRegistry,
        address: REGISTRY,
        account: TREASURY.address,
        functionName: 'setSubnodeRecord',
        args: [
          parent === '' ? zeroHash : namehash(parent),
          keccak256(stringToBytes(label)),
          TREASURY.address,
          contractAddress,
        ],
      });
    }
    return namehash(name);
  };
  const node = await own('mira.base.eth');
  await client.writeContract({
    ...resolver,
    functionName: 'setAddr',
    args: [node, 60n, mira.address],
  });
  await client.writeContract({
    ...resolver,
    functionName: 'setText',
    args: [node, 'avatar', PICTURE],
  });
  for (const { address } of [mira, impostor]) {
    const digits = address.slice(2).toLowerCase();
    const reverse = await own(`${digits}.${toCoinType(base.id).toString(16)}.reverse`);
    await client.writeContract({
      ...resolver,
      functionName: 'setName',
      args: [reverse, 'mira.base.eth'],
    });
  }
}
