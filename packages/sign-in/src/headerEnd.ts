/** The fixed words that end the first line of every message, after the domain. Source: EIP-4361. */
export const headerEnd = ' wants you to sign in with your Ethereum account:';
