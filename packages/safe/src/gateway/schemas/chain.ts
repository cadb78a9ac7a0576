import * as v from 'valibot';
import { addressText, chainIdText, count, listOf, nameText, page, text } from './values.ts';

const optionalAddress = v.nullish(addressText);

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
export const masterCopiesSchema = listOf(v.object({ address: addressText, version: text(32) }));

/** A network as a gateway has it. */
export type GatewayChain = v.InferOutput<typeof chainSchema>;
