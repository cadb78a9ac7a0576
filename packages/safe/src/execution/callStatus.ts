/** EIP-5792 status codes, by the transaction status of gateways and hosts. */
export const callStatus = {
  AWAITING_CONFIRMATIONS: 100,
  AWAITING_EXECUTION: 100,
  SUCCESS: 200,
  CANCELLED: 400,
  FAILED: 500,
} as const;
