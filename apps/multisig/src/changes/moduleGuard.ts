import type { Hex } from 'viem';

/** keccak256 of "module_manager.module_guard.address". */
export const MODULE_GUARD: Hex =
  '0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947';
