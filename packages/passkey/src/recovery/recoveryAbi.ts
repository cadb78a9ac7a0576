import { parseAbi } from 'viem';

/** Functions of release 0.1.0 of the module. A test compares them with `@safe-global/safe-modules-deployments`. */
export const recoveryAbi = /* @__PURE__ */ parseAbi([
  'struct SignatureData { address signer; bytes signature; }',
  'struct RecoveryRequest { uint256 guardiansApprovalCount; uint256 newThreshold; uint64 executeAfter; address[] newOwners; }',
  'function addGuardianWithThreshold(address guardian, uint256 threshold)',
  'function revokeGuardianWithThreshold(address prevGuardian, address guardian, uint256 threshold)',
  'function changeThreshold(uint256 threshold)',
  'function cancelRecovery()',
  'function invalidateNonce()',
  'function multiConfirmRecovery(address wallet, address[] newOwners, uint256 newThreshold, SignatureData[] signatures, bool execute)',
  'function executeRecovery(address wallet, address[] newOwners, uint256 newThreshold)',
  'function finalizeRecovery(address wallet)',
  'function getRecoveryRequest(address wallet) view returns (RecoveryRequest)',
  'function getGuardians(address wallet) view returns (address[])',
  'function threshold(address wallet) view returns (uint256)',
  'function nonce(address wallet) view returns (uint256)',
  'function hasGuardianApproved(address wallet, address guardian, address[] newOwners, uint256 newThreshold) view returns (bool)',
  'function validateGuardianSignature(address wallet, bytes32 signHash, address signer, bytes signature) view',
]);

/** Functions of a Safe that a recovery depends on. */
export const accountReadAbi = /* @__PURE__ */ parseAbi([
  'function getOwners() view returns (address[])',
  'function isModuleEnabled(address module) view returns (bool)',
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[] modules, address next)',
]);
