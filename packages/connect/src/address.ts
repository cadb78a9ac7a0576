// Rules for addresses as people paste them, without React: for servers and tests too.
export { plainText, stripInvisible } from './core/text/plainText.ts';
export {
  type PrefixedText,
  type ReadAddress,
  readAddress,
  splitNetwork,
} from './core/text/readAddress.ts';
export { chainIdOf, shortNameOf } from './core/text/shortNames.ts';
export { type GatewayRead, readByGateways } from './identity/readByGateways.ts';
