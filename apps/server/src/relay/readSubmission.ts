import {
  accountAddress,
  accountSetup,
  type PasskeyContracts,
  type PublicKey,
  safeContracts,
} from '@mooring/passkey/account';
import {
  executionAbi,
  multiSendAbi,
  proxyFactoryAbi,
  type SafeTransaction,
  setupAbi,
  unpackCalls,
} from '@mooring/safe/transactions';
import {
  type Abi,
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  isAddressEqual,
  numberToHex,
  parseAbi,
} from 'viem';

const createSignerAbi = parseAbi([
  'function createSigner(uint256 x, uint256 y, uint176 verifiers)',
]);

/** Call signed by an account's owner, as submitted. */
export interface Submission {
  chainId: number;
  to: Address;
  data: Hex;
}

/** Decoded submission. */
export interface ReadSubmission {
  /** Transaction that the account executes, with the account's nonce. */
  transaction: Omit<SafeTransaction, 'nonce'>;
  /** Key whose signer is deployed, if any. */
  publicKey: PublicKey | undefined;
  /** Owner of the account, if it is deployed. */
  owner: Address | undefined;
}

/**
 * Decodes a submission, byte by byte: an account's `execTransaction`, or the batch that deploys the account's signer
 * and the account (either may exist) and executes its first transaction. `other-account` for another account;
 * `unreadable` for anything else. Makes no requests: `checkAccount` checks that the deployed signer is an owner.
 */
export function readSubmission(
  { to, data }: Pick<Submission, 'to' | 'data'>,
  account: Address,
  contracts: PasskeyContracts,
): ReadSubmission | 'other-account' | 'unreadable' {
  if (!isAddressEqual(to, safeContracts.multiSendCallOnly)) {
    const transaction = decodeExecution(data);
    if (!transaction) return 'unreadable';
    if (!isAddressEqual(to, account)) return 'other-account';
    return { transaction, publicKey: undefined, owner: undefined };
  }
  const packed = decodeArguments(multiSendAbi, data)?.[0];
  const calls = isHexText(packed) ? unpackCalls(packed) : undefined;
  const isPlain = calls?.every(({ operation, value }) => operation === 0 && value === 0n);
  const last = calls?.at(-1);
  if (!calls || !isPlain || !last) return 'unreadable';
  const making = calls.slice(0, -1);
  const signerCall = readFirst(making, contracts.factory);
  const proxyCall = readFirst(making, safeContracts.proxyFactory);
  const publicKey = signerCall && readSignerCall(signerCall.data, contracts);
  const owner = proxyCall && readProxyCall(proxyCall.data);
  const transaction = decodeExecution(last.data);
  const isWhole = making.length === 0 && (signerCall ?? proxyCall) !== undefined;
  if (!isWhole || !transaction || (signerCall && !publicKey) || (proxyCall && !owner))
    return 'unreadable';
  const makesAnother = owner && !isAddressEqual(accountAddress(owner), account);
  if (!isAddressEqual(last.to, account) || makesAnother) return 'other-account';
  return { transaction, publicKey, owner };
}

/** Removes and returns the first call if it is to this contract. */
function readFirst<Call extends { readonly to: Address }>(calls: Call[], to: Address) {
  return calls[0] && isAddressEqual(calls[0].to, to) ? calls.shift() : undefined;
}

/** Arguments of a call in the canonical encoding of Solidity; `undefined` for any other call. */
export function decodeArguments(abi: Abi, data: Hex): readonly unknown[] | undefined {
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi, data });
    const isExact = encodeFunctionData({ abi, functionName, args }) === data.toLowerCase();
    return isExact ? args : undefined;
  } catch {
    return undefined;
  }
}

function decodeExecution(data: Hex): ReadSubmission['transaction'] | undefined {
  if (!decodeArguments(executionAbi, data)) return undefined;
  const { args } = decodeFunctionData({ abi: executionAbi, data });
  const [to, value, inner, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] =
    args;
  if (operation !== 0 && operation !== 1) return undefined;
  const fees = { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver };
  return { to, value, data: inner, operation, ...fees };
}

function readSignerCall(data: Hex, { verifiers }: PasskeyContracts): PublicKey | undefined {
  const [x, y, encodedVerifiers] = decodeArguments(createSignerAbi, data) ?? [];
  if (typeof x !== 'bigint' || typeof y !== 'bigint' || encodedVerifiers !== BigInt(verifiers))
    return undefined;
  return { x: numberToHex(x, { size: 32 }), y: numberToHex(y, { size: 32 }) };
}

/** Only owner of the deployed Safe, if its setup is that of a passkey account. */
function readProxyCall(data: Hex): Address | undefined {
  const [singleton, initializer, saltNonce] = decodeArguments(proxyFactoryAbi, data) ?? [];
  if (!isHexText(initializer) || saltNonce !== 0n) return undefined;
  if (String(singleton) !== safeContracts.safeL2) return undefined;
  if (!decodeArguments(setupAbi, initializer)) return undefined;
  const [owner] = decodeFunctionData({ abi: setupAbi, data: initializer }).args[0];
  return owner && accountSetup(owner) === initializer ? owner : undefined;
}

function isHexText(value: unknown): value is Hex {
  return typeof value === 'string' && value.startsWith('0x');
}
