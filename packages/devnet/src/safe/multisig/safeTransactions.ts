import {
  encodeExecution,
  hashTransaction,
  joinSignatures,
  proxyFactoryAbi,
  type SafeCall,
  type SafeIdentity,
  type SafeTransaction,
  setupAbi,
} from '@mooring/safe/transactions';
import {
  type Address,
  concat,
  encodeFunctionData,
  encodePacked,
  erc20Abi,
  getContractAddress,
  keccak256,
  pad,
  parseEther,
  parseUnits,
  zeroAddress,
} from 'viem';
import { type DemoAccount, TREASURY } from '../../accounts.ts';
import type { GenesisTransaction } from '../../chain/genesisBlock.ts';
import type { LocalToken } from '../../contracts/deployments.ts';
import { creationCode } from '../contracts/deploySafeContracts.ts';
import { SAFE_CONTRACTS, type SafeVersion } from '../contracts/safeContracts.ts';
import { signHash } from './signHash.ts';

/** Equal setups on one chain would need different ones. */
const SALT = 0n;

/** Transaction that creates an L2 Safe, and its future address. */
export function createSafe(
  version: SafeVersion,
  owners: readonly Address[],
  threshold: number,
): { address: Address; transaction: GenesisTransaction } {
  const { safeL2, fallbackHandler, proxyFactory } = SAFE_CONTRACTS[version];
  const none = [zeroAddress, '0x', fallbackHandler, zeroAddress, 0n, zeroAddress] as const;
  const initializer = encodeFunctionData({
    abi: setupAbi,
    args: [owners, BigInt(threshold), ...none],
  });
  return {
    // Computed like the factory's `deployProxy`.
    address: getContractAddress({
      opcode: 'CREATE2',
      from: proxyFactory,
      salt: keccak256(encodePacked(['bytes32', 'uint256'], [keccak256(initializer), SALT])),
      bytecode: concat([creationCode(version, 'proxies/SafeProxy.sol'), pad(safeL2, { size: 32 })]),
    }),
    transaction: {
      from: TREASURY.address,
      to: proxyFactory,
      data: encodeFunctionData({ abi: proxyFactoryAbi, args: [safeL2, initializer, SALT] }),
    },
  };
}

/** Safe call that sends coins. @param amount in ether, such as `0.75` */
export function coins(to: Address, amount: string): SafeCall {
  return { to, value: parseEther(amount), data: '0x', operation: 0 };
}

/** Safe call that sends tokens. @param amount in whole units, such as `12.5` */
export function tokens(token: LocalToken, to: Address, amount: string): SafeCall {
  const args = [to, parseUnits(amount, token.decimals)] as const;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args });
  return { to: token.address, value: 0n, data, operation: 0 };
}

/** Transfer of tokens from the treasury. */
export function fromTreasury({ to, value, data }: SafeCall): GenesisTransaction {
  return { from: TREASURY.address, to, value, data };
}

/** Signs a Safe's transaction for some owners; the treasury, which is none, executes it. */
export function executeTransaction(
  safe: SafeIdentity,
  transaction: SafeTransaction,
  signers: readonly DemoAccount[],
): GenesisTransaction {
  const { hash } = hashTransaction(transaction, safe);
  const signatures = signers.map(({ address, privateKey }) => ({
    kind: 'typed-data' as const,
    owner: address,
    data: signHash(hash, privateKey),
  }));
  return {
    from: TREASURY.address,
    to: safe.address,
    data: encodeExecution(transaction, joinSignatures(signatures)),
  };
}
