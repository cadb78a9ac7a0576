import { type Address, isAddressEqual } from 'viem';
import { hasPossibleDecimals, type PaymentFacts } from './facts.ts';
import { findImitatedSymbol } from './findImitatedSymbol.ts';
import { isCoin, type Movement } from './movements.ts';
import { createPaymentFinding, type PaymentFinding } from './paymentFinding.ts';
import { type PlacedBatch, type PlacedCall, powerfulContract } from './powers.ts';
import { purposeOf } from './publishedContracts.ts';

type ContractFacts = Pick<PaymentFacts, 'account' | 'hasCode' | 'tokenAt' | 'listed' | 'published'>;

/** Functions that deploy contracts, which a later call of the same transaction may use. */
const creating: readonly string[] = [
  // createProxyWithNonce, createSigner, performCreate, performCreate2.
  ...['0x1688f0b9', '0x0d2f0489', '0x4c8c9ea1', '0x4847be6f'],
];

/** Returns findings on contracts that are called, or that get power over the account. */
export function checkContracts(
  calls: readonly PlacedCall[],
  facts: ContractFacts,
): readonly PaymentFinding[] {
  let mayCreate = false;
  return calls.flatMap((placed) => {
    const found = [...checkCalled(placed, facts, mayCreate), ...checkPowerful(placed, facts)];
    mayCreate ||= isCreation(placed);
    return found;
  });
}

/** Returns true for a call that deploys a contract. */
export function isCreation({ decoded }: PlacedCall): boolean {
  return creating.includes(decoded.call.data.slice(0, 10).toLowerCase());
}

/**
 * Returns findings on the contracts of batches: a delegatecall to an address without code succeeds, and makes none of the
 * calls.
 */
export function checkBatches(
  batches: readonly PlacedBatch[],
  { hasCode }: Pick<PaymentFacts, 'hasCode'>,
): readonly PaymentFinding[] {
  return batches.flatMap(({ contract, path }) => {
    const code = hasCode(contract);
    if (code === true) return [];
    const details = { addresses: [contract] };
    return [createPaymentFinding(code ? 'code-unread' : 'code-missing', path, details)];
  });
}

/** Returns findings on called addresses: a call with data to an address without code succeeds, and does nothing. */
function checkCalled(
  { decoded, path }: PlacedCall,
  { account, hasCode }: ContractFacts,
  mayCreate: boolean,
): readonly PaymentFinding[] {
  const { to, data } = decoded.call;
  if (data === '0x' || isAddressEqual(to, account)) return [];
  const code = hasCode(to);
  const details = { addresses: [to] };
  if (code === 'not-read') return [createPaymentFinding('code-unread', path, details)];
  if (code) return [];
  // Data for an address without code may be a message for its owner.
  const isExpected = decoded.kind === 'function' && !mayCreate;
  return [createPaymentFinding(isExpected ? 'code-missing' : 'code-expected', path, details)];
}

function checkPowerful(
  placed: PlacedCall,
  { account, hasCode, tokenAt, listed, published }: ContractFacts,
): readonly PaymentFinding[] {
  const contract = powerfulContract(placed, account);
  if (!contract) return [];
  const { kind, address, path } = contract;
  const details = { addresses: [address] };
  const code = hasCode(address);
  if (code === false) return [createPaymentFinding('power-without-code', path, details)];
  const isListed = listed.some((one) => isAddressEqual(one.address, address));
  const token = isListed || tokenAt(address);
  if (token === true || typeof token === 'object')
    return [createPaymentFinding('power-of-token', path, details)];
  if (code === 'not-read' || token === 'not-read')
    return [createPaymentFinding('power-unread', path, details)];
  const { decoded } = placed;
  const isRecovery = decoded.kind === 'function' && decoded.source === 'recovery';
  const isPublished =
    kind === 'module'
      ? isRecovery || purposeOf(address) !== undefined
      : kind !== 'guard' && published.some((one) => isAddressEqual(one, address));
  return isPublished ? [] : [createPaymentFinding('power-unpublished', path, details)];
}

/**
 * Returns findings on tokens that another contract transfers, which may treat a transfer without a token contract as
 * successful.
 */
export function checkMoved(
  movements: readonly Movement[],
  calls: readonly PlacedCall[],
  { hasCode }: Pick<PaymentFacts, 'hasCode'>,
): readonly PaymentFinding[] {
  const called = new Set(calls.map(({ decoded }) => decoded.call.to.toLowerCase()));
  return movements.flatMap(({ token, path }) => {
    if (isCoin(token) || called.has(token.toLowerCase())) return [];
    const code = hasCode(token);
    if (code === true) return [];
    const details = { addresses: [token] };
    return [createPaymentFinding(code ? 'code-unread' : 'code-missing', path, details)];
  });
}

/** Returns findings on a token that is transferred or approved. */
export function checkToken(
  token: Address,
  path: readonly number[],
  { listed, currency, tokenAt }: Pick<PaymentFacts, 'listed' | 'currency' | 'tokenAt'>,
): readonly PaymentFinding[] {
  if (isCoin(token) || listed.some(({ address }) => isAddressEqual(address, token))) return [];
  const facts = tokenAt(token);
  if (facts === 'not-read') return [createPaymentFinding('token-unread', path, { token })];
  if (!facts) return [];
  const imitated = findImitatedSymbol(facts.symbol, [
    ...listed.map(({ symbol }) => symbol),
    currency.symbol,
  ]);
  const details = { token, symbol: facts.symbol };
  const isOdd = facts.kind === 'fungible' && !hasPossibleDecimals(facts);
  return [
    ...(imitated === undefined ? [] : [createPaymentFinding('token-imitates', path, details)]),
    ...(isOdd ? [createPaymentFinding('token-decimals', path, details)] : []),
  ];
}
