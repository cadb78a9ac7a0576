import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Address,
  concat,
  encodeFunctionData,
  type Hash,
  type Hex,
  isHex,
  parseAbi,
  zeroAddress,
} from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import type { LocalChain } from '../localChain.testing.ts';

const abi = parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
  'function nonce() view returns (uint256)',
]);

const artifact = join(
  import.meta.dirname,
  '../../../../../node_modules',
  '@safe-global',
  'safe-contracts',
  'build/artifacts/contracts/Safe.sol/Safe.json',
);

/** Call of a Safe. */
export interface SafePayment {
  readonly to: Address;
  readonly value?: bigint;
  readonly data?: Hex;
  readonly safeTxGas?: bigint;
  readonly nonce?: bigint;
}

export type LocalSafe = Awaited<ReturnType<typeof createLocalSafe>>;

/** Deploys the Safe contract (1.4.1) with 3 owners, threshold 2, and ether. */
export async function createLocalSafe(chain: LocalChain) {
  const { client } = chain;
  const { deployedBytecode: bytecode }: { deployedBytecode: unknown } = JSON.parse(
    readFileSync(artifact, 'utf8'),
  );
  if (!isHex(bytecode)) throw new Error('No code');
  const { address } = privateKeyToAccount(generatePrivateKey());
  // Skips the constructor, which sets a threshold so that the singleton cannot be set up.
  await client.setCode({ address, bytecode });
  await client.setBalance({ address, value: 10n ** 18n });
  const owners = [0, 1, 2].map(() => privateKeyToAccount(generatePrivateKey()));
  const sender = chain.takeAccount();
  const none = [zeroAddress, '0x', zeroAddress, zeroAddress, 0n, zeroAddress] as const;
  const addresses = owners.map((owner) => owner.address);
  const data = encodeFunctionData({ abi, functionName: 'setup', args: [addresses, 2n, ...none] });
  await chain.send({ from: sender, to: address, data, gas: 500_000n });
  await chain.mine();

  async function fieldsOf({ to, value = 0n, data: call = '0x', safeTxGas = 0n }: SafePayment) {
    return [to, value, call, 0, safeTxGas, 0n, 0n, zeroAddress, zeroAddress] as const;
  }

  return {
    address,
    owners,
    nonce: () => client.readContract({ address, abi, functionName: 'nonce' }),
    /** Returns the hash that the owners sign. */
    async hashOf(payment: SafePayment): Promise<Hash> {
      const nonce = payment.nonce ?? (await this.nonce());
      const args = [...(await fieldsOf(payment)), nonce] as const;
      return client.readContract({ address, abi, functionName: 'getTransactionHash', args });
    },
    /** Signs with the first two owners and executes, in a separate block. */
    async execute(payment: SafePayment): Promise<Hash> {
      const hash = await this.hashOf(payment);
      const signatures = await signAll(owners.slice(0, 2), hash);
      const args = [...(await fieldsOf(payment)), signatures] as const;
      const call = encodeFunctionData({ abi, functionName: 'execTransaction', args });
      const sent = await chain.send({ from: sender, to: address, data: call, gas: 500_000n });
      await chain.mine();
      return sent;
    },
  };
}

async function signAll(owners: readonly PrivateKeyAccount[], hash: Hash): Promise<Hex> {
  const sorted = owners.toSorted((one, other) =>
    one.address.toLowerCase() < other.address.toLowerCase() ? -1 : 1,
  );
  return concat(await Promise.all(sorted.map((owner) => owner.sign({ hash }))));
}
