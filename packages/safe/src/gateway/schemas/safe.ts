import { checksummedAddress } from '@mooring/internal/schema';
import * as v from 'valibot';
import { count, listOf, nameText, text } from '../../values.ts';
import { addressInfo, amount, chainIdText, pictureText } from './values.ts';

const tag = v.nullish(text(100));

/** Safe at the gateway; verify it against the chain with `checkGatewaySafe`. */
export const safeSchema = v.object({
  address: addressInfo,
  chainId: chainIdText,
  nonce: amount,
  threshold: count,
  owners: listOf(addressInfo),
  implementation: addressInfo,
  implementationVersionState: v.optional(nameText),
  modules: v.nullish(listOf(addressInfo)),
  fallbackHandler: v.nullish(addressInfo),
  guard: v.nullish(addressInfo),
  version: v.nullish(text(32)),
  txQueuedTag: tag,
  txHistoryTag: tag,
  messagesTag: tag,
});

export const tokenSchema = v.object({
  type: nameText,
  address: v.nullish(checksummedAddress),
  decimals: v.nullish(count),
  symbol: nameText,
  name: nameText,
  logoUri: pictureText,
});

/** Amounts are in the token's smallest unit; fiat amounts are decimal texts. */
export const balancesSchema = v.object({
  fiatTotal: text(100),
  items: listOf(
    v.object({
      tokenInfo: tokenSchema,
      balance: amount,
      fiatBalance: v.nullish(text(100)),
      fiatConversion: v.nullish(text(100)),
    }),
  ),
});

export const noncesSchema = v.object({ currentNonce: amount, recommendedNonce: amount });

export const ownedSafesSchema = v.object({ safes: listOf(checksummedAddress, 10_000) });

/** Safe, as returned by a gateway. */
export type GatewaySafe = v.InferOutput<typeof safeSchema>;
/** Balances of a Safe, as returned by a gateway. */
export type GatewayBalances = v.InferOutput<typeof balancesSchema>;
