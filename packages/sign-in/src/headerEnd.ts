/** Fixed end of a message's first line, after the domain. Source: EIP-4361. */
export const headerEnd = ' wants you to sign in with your Ethereum account:';
