import { type Address, isAddressEqual, zeroAddress } from 'viem';
import { isBurnAddress } from './burnAddress.ts';
import type { PaymentFacts } from './facts.ts';
import { createLookAlikes } from './lookAlike.ts';
import { isCoin, type Movement } from './movements.ts';
import { uniqueAddresses } from './neededFacts.ts';
import { createPaymentFinding, type PaymentFinding } from './paymentFinding.ts';

type RecipientFacts = Pick<
  PaymentFacts,
  'account' | 'listed' | 'tokenAt' | 'known' | 'paid' | 'mixedNames'
>;

/** Returns findings on the recipients of transfers; transfers without a recipient have none. */
export function checkRecipients(
  movements: readonly Movement[],
  facts: RecipientFacts,
): readonly PaymentFinding[] {
  const { mixedNames = [] } = facts;
  const mixed = mixedNames.filter((one) =>
    movements.some(({ to }) => to && isAddressEqual(to, one)),
  );
  return [
    ...movements.flatMap((moved) => checkRecipient(moved, facts)),
    ...(mixed.length > 0 ? [createPaymentFinding('name-mixed', [], { addresses: mixed })] : []),
    ...checkDuplicate(movements),
    ...checkAcquaintance(movements, facts),
  ];
}

/** Returns findings on recipients that get the same asset more than once, possibly by mistake. */
function checkDuplicate(movements: readonly Movement[]): readonly PaymentFinding[] {
  const seen = new Set<string>();
  const twice = movements.flatMap(({ to, token, tokenId }) => {
    if (!to || tokenId !== undefined) return [];
    const key = `${to} ${token}`.toLowerCase();
    const isAgain = seen.has(key);
    seen.add(key);
    return isAgain ? [to] : [];
  });
  return twice.length > 0
    ? [createPaymentFinding('recipient-twice', [], { addresses: uniqueAddresses(twice) })]
    : [];
}

function checkRecipient(
  { to, token, path }: Movement,
  { account, listed, tokenAt }: RecipientFacts,
): readonly PaymentFinding[] {
  if (!to) return [];
  const details = { addresses: [to] };
  if (isAddressEqual(to, zeroAddress))
    return [createPaymentFinding('recipient-zero', path, details)];
  if (!isCoin(token) && isAddressEqual(to, token)) {
    return [createPaymentFinding('recipient-token', path, details)];
  }
  if (isAddressEqual(to, account)) return [createPaymentFinding('recipient-self', path, details)];
  if (isBurnAddress(to)) return [createPaymentFinding('recipient-burn', path, details)];
  const isListed = listed.some(({ address }) => isAddressEqual(address, to));
  const contract = isListed || tokenAt(to);
  // It may be a token's, from which nothing comes back.
  if (contract === 'not-read') return [createPaymentFinding('code-unread', path, details)];
  return contract ? [createPaymentFinding('recipient-other-token', path, details)] : [];
}

/** Returns findings on recipients that were not paid before. */
function checkAcquaintance(
  movements: readonly Movement[],
  facts: RecipientFacts,
): readonly PaymentFinding[] {
  const met = metBy(facts);
  const strangers = uniqueAddresses(movements.flatMap(({ to }) => to ?? [])).filter(
    (one) => !met.has(one.toLowerCase()),
  );
  if (strangers.length === 0) return [];
  const code = facts.paid === 'not-read' ? 'recipient-unread' : 'recipient-new';
  return [createPaymentFinding(code, [], { addresses: strangers })];
}

/** Returns findings on addresses that look like a known one, or like another one of the transaction. */
export function checkLookAlike(
  concerned: readonly { readonly address: Address; readonly path: readonly number[] }[],
  facts: Pick<PaymentFacts, 'account' | 'known' | 'paid'>,
): readonly PaymentFinding[] {
  const met = metBy(facts);
  const findLike = createLookAlikes([...met.values(), ...concerned.map(({ address }) => address)]);
  const strangers = new Map(
    concerned
      .filter(({ address }) => !met.has(address.toLowerCase()))
      .map((one) => [one.address.toLowerCase(), one]),
  );
  return [...strangers.values()].flatMap(({ address, path }) => {
    const like = findLike(address);
    return like
      ? [createPaymentFinding('recipient-alike', path, { addresses: [address, like] })]
      : [];
  });
}

/**
 * Returns findings on contract accounts of other networks: without code here, they may not get what is sent, and cannot
 * sign.
 */
export function checkElsewhere(
  concerned: readonly { readonly address: Address; readonly path: readonly number[] }[],
  { account, contractElsewhere }: Pick<PaymentFacts, 'account' | 'contractElsewhere'>,
): readonly PaymentFinding[] {
  if (!contractElsewhere) return [];
  return concerned.flatMap(({ address, path }) => {
    const chainId = isAddressEqual(address, account) ? undefined : contractElsewhere(address);
    const addresses = [address];
    if (chainId === undefined) return [];
    return chainId === 'not-read'
      ? [createPaymentFinding('account-unread', path, { addresses })]
      : [createPaymentFinding('account-elsewhere', path, { addresses, chainId })];
  });
}

/** Returns the known addresses, by their lower-case form. */
function metBy({
  account,
  known,
  paid,
}: Pick<PaymentFacts, 'account' | 'known' | 'paid'>): ReadonlyMap<string, Address> {
  const met = [account, ...known, ...(paid === 'not-read' ? [] : paid)];
  return new Map(met.map((one) => [one.toLowerCase(), one]));
}
