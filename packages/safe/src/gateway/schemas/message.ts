import * as v from 'valibot';
import { bytesText, count, hashText, listOf, nameText, text } from '../../values.ts';
import { addressInfo, pageOfRows, pictureText, timestamp } from './values.ts';

/** Typed data with all its parts; hashing it shows whether it is consistent. */
const gatewayTypedData = v.object({
  types: v.record(text(200), listOf(v.object({ name: text(200), type: text(200) }))),
  domain: v.record(text(200), v.unknown()),
  primaryType: v.optional(text(200)),
  message: v.record(text(200), v.unknown()),
});

const gatewayMessageFields = {
  messageHash: hashText,
  status: v.picklist(['NEEDS_CONFIRMATION', 'CONFIRMED']),
  name: v.nullish(nameText),
  logoUri: pictureText,
  message: v.union([text(262_144), gatewayTypedData]),
  creationTimestamp: timestamp,
  modifiedTimestamp: v.nullish(timestamp),
  confirmationsSubmitted: count,
  confirmationsRequired: count,
  proposedBy: addressInfo,
  confirmations: listOf(v.object({ owner: addressInfo, signature: bytesText })),
  preparedSignature: v.nullish(bytesText),
};

/** Message of a Safe; verify its hash with `checkGatewayMessage`. */
export const messageSchema = v.object(gatewayMessageFields);

export const messagePageSchema = pageOfRows(
  v.variant('type', [
    v.object({ type: v.literal('MESSAGE'), ...gatewayMessageFields }),
    v.object({ type: v.literal('DATE_LABEL'), timestamp: timestamp }),
  ]),
);

/** Message of a Safe, as returned by a gateway. */
export type GatewayMessage = v.InferOutput<typeof messageSchema>;
/** Page of a Safe's messages. */
export type MessagePage = v.InferOutput<typeof messagePageSchema>;
