import {
  type Address,
  concat,
  encodeFunctionData,
  encodePacked,
  getContractAddress,
  keccak256,
  pad,
  parseAbi,
  zeroAddress,
} from 'viem';
import { TREASURY } from '../../accounts.ts';
import type { GenesisTransaction } from '../../genesis/genesis.ts';
import { creationCode } from '../contracts/artifact.ts';
import { SAFE_CONTRACTS, type SafeVersion } from '../contracts/safeContracts.ts';

const setupAbi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
]);
const factoryAbi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
]);

/** Setup of a new Safe. Equal setups on one chain need different salts. */
export type SafeBeginning = {
  version: SafeVersion;
  owners: readonly Address[];
  threshold: number;
  salt: bigint;
};

/** Transaction that creates an L2 Safe, and its future address. */
export function createSafe(beginning: SafeBeginning): {
  address: Address;
  transaction: GenesisTransaction;
} {
  const { version, owners, threshold, salt } = beginning;
  const { safeL2, fallbackHandler, proxyFactory } = SAFE_CONTRACTS[version];
  const none = [zeroAddress, '0x', fallbackHandler, zeroAddress, 0n, zeroAddress] as const;
  const initializer = encodeFunctionData({
    abi: setupAbi,
    args: [owners, BigInt(threshold), ...none],
  });
  return {
    // As computed by the factory's `deployProxy`.
    address: getContractAddress({
      opcode: 'CREATE2',
      from: proxyFactory,
      salt: keccak256(encodePacked(['bytes32', 'uint256'], [keccak256(initializer), salt])),
      bytecode: concat([creationCode(version, 'proxies/SafeProxy.sol'), pad(safeL2, { size: 32 })]),
    }),
    transaction: {
      from: TREASURY.address,
      to: proxyFactory,
      data: encodeFunctionData({ abi: factoryAbi, args: [safeL2, initializer, salt] }),
    },
  };
}
