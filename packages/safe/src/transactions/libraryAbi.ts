import { parseAbi } from 'viem';

/** Functions of the known delegatecall targets. */
export const libraryAbi = /* @__PURE__ */ parseAbi([
  'function signMessage(bytes data)',
  'function performCreate(uint256 value, bytes deploymentData) returns (address newContract)',
  'function performCreate2(uint256 value, bytes deploymentData, bytes32 salt) returns (address newContract)',
  'function migrateSingleton()',
  'function migrateWithFallbackHandler()',
  'function migrateL2Singleton()',
  'function migrateL2WithFallbackHandler()',
]);
