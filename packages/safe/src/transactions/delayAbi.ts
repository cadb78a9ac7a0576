import { parseAbi } from 'viem';

/**
 * Functions of Zodiac's Delay modifier, which Safe's own recovery uses: those of its owner, those of addresses that may
 * queue transactions, and those of anyone.
 */
export const delayAbi = /* @__PURE__ */ parseAbi([
  'function setTxNonce(uint256 nonce)',
  'function setTxCooldown(uint256 cooldown)',
  'function setTxExpiration(uint256 expiration)',
  'function enableModule(address module)',
  'function disableModule(address prevModule, address module)',
  'function setAvatar(address avatar)',
  'function setTarget(address target)',
  'function transferOwnership(address newOwner)',
  'function renounceOwnership()',
  'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation)',
  'function executeNextTx(address to, uint256 value, bytes data, uint8 operation)',
  'function skipExpired()',
]);
