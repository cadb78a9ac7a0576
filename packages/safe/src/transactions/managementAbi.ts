import { type Address, parseAbi } from 'viem';

/** First and last element of a Safe's linked lists of owners and modules. */
export const listSentinel: Address = '0x0000000000000000000000000000000000000001';

/** Management functions of a Safe. Only the Safe itself may call them. */
export const managementAbi = /* @__PURE__ */ parseAbi([
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function removeOwner(address prevOwner, address owner, uint256 threshold)',
  'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
  'function changeThreshold(uint256 threshold)',
  'function enableModule(address module)',
  'function disableModule(address prevModule, address module)',
  'function setGuard(address guard)',
  'function setModuleGuard(address moduleGuard)',
  'function setFallbackHandler(address handler)',
  'function changeMasterCopy(address masterCopy)',
]);
