import { parseAbi } from 'viem';

/** Setup of a new Safe, of all releases since 1.1.0. */
export const setupAbi = /* @__PURE__ */ parseAbi([
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
]);

/** Creation of a Safe by the factory, at an address of its setup and a number. */
export const proxyFactoryAbi = /* @__PURE__ */ parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
]);
