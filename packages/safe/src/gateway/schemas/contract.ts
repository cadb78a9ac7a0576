import * as v from 'valibot';
import { addressText, listOf, nameText, pictureText, text } from './values.ts';

const abi = v.object({ abi: v.nullish(v.pipe(v.array(v.unknown()), v.maxLength(5_000))) });

export const contractSchema = v.object({
  address: addressText,
  name: v.nullish(nameText),
  displayName: v.nullish(nameText),
  logoUri: pictureText,
  // As its author published it; entries are not looked into.
  contractAbi: v.nullish(abi),
  trustedForDelegateCall: v.optional(v.boolean(), false),
});

/** Call data as decoded by the gateway, for comparison only: calls are decoded here too. */
export const decodedDataSchema = v.object({
  method: nameText,
  parameters: v.nullish(listOf(v.object({ name: nameText, type: nameText, value: v.unknown() }))),
  accuracy: v.nullish(text(100)),
});

/** A contract as a gateway knows it. */
export type GatewayContract = v.InferOutput<typeof contractSchema>;
/** A call as a gateway decodes it. */
export type DecodedData = v.InferOutput<typeof decodedDataSchema>;
