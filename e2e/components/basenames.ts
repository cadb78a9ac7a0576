import { DEMO_ACCOUNTS, type LocalClient, TREASURY } from '@mooring/devnet';
import { concat, keccak256, namehash, stringToBytes, toCoinType, toHex, zeroHash } from 'viem';
import { base } from 'viem/chains';
import { nameRegistry, nameResolver } from '../../packages/devnet/src/generated/artifacts.ts';

/** Registry of Basenames on Base (https://github.com/base/basenames). */
const REGISTRY = '0xB94704422c2a1E396835A571837Aa5AE53285a95';

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

const BROKEN_PICTURE = 'data:image/png;base64,AAAA';

/** Sets up Basenames: Mira’s with a picture, the impostor’s claim to it, and the keeper’s with a broken picture. */
export async function keepBasenames(client: LocalClient): Promise<void> {
  const [mira, keeper, impostor] = DEMO_ACCOUNTS;
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
  const owned = [
    { name: 'mira.base.eth', address: mira.address, picture: PICTURE },
    { name: 'keeper.base.eth', address: keeper.address, picture: BROKEN_PICTURE },
  ];
  for (const { name, address, picture } of owned) {
    const node = await own(name);
    await client.writeContract({
      ...resolver,
      functionName: 'setAddr',
      args: [node, 60n, address],
    });
    const args = [node, 'avatar', picture] as const;
    await client.writeContract({ ...resolver, functionName: 'setText', args });
  }
  const claims = [
    { address: mira.address, name: 'mira.base.eth' },
    { address: impostor.address, name: 'mira.base.eth' },
    { address: keeper.address, name: 'keeper.base.eth' },
  ];
  for (const { address, name } of claims) {
    const digits = address.slice(2).toLowerCase();
    const reverse = await own(`${digits}.${toCoinType(base.id).toString(16)}.reverse`);
    await client.writeContract({
      ...resolver,
      functionName: 'setName',
      args: [reverse, name],
    });
  }
}
