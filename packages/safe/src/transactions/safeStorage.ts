import type { Hex } from 'viem';

/** Storage slot of a Safe's guard: keccak256 of "guard_manager.guard.address". */
export const guardSlot: Hex = '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8';

/** Storage slot of a Safe's fallback handler: keccak256 of "fallback_manager.handler.address". */
export const fallbackHandlerSlot: Hex =
  '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5';

/** Storage slot of a Safe's module guard: keccak256 of "module_manager.module_guard.address". */
export const moduleGuardSlot: Hex =
  '0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947';
