import type { DecodedCall, SafeCall, SafeTransaction } from '@mooring/safe/transactions';
import { type Address, getAddress, isAddress, isAddressEqual, size, zeroAddress } from 'viem';
import type { LocalChain } from '../../chain/localChain.ts';
import type { Receipt } from '../chain/chainIndex.ts';
import type { World } from '../world.ts';
import { decodedView, decodePublishedCall } from './callView.ts';
import { addressInfo } from './chainView.ts';

/** Kind of a transaction: a transfer, a settings change, or another call. */
export function transactionInfo(
  world: World,
  local: LocalChain,
  safe: Address,
  call: SafeCall & Partial<SafeTransaction>,
): Readonly<Record<string, unknown>> {
  const decoded = decodePublishedCall(safe, call);
  if (decoded.kind === 'coins' && call.value > 0n && !isAddressEqual(call.to, safe)) {
    return transferView(world, safe, call.to, 'OUTGOING', coinInfo(call.value));
  }
  if (decoded.kind === 'function' && isAddressEqual(call.to, safe)) {
    const info = settingsInfo(world, decoded);
    const dataDecoded = decodedView(decoded);
    if (info) return { type: 'SettingsChange', dataDecoded, settingsInfo: info, ...described };
  }
  const sent = sentTokens(decoded);
  const token = sent && tokenInfo(local, call.to, sent.amount);
  if (sent && token) return transferView(world, safe, sent.to, 'OUTGOING', token);
  return customView(world, safe, call, decoded);
}

/** Incoming transfer. */
export function receiptInfo(world: World, local: LocalChain, receipt: Receipt) {
  const { safe, from, token, value } = receipt;
  const info = token === null ? coinInfo(value) : tokenInfo(local, token, value);
  return {
    ...transferView(world, from, safe, 'INCOMING', info ?? unknownToken(token ?? safe, value)),
  };
}

/** The public gateway describes some transactions in a sentence; this one never does. */
const described = { humanDescription: null } as const;

function transferView(
  world: World,
  sender: Address,
  recipient: Address,
  direction: 'INCOMING' | 'OUTGOING',
  transferInfo: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return {
    type: 'Transfer',
    sender: addressInfo(world, sender),
    recipient: addressInfo(world, recipient),
    direction,
    transferInfo,
    ...described,
  };
}

function coinInfo(value: bigint) {
  return { type: 'NATIVE_COIN', value: String(value) };
}

function tokenInfo({ tokens }: LocalChain, address: Address, value: bigint) {
  const token = tokens.find((one) => isAddressEqual(one.address, address));
  if (!token) return undefined;
  return {
    ...unknownToken(token.address, value),
    tokenName: token.name,
    tokenSymbol: token.symbol,
    decimals: token.decimals,
    trusted: true,
  };
}

function unknownToken(tokenAddress: Address, value: bigint) {
  return {
    type: 'ERC20',
    tokenAddress,
    value: String(value),
    tokenName: null,
    tokenSymbol: null,
    logoUri: null,
    decimals: null,
    trusted: false,
    imitation: false,
  };
}

function sentTokens(decoded: DecodedCall): { to: Address; amount: bigint } | undefined {
  if (decoded.kind !== 'function' || decoded.signature !== 'transfer(address,uint256)') return;
  const [to, amount] = decoded.args.map(({ value }) => value);
  if (typeof to !== 'string' || !isAddress(to) || typeof amount !== 'bigint') return;
  return decoded.call.value === 0n ? { to: getAddress(to), amount } : undefined;
}

function customView(
  world: World,
  safe: Address,
  call: SafeCall & Partial<SafeTransaction>,
  decoded: DecodedCall,
) {
  const { to, value, data } = call;
  return {
    type: 'Custom',
    to: addressInfo(world, to),
    dataSize: String(size(data)),
    value: String(value),
    methodName: decodedView(decoded)?.method ?? null,
    actionCount: decoded.kind === 'batch' ? decoded.calls.length : null,
    isCancellation: isAddressEqual(to, safe) && value === 0n && data === '0x' && !hasGasTerms(call),
    ...described,
  };
}

/** True with gas or a refund set: the public gateway calls no such transaction a cancellation. */
function hasGasTerms({
  safeTxGas = 0n,
  baseGas = 0n,
  gasPrice = 0n,
  gasToken = zeroAddress,
  refundReceiver = zeroAddress,
}: Partial<SafeTransaction>): boolean {
  return (
    safeTxGas + baseGas + gasPrice > 0n ||
    [gasToken, refundReceiver].some((one) => !isAddressEqual(one, zeroAddress))
  );
}

/** Change of the Safe's settings; null for any other call. */
function settingsInfo(
  world: World,
  decoded: Extract<DecodedCall, { kind: 'function' }>,
): Readonly<Record<string, unknown>> | null {
  const argument = (name: string) => decoded.args.find((one) => one.name === name)?.value;
  const address = (name: string): Address => {
    const value = argument(name);
    return typeof value === 'string' && isAddress(value) ? getAddress(value) : zeroAddress;
  };
  const info = (name: string) => addressInfo(world, address(name));
  const threshold = Number(argument('threshold'));

  switch (decoded.name) {
    case 'addOwnerWithThreshold':
      return { type: 'ADD_OWNER', owner: info('owner'), threshold };
    case 'removeOwner':
      return { type: 'REMOVE_OWNER', owner: info('owner'), threshold };
    case 'swapOwner':
      return { type: 'SWAP_OWNER', oldOwner: info('oldOwner'), newOwner: info('newOwner') };
    case 'changeThreshold':
      return { type: 'CHANGE_THRESHOLD', threshold };
    case 'enableModule':
      return { type: 'ENABLE_MODULE', module: info('module') };
    case 'disableModule':
      return { type: 'DISABLE_MODULE', module: info('module') };
    case 'setFallbackHandler':
      return { type: 'SET_FALLBACK_HANDLER', handler: info('handler') };
    case 'setGuard':
      return address('guard') === zeroAddress
        ? { type: 'DELETE_GUARD' }
        : { type: 'SET_GUARD', guard: info('guard') };
    case 'changeMasterCopy':
      return { type: 'CHANGE_IMPLEMENTATION', implementation: info('masterCopy') };
    default:
      return null;
  }
}
