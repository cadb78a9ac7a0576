import { parseAbi } from 'viem';

/** Read functions of a Safe. Source: the published contracts, the same since 1.0.0 except modules. */
export const safeReadAbi = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
  'function VERSION() view returns (string)',
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[] array, address next)',
  'function approvedHashes(address owner, bytes32 hash) view returns (uint256)',
]);
