import { isRecord, lookUp } from '@mooring/internal';
import type { TypedData } from '@mooring/safe/transactions';
import { type Address, isAddress, maxUint256 } from 'viem';

/** Permission of one spender for one token. */
export interface PermittedSpending {
  readonly token: Address;
  readonly spender: Address;
  /** In the token's smallest unit. */
  readonly amount: bigint;
  /** End of the permission, in seconds since 1970; undefined if only the deadline of the permit applies. */
  readonly until?: bigint;
}

/** Permission to spend tokens by a signature, without a transaction. */
export interface Permit {
  readonly spendings: readonly PermittedSpending[];
  /** Last time at which the signature can be used, in seconds since 1970. */
  readonly deadline: bigint;
}

/** Uniswap's Permit2, at one address on every network. */
const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3';

/** Types of permits, as their contracts hash them: https://eips.ethereum.org/EIPS/eip-2612, DAI, Permit2. */
const structures = {
  eip2612: 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline',
  dai: 'address holder,address spender,uint256 nonce,uint256 expiry,bool allowed',
  PermitSingle: 'PermitDetails details,address spender,uint256 sigDeadline',
  PermitBatch: 'PermitDetails[] details,address spender,uint256 sigDeadline',
  PermitDetails: 'address token,uint160 amount,uint48 expiration,uint48 nonce',
  PermitTransferFrom: 'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline',
  PermitBatchTransferFrom:
    'TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline',
  TokenPermissions: 'address token,uint256 amount',
} as const;

/** Decodes typed data as a permit of an account; undefined for other data. */
export function readPermit(typedData: TypedData, account: Address): Permit | undefined {
  const { domain, primaryType, message } = typedData;
  const contract = readPermitAddress(domain['verifyingContract']);
  const spender = readPermitAddress(message['spender']);
  if (!contract || !spender) return undefined;
  const matchesType = (name: keyof typeof structures, type: string = name) =>
    encodeFields(typedData, type) === structures[name];

  if (primaryType === 'Permit') {
    const isStandard = matchesType('eip2612', 'Permit');
    if (!isStandard && !matchesType('dai', 'Permit')) return undefined;
    const owner = readPermitAddress(message[isStandard ? 'owner' : 'holder']);
    const deadline = readPermitNumber(message[isStandard ? 'deadline' : 'expiry']);
    const amount = isStandard
      ? readPermitNumber(message['value'])
      : message['allowed'] === true || message['allowed'] === 'true'
        ? maxUint256
        : 0n;
    if (owner?.toLowerCase() !== account.toLowerCase()) return undefined;
    if (deadline === undefined || amount === undefined) return undefined;
    // In DAI, an expiry of 0 means no expiry.
    const never = !isStandard && deadline === 0n;
    return {
      spendings: [{ token: contract, spender, amount }],
      deadline: never ? maxUint256 : deadline,
    };
  }

  if (contract.toLowerCase() !== PERMIT2) return undefined;
  switch (primaryType) {
    case 'PermitSingle':
    case 'PermitBatch':
      if (!matchesType(primaryType) || !matchesType('PermitDetails')) return undefined;
      return createPermit(message['details'], message['sigDeadline'], spender);
    case 'PermitTransferFrom':
    case 'PermitBatchTransferFrom':
      if (!matchesType(primaryType) || !matchesType('TokenPermissions')) return undefined;
      return createPermit(message['permitted'], message['deadline'], spender);
    default:
      return undefined;
  }
}

function createPermit(details: unknown, end: unknown, spender: Address): Permit | undefined {
  const listed: readonly unknown[] = Array.isArray(details) ? details : [details];
  const spendings = listed.flatMap((detail): PermittedSpending[] => {
    if (!isRecord(detail)) return [];
    const token = readPermitAddress(detail['token']);
    const amount = readPermitNumber(detail['amount']);
    // An expiration of 0 ends with the current block.
    const until = readPermitNumber(detail['expiration']) || undefined;
    return token && amount !== undefined
      ? [{ token, spender, amount, ...(until !== undefined && { until }) }]
      : [];
  });
  const deadline = readPermitNumber(end);
  if (deadline === undefined || spendings.length === 0 || spendings.length < listed.length)
    return undefined;
  return { spendings, deadline };
}

/** Returns a type as it is hashed: types and names of its fields, in their order. */
function encodeFields({ types }: TypedData, type: string): string | undefined {
  const fields = lookUp(types, type);
  return fields?.map((field) => `${field.type} ${field.name}`).join(',');
}

function readPermitAddress(value: unknown): Address | undefined {
  return typeof value === 'string' && isAddress(value, { strict: false }) ? value : undefined;
}

/** Parses a number of typed data: bigint, safe integer, decimal or hex string. */
function readPermitNumber(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value >= 0n ? value : undefined;
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : undefined;
  if (typeof value !== 'string' || !/^(?:\d{1,78}|0x[\da-f]{1,64})$/i.test(value)) return undefined;
  return BigInt(value);
}
