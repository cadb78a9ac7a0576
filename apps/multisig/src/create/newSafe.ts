import { hasCode } from '@mooring/page/chain';
import { type Deployment, proxyFactoryAbi, setupAbi } from '@mooring/safe/transactions';
import {
  type Address,
  BaseError,
  type Client,
  concat,
  decodeFunctionData,
  decodeFunctionResult,
  ExecutionRevertedError,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  isAddressEqual,
  keccak256,
  parseAbi,
  toHex,
  zeroAddress,
} from 'viem';
import { call, readContract } from 'viem/actions';

/** Setup of an account; with the same contracts, the address is the same on every network. */
export interface NewSafe {
  readonly owners: readonly Address[];
  readonly threshold: number;
  /** Salt nonce: distinguishes accounts with the same owners and threshold. */
  readonly saltNonce: bigint;
}

/** Contracts that an account uses. */
export type SafeContracts = Readonly<
  Record<'safeL2' | 'proxyFactory' | 'fallbackHandler', Address>
>;

/** Call that creates an account. */
export interface CreationCall {
  readonly to: Address;
  readonly value: bigint;
  readonly data: Hex;
}

/** Release of new accounts: the newest that Safe's own interface creates. */
export const NEW_VERSION = '1.4.1';

/** Contracts of that release among a network's; undefined where one is missing. */
export function contractsOf(deployments: readonly Deployment[]): SafeContracts | undefined {
  const { contracts } = deployments.find(({ version }) => version === NEW_VERSION) ?? {};
  const { safeL2, proxyFactory, fallbackHandler } = contracts ?? {};
  if (!safeL2 || !proxyFactory || !fallbackHandler) return undefined;
  return { safeL2, proxyFactory, fallbackHandler };
}

const creationCodeAbi = parseAbi(['function proxyCreationCode() view returns (bytes)']);

/** Call data of the setup: owners and threshold, without a delegate call or payment. */
function encodeInitializer(
  { owners, threshold }: NewSafe,
  { fallbackHandler }: SafeContracts,
): Hex {
  const none = [zeroAddress, '0x'] as const;
  const unpaid = [zeroAddress, 0n, zeroAddress] as const;
  return encodeFunctionData({
    abi: setupAbi,
    args: [owners, BigInt(threshold), ...none, fallbackHandler, ...unpaid],
  });
}

/** Returns the transaction that creates an account; anyone can send it. */
export function creationCall(safe: NewSafe, contracts: SafeContracts): CreationCall {
  const args = [contracts.safeL2, encodeInitializer(safe, contracts), safe.saltNonce] as const;
  const data = encodeFunctionData({
    abi: proxyFactoryAbi,
    functionName: 'createProxyWithNonce',
    args,
  });
  return { to: contracts.proxyFactory, value: 0n, data };
}

/**
 * Address an account will have, by CREATE2 as the factory does it.
 * @param proxyCode of {@link readProxyCode}
 */
export function predictAddress(safe: NewSafe, contracts: SafeContracts, proxyCode: Hex): Address {
  const initializer = encodeInitializer(safe, contracts);
  return computeAddress(initializer, safe.saltNonce, contracts, proxyCode);
}

function computeAddress(
  initializer: Hex,
  saltNonce: bigint,
  { proxyFactory, safeL2 }: Pick<SafeContracts, 'proxyFactory' | 'safeL2'>,
  proxyCode: Hex,
): Address {
  return getContractAddress({
    opcode: 'CREATE2',
    from: proxyFactory,
    salt: keccak256(concat([keccak256(initializer), toHex(saltNonce, { size: 32 })])),
    bytecode: concat([proxyCode, toHex(BigInt(safeL2), { size: 32 })]),
  });
}

/** Reads the creation code of accounts from a network's factory. */
export async function readProxyCode(client: Client, { proxyFactory }: SafeContracts): Promise<Hex> {
  return readContract(client, {
    address: proxyFactory,
    abi: creationCodeAbi,
    functionName: 'proxyCreationCode',
  });
}

/** Returns true if all contracts of a new account are on the network. */
export async function hasContracts(client: Client, contracts: SafeContracts): Promise<boolean> {
  const found = await Promise.all(
    Object.values(contracts).map((address) => hasCode(client, address)),
  );
  return found.every(Boolean);
}

/** Most accounts with the same owners and threshold that are counted. */
const MOST_SALTS = 20n;

/**
 * Returns the first account with these owners that is not deployed on the network; undefined if there are too many.
 * `eth_call` of the creation must return the same address.
 * @param isOther true for a network with another address derivation, whose address is read by `eth_call` only
 * @throws {Error} if the network returns another address
 */
export async function findUnusedAccount(
  client: Client,
  safe: Omit<NewSafe, 'saltNonce'>,
  contracts: SafeContracts,
  isOther = false,
): Promise<(NewSafe & { readonly address: Address }) | undefined> {
  const proxyCode = isOther ? undefined : await readProxyCode(client, contracts);
  for (let saltNonce = 0n; saltNonce < MOST_SALTS; saltNonce += 1n) {
    const one = { ...safe, saltNonce };
    const predicted = proxyCode && predictAddress(one, contracts, proxyCode);
    if (predicted && (await hasCode(client, predicted))) continue;
    const address = await requestAddress(client, one, contracts);
    if (predicted && !(address && isAddressEqual(address, predicted)))
      throw new Error('The network gives another address than computed.');
    if (address) return { ...one, address };
  }
  return undefined;
}

/** Requests the address from the network's factory; undefined if it is already deployed. */
async function requestAddress(client: Client, safe: NewSafe, contracts: SafeContracts) {
  try {
    const { data } = await call(client, creationCall(safe, contracts));
    return (
      data &&
      decodeFunctionResult({ abi: proxyFactoryAbi, functionName: 'createProxyWithNonce', data })
    );
  } catch (error) {
    // Other errors mean that the network does not respond.
    if (error instanceof BaseError && error.walk((one) => one instanceof ExecutionRevertedError))
      return undefined;
    throw error;
  }
}

/**
 * Decodes the setup of an account from the transaction that created it; undefined unless it creates exactly this
 * account, without a delegatecall or payment in its setup.
 */
export function readCreation(
  { to, input }: { readonly to: Address | null; readonly input: Hex },
  account: Address,
  contracts: SafeContracts,
  proxyCode: Hex,
): NewSafe | undefined {
  if (!to || !isAddressEqual(to, contracts.proxyFactory)) return undefined;
  try {
    const outer = decodeFunctionData({ abi: proxyFactoryAbi, data: input });
    if (outer.functionName !== 'createProxyWithNonce') return undefined;
    const [singleton, initializer, saltNonce] = outer.args;
    const { args } = decodeFunctionData({ abi: setupAbi, data: initializer });
    const safe = { owners: args[0], threshold: Number(args[1]), saltNonce };
    const isPlain = initializer.toLowerCase() === encodeInitializer(safe, contracts).toLowerCase();
    const isOurs = isAddressEqual(singleton, contracts.safeL2) && isPlain;
    return isOurs && isAddressEqual(predictAddress(safe, contracts, proxyCode), account)
      ? safe
      : undefined;
  } catch {
    return undefined;
  }
}
