import { parseAbi } from 'viem';

/** Functions of the recovery module, release 0.1.0, that an account calls: for itself, or as a guardian of another. */
export const recoveryModuleAbi = /* @__PURE__ */ parseAbi([
  'struct SignatureData { address signer; bytes signature; }',
  'function addGuardianWithThreshold(address guardian, uint256 threshold)',
  'function revokeGuardianWithThreshold(address prevGuardian, address guardian, uint256 threshold)',
  'function changeThreshold(uint256 threshold)',
  'function cancelRecovery()',
  'function invalidateNonce()',
  'function confirmRecovery(address wallet, address[] newOwners, uint256 newThreshold, bool execute)',
  'function multiConfirmRecovery(address wallet, address[] newOwners, uint256 newThreshold, SignatureData[] signatures, bool execute)',
  'function executeRecovery(address wallet, address[] newOwners, uint256 newThreshold)',
  'function finalizeRecovery(address wallet)',
]);
