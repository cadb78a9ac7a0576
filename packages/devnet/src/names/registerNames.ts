import { toCoinType } from '@mooring/internal';
import {
  type Address,
  encodeFunctionData,
  type Hex,
  keccak256,
  namehash,
  stringToBytes,
  zeroAddress,
  zeroHash,
} from 'viem';
import { TREASURY } from '../accounts.ts';
import type { GenesisTransaction } from '../chain/genesisBlock.ts';
import { LOCAL_CHAIN_IDS } from '../chain/localChain.ts';
import {
  NAME_REGISTRY_ADDRESS,
  NAME_RESOLVER_ADDRESS,
  REVERSE_REGISTRAR_ADDRESS,
} from '../contracts/deployments.ts';
import { nameRegistry, nameResolver, reverseRegistrar } from '../generated/artifacts.ts';
import type { DemoClaim, DemoName } from './demoNames.ts';

/** Coin type of Ethereum addresses (ENSIP-9). */
const COIN_TYPE_ETH = 60n;

/** Makes the treasury the owner of `.eth` and the registrar that of `.addr.reverse`. */
export function registerRoots(): GenesisTransaction[] {
  return [
    setChild(zeroHash, 'eth', TREASURY.address),
    setChild(zeroHash, 'reverse', TREASURY.address),
    setChild(namehash('reverse'), 'addr', REVERSE_REGISTRAR_ADDRESS),
  ];
}

/** Registers a name with its address and text records. */
export function registerName(
  { name, address, onRollup, texts = {} }: DemoName,
  rollupId: number = LOCAL_CHAIN_IDS.rollup,
): GenesisTransaction[] {
  const [label, ...parent] = name.split('.');
  if (label === undefined || parent.length === 0) throw new Error(`"${name}" has no parent.`);
  const node = namehash(name);
  const coinTypeOnRollup = toCoinType(rollupId);
  const records = Object.entries(texts).map(([key, value]) =>
    encodeFunctionData({ ...nameResolver, functionName: 'setText', args: [node, key, value] }),
  );
  return [
    setChild(namehash(parent.join('.')), label, TREASURY.address, NAME_RESOLVER_ADDRESS),
    ...[
      setAddress(node, COIN_TYPE_ETH, address),
      ...(onRollup && coinTypeOnRollup !== undefined
        ? [setAddress(node, coinTypeOnRollup, onRollup)]
        : []),
      ...records,
    ].map((data) => ({ from: TREASURY.address, to: NAME_RESOLVER_ADDRESS, data })),
  ];
}

function setAddress(node: Hex, coinType: bigint, address: Address): Hex {
  return encodeFunctionData({
    ...nameResolver,
    functionName: 'setAddr',
    args: [node, coinType, address],
  });
}

/**
 * Sets the reverse record of an account, sent by the account itself.
 * @param registrar the first chain's, or the rollup's
 */
export function claimName(
  { account, name }: DemoClaim,
  registrar: Address = REVERSE_REGISTRAR_ADDRESS,
): GenesisTransaction {
  return {
    from: account,
    to: registrar,
    data: encodeFunctionData({ ...reverseRegistrar, functionName: 'setName', args: [name] }),
  };
}

function setChild(
  parent: Hex,
  label: string,
  owner: Address,
  resolver: Address = zeroAddress,
): GenesisTransaction {
  return {
    from: TREASURY.address,
    to: NAME_REGISTRY_ADDRESS,
    data: encodeFunctionData({
      ...nameRegistry,
      functionName: 'setSubnodeRecord',
      args: [parent, keccak256(stringToBytes(label)), owner, resolver],
    }),
  };
}
