// Rules for pasted addresses. Has no React, so servers and tests can use it.
export { plainText, stripInvisible } from './core/text/plainText.ts';
export {
  type PrefixedText,
  type ReadAddress,
  readAddress,
  splitNetwork,
} from './core/text/readAddress.ts';
export { chainIdOf, shortNameOf } from './core/text/shortNames.ts';
export { type GatewayRead, readByGateways } from './identity/readByGateways.ts';
export { type ResolvedName, resolveName } from './identity/resolveName.ts';
