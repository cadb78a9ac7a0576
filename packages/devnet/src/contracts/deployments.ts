import { type Address, encodeDeployData, getContractAddress, type Hex, parseAbi } from 'viem';
import { TREASURY } from '../accounts.ts';
import {
  nameRegistry,
  nameResolver,
  pier,
  reverseRegistrar,
  shoal,
  token,
} from '../generated/artifacts.ts';

/** ERC-20 token of the local network. */
export interface LocalToken {
  address: Address;
  name: string;
  symbol: string;
  decimals: number;
}

/**
 * The treasury deploys the contracts with its first transactions, so their addresses are known in advance.
 */
function deploymentAddress(nonce: number): Address {
  return getContractAddress({ from: TREASURY.address, nonce: BigInt(nonce) });
}

/** Token with 6 decimals, at the same address on both chains. */
export const HARBOUR_DOLLAR = {
  address: deploymentAddress(0),
  name: 'Harbour Dollar',
  symbol: 'HUSD',
  decimals: 6,
} as const satisfies LocalToken;

/** Token with 18 decimals, at the same address on both chains. */
export const ANCHOR = {
  address: deploymentAddress(1),
  name: 'Anchor',
  symbol: 'ANCR',
  decimals: 18,
} as const satisfies LocalToken;

/** Contract with a payable `dock()` that always succeeds; accepts plain transfers too. */
export const PIER_ADDRESS = deploymentAddress(2);

/** Contract with a payable `dock()` that always reverts with "Ran aground", like any plain transfer to it. */
export const SHOAL_ADDRESS = deploymentAddress(3);

/** ABI of both. */
export const dockAbi = parseAbi(['function dock() payable']);

/** Contracts of names, on the first chain only. */
export const NAME_REGISTRY_ADDRESS = deploymentAddress(4);
export const NAME_RESOLVER_ADDRESS = deploymentAddress(5);
export const REVERSE_REGISTRAR_ADDRESS = deploymentAddress(6);

/** Address of Multicall3 in viem and wallet libraries (https://www.multicall3.com). */
export const MULTICALL3_ADDRESS: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';

/** Address of Safe's module of spending limits on most networks. */
export const ALLOWANCE_MODULE_ADDRESS: Address = '0xAA46724893dedD72658219405185Fb0Fc91e091C';

/** Address of the universal resolver in viem's definition of Ethereum. */
export const UNIVERSAL_RESOLVER_ADDRESS: Address = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe';

/** Address of the registrar of primary names on rollups (https://docs.ens.domains/ens-deployments). */
export const ROLLUP_REGISTRAR_ADDRESS: Address = '0x0000000000D8e504002cC26E3Ec46D81971C1664';

/** Creation code for both chains, in order of the nonces above. */
export const SHARED_DEPLOYMENTS: readonly Hex[] = [
  deployToken(HARBOUR_DOLLAR),
  deployToken(ANCHOR),
  encodeDeployData(pier),
  encodeDeployData(shoal),
];

/** Creation code for the first chain only, with the nonces after. */
export const NAME_DEPLOYMENTS: readonly Hex[] = [
  encodeDeployData(nameRegistry),
  encodeDeployData({ ...nameResolver, args: [NAME_REGISTRY_ADDRESS] }),
  encodeDeployData({ ...reverseRegistrar, args: [NAME_REGISTRY_ADDRESS, NAME_RESOLVER_ADDRESS] }),
];

/** Creation code of a token with a supply of a hundred million, minted to the treasury. */
function deployToken({ name, symbol, decimals }: LocalToken): Hex {
  return encodeDeployData({
    ...token,
    args: [name, symbol, decimals, 10n ** BigInt(decimals + 8)],
  });
}
