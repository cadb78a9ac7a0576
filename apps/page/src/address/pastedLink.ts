import { shortNameOf, stripInvisible } from '@mooring/connect/address';
import { lookUp } from '@mooring/internal';
import { type Address, isAddress, maxUint256 } from 'viem';

/** Amount that a payment link asks for. */
export interface RequestedAmount {
  /** In the smallest unit of the asset. */
  readonly amount: bigint;
  /** Absent for the native currency. */
  readonly token?: Address;
}

/** Recipient and amount of a link. */
interface PastedLink {
  /** Address or name; an address is prefixed with the network's short name (ERC-3770) if the link has one. */
  readonly recipient: string;
  /** Short name of the link's network, or its chain id in digits. */
  readonly network?: string | undefined;
  readonly asked?: RequestedAmount;
}

/** Chains of public explorers, by host; the same under `www.`. */
const explorers: Readonly<Record<string, number>> = {
  'etherscan.io': 1,
  'eth.blockscout.com': 1,
  'optimistic.etherscan.io': 10,
  'optimism.blockscout.com': 10,
  'bscscan.com': 56,
  'gnosisscan.io': 100,
  'gnosis.blockscout.com': 100,
  'polygonscan.com': 137,
  'polygon.blockscout.com': 137,
  'era.zksync.network': 324,
  'explorer.zksync.io': 324,
  'basescan.org': 8453,
  'base.blockscout.com': 8453,
  'arbiscan.io': 42_161,
  'arbitrum.blockscout.com': 42_161,
  'celoscan.io': 42_220,
  'snowtrace.io': 43_114,
  'lineascan.build': 59_144,
  'explorer.zora.energy': 7_777_777,
  'sepolia.etherscan.io': 11_155_111,
};

/** Maximum length of a link, in characters. */
const LONGEST_PASTED_LINK = 400;

/**
 * Reads a payment link (ERC-681) or the page of an address in an explorer; undefined for another text. A link is
 * untrusted: its amount is offered, never filled in.
 */
function readLink(text: string): PastedLink | undefined {
  const plain = stripInvisible(text);
  if (plain.length > LONGEST_PASTED_LINK) return undefined;
  return readPaymentLink(plain) ?? readExplorerLink(plain);
}

/**
 * Normalises a recipient: `base:0x…` for a link to a payment or to an explorer, and an address
 * without spaces between its digits.
 */
export function normalizeRecipient(text: string): string {
  // Most cells of a long table.
  if (/^0x[\da-f]{40}$/i.test(text)) return text;
  const dense = stripInvisible(text).replace(/\s/g, '');
  return readLink(text)?.recipient ?? (/^0x[\da-f]{40}$/i.test(dense) ? dense : text);
}

/**
 * Normalises an address like {@link normalizeRecipient}; a link to a token transfer, which has two addresses, stays
 * unchanged.
 */
export function normalizeAddress(text: string): string {
  return /\/transfer\?/i.test(text) ? text : normalizeRecipient(text);
}

/** Returns true for a link with a recipient, whose address should be shown separately. */
export function isLink(text: string): boolean {
  return readLink(text) !== undefined;
}

/** Network of a link, as `splitNetwork` returns that of an address; undefined without one. */
export function networkOfLink(text: string): string | undefined {
  return readLink(text)?.network;
}

/** Amount that a payment link asks for; undefined without one. */
export function requestedAmount(text: string): RequestedAmount | undefined {
  return readLink(text)?.asked;
}

function readPaymentLink(plain: string): PastedLink | undefined {
  const link =
    /^ethereum:(?:pay-)?(0x[\da-f]{40}|[^@/?]+\.[^@/?]+)(?:@([1-9]\d{0,14}))?(\/\w*)?(?:\?(.*))?$/isu;
  const [, target, chainId, call = '', query = ''] = link.exec(plain) ?? [];
  if (target === undefined) return undefined;
  const params = new URLSearchParams(query);
  if (call === '') {
    const amount = readInteger(params.get('value'));
    return {
      ...onNetwork(target, chainId),
      ...(amount !== undefined && { asked: { amount } }),
    };
  }
  // In a link to a token transfer, the first address is the contract, not the recipient.
  const to = params.get('address');
  if (call !== '/transfer' || to === null || !isToken(target)) return undefined;
  const amount = readInteger(params.get('uint256'));
  return {
    ...onNetwork(to, chainId),
    ...(amount !== undefined && { asked: { amount, token: target } }),
  };
}

function isToken(target: string): target is Address {
  return isAddress(target, { strict: false });
}

function readExplorerLink(plain: string): PastedLink | undefined {
  const link = /^(?:https?:\/\/)?(?:www\.)?([\w.-]+)\/address\/(0x[\da-f]{40})(?:[/?#].*)?$/is;
  const [, host = '', address = ''] = link.exec(plain) ?? [];
  const known = host.toLowerCase();
  const chainId = lookUp(explorers, known);
  return chainId === undefined ? undefined : onNetwork(address, `${chainId}`);
}

function onNetwork(recipient: string, chainId: string | undefined): PastedLink {
  const network = chainId === undefined ? undefined : shortNameOf(Number(chainId));
  // A name has no prefix.
  const isPrefixed = network !== undefined && recipient.startsWith('0x');
  return { recipient: isPrefixed ? `${network}:${recipient}` : recipient, network };
}

/** Whole number, also as `2.014e18`; undefined for anything else. */
function readInteger(text: string | null): bigint | undefined {
  const [, whole = '', fraction = '', exponent = '0'] =
    /^(\d{1,78})(?:\.(\d{1,78}))?(?:e\+?(\d{1,2}))?$/i.exec(text ?? '') ?? [];
  const zeros = Number(exponent) - fraction.length;
  if (whole === '' || zeros < 0) return undefined;
  const value = BigInt(`${whole}${fraction}${'0'.repeat(zeros)}`);
  return value > maxUint256 ? undefined : value;
}
