/** EIP-5792's status of a multisig transaction, by the status gateways and hosts give it. */
export const callStatus = {
  AWAITING_CONFIRMATIONS: 100,
  AWAITING_EXECUTION: 100,
  SUCCESS: 200,
  CANCELLED: 400,
  FAILED: 500,
} as const;
