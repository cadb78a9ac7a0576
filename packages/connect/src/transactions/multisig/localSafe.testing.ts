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

/** One call for a Safe to make. */
export interface SafePayment {
  readonly to: Address;
  readonly value?: bigint;
  readonly data?: Hex;
  readonly safeTxGas?: bigint;
  readonly nonce?: bigint;
}

export type LocalSafe = Awaited<ReturnType<typeof createLocalSafe>>;

/** The real contract (1.4.1) at an address of its own, with 3 owners of whom 2 sign, and ether. */
export async function createLocalSafe(chain: LocalChain) {
  const { client } = chain;
  const { deployedBytecode: bytecode }: { deployedBytecode: unknown } = JSON.parse(
    readFileSync(artifact, 'utf8'),
  );
  if (!isHex(bytecode)) throw new Error('No code');
  const { address } = privateKeyToAccount(generatePrivateKey());
  // Without its constructor, which sets a threshold so that nobody can set the original up.
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
    /** The hash that its owners sign. */
    async hashOf(payment: SafePayment): Promise<Hash> {
      const nonce = payment.nonce ?? (await this.nonce());
      const args = [...(await fieldsOf(payment)), nonce] as const;
      return client.readContract({ address, abi, functionName: 'getTransactionHash', args });
    },
    /** Has the first two owners sign and brings it to the chain, in a block of its own. */
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
