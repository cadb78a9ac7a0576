import { parseAbi } from 'viem';

/**
 * Functions of tokens. `transferFrom` and `approve` have the same encoding for ERC-20 (an amount) and
 * ERC-721 (an id), so the argument is named for both.
 */
export const tokenAbi = /* @__PURE__ */ parseAbi([
  'function transfer(address to, uint256 amount) returns (bool)',
  'function transferFrom(address from, address to, uint256 amountOrId) returns (bool)',
  'function approve(address spender, uint256 amountOrId) returns (bool)',
  'function increaseAllowance(address spender, uint256 addedAmount) returns (bool)',
  'function decreaseAllowance(address spender, uint256 subtractedAmount) returns (bool)',
  'function increaseApproval(address spender, uint256 addedAmount) returns (bool)',
  'function permit(address owner, address spender, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function permit(address owner, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s)',
  'function setApprovalForAll(address operator, bool approved)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, bytes data)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
]);

/** Functions of Permit2, which transfers tokens for others once approved by their owner. */
export const permit2Abi = /* @__PURE__ */ parseAbi([
  'struct PermitDetails { address token; uint160 amount; uint48 expiration; uint48 nonce; }',
  'struct PermitSingle { PermitDetails details; address spender; uint256 sigDeadline; }',
  'struct PermitBatch { PermitDetails[] details; address spender; uint256 sigDeadline; }',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function permit(address owner, PermitSingle permitSingle, bytes signature)',
  'function permit(address owner, PermitBatch permitBatch, bytes signature)',
]);
