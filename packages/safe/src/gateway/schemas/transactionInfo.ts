import { checksummedAddress } from '@mooring/internal/schema';
import * as v from 'valibot';
import { count, hashText, nameText } from '../../values.ts';
import { addressInfo, amount, pictureText } from './values.ts';

const tokenTransfer = {
  tokenAddress: checksummedAddress,
  tokenName: v.nullish(nameText),
  tokenSymbol: v.nullish(nameText),
  logoUri: pictureText,
};

const transferInfo = v.variant('type', [
  v.object({
    type: v.literal('ERC20'),
    ...tokenTransfer,
    decimals: v.nullish(count),
    value: amount,
    trusted: v.nullish(v.boolean()),
    imitation: v.nullish(v.boolean()),
  }),
  v.object({ type: v.literal('ERC721'), ...tokenTransfer, tokenId: amount }),
  v.object({ type: v.literal('NATIVE_COIN'), value: amount }),
]);

const transferDetails = v.object({
  type: v.literal('Transfer'),
  sender: addressInfo,
  recipient: addressInfo,
  direction: v.picklist(['INCOMING', 'OUTGOING', 'UNKNOWN']),
  transferInfo,
});

const settingsChange = v.object({
  type: v.literal('SettingsChange'),
  settingsInfo: v.nullish(v.object({ type: nameText })),
});

const customInfo = v.object({
  type: v.literal('Custom'),
  to: addressInfo,
  value: v.nullish(amount),
  methodName: v.nullish(nameText),
  actionCount: v.nullish(count),
  isCancellation: v.optional(v.boolean(), false),
});

const creationInfo = v.object({
  type: v.literal('Creation'),
  creator: addressInfo,
  transactionHash: hashText,
});

/** Unsupported kind, such as an order of an exchange. */
const otherInfo = v.pipe(
  v.object({ type: nameText }),
  v.transform(({ type }) => ({ type: 'Other' as const, name: type })),
);

const knownInfo = v.variant('type', [transferDetails, settingsChange, customInfo, creationInfo]);

/** Gateway's summary of a transaction, for comparison only: its effect is decoded from its call. */
export const transactionInfoSchema = v.lazy((input) => {
  const type = isKind(input) ? input.type : undefined;
  return knownInfo.options.some(({ entries }) => entries.type.literal === type)
    ? knownInfo
    : otherInfo;
});

function isKind(input: unknown): input is { readonly type: unknown } {
  return typeof input === 'object' && input !== null && 'type' in input;
}

/** Summary of a transaction, as returned by a gateway. */
export type TransactionInfo = v.InferOutput<typeof transactionInfoSchema>;
