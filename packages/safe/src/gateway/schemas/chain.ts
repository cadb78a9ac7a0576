import { checksummedAddress } from '@mooring/internal/schema';
import * as v from 'valibot';
import { count, listOf, nameText, text } from '../../values.ts';
import { chainIdText, page, pictureText } from './values.ts';

const optionalAddress = v.nullish(checksummedAddress);

/** Network at the gateway. */
export const chainSchema = v.object({
  chainId: chainIdText,
  chainName: nameText,
  shortName: nameText,
  l2: v.boolean(),
  isTestnet: v.optional(v.boolean(), false),
  nativeCurrency: v.object({ name: nameText, symbol: nameText, decimals: count }),
  features: v.optional(listOf(nameText), []),
  recommendedMasterCopyVersion: v.nullish(text(32)),
  contractAddresses: v.nullish(
    v.object({
      safeSingletonAddress: optionalAddress,
      safeProxyFactoryAddress: optionalAddress,
      multiSendAddress: optionalAddress,
      multiSendCallOnlyAddress: optionalAddress,
      fallbackHandlerAddress: optionalAddress,
      signMessageLibAddress: optionalAddress,
      createCallAddress: optionalAddress,
    }),
  ),
});

export const chainPageSchema = page(chainSchema);

/** Safe singletons of a network. */
export const masterCopiesSchema = listOf(
  v.object({ address: checksummedAddress, version: text(32) }),
);

/** Network, as returned by a gateway. */
export type GatewayChain = v.InferOutput<typeof chainSchema>;

const abiAnswer = v.object({ abi: v.nullish(v.pipe(v.array(v.unknown()), v.maxLength(5_000))) });

export const contractSchema = v.object({
  address: checksummedAddress,
  name: v.nullish(nameText),
  displayName: v.nullish(nameText),
  logoUri: pictureText,
  // Published by the contract's author; its entries are not validated.
  contractAbi: v.nullish(abiAnswer),
  trustedForDelegateCall: v.optional(v.boolean(), false),
});

/** Call data as decoded by the gateway, for comparison only: calls are decoded here too. */
export const decodedDataSchema = v.object({
  method: nameText,
  parameters: v.nullish(listOf(v.object({ name: nameText, type: nameText, value: v.unknown() }))),
  accuracy: v.nullish(text(100)),
});

/** Contract, as returned by a gateway. */
export type GatewayContract = v.InferOutput<typeof contractSchema>;
/** Decoded call, as returned by a gateway. */
export type DecodedData = v.InferOutput<typeof decodedDataSchema>;
