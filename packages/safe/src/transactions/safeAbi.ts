import { parseAbi } from 'viem';

/** Execution of all Safes since 1.0.0. */
export const executionAbi = /* @__PURE__ */ parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)',
]);

/** Approval of a hash by an owner. */
export const approvalAbi = /* @__PURE__ */ parseAbi([
  'function approveHash(bytes32 hashToApprove)',
]);

/** Batch of calls, by delegatecall. */
export const multiSendAbi = /* @__PURE__ */ parseAbi([
  'function multiSend(bytes transactions) payable',
]);
