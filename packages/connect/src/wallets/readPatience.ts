/** Factor of `walletReadMs` for what the user asked for, such as a signature: a busy wallet is not gone. */
export const READ_PATIENCE = 10;
