/** Message of a sign-in by EIP-4361, for the first network. */
export function signInMessage(origin: string, address: string, nonce: string): string {
  return [
    `${new URL(origin).host} wants you to sign in with your Ethereum account:`,
    address,
    '',
    'Sign in to Harbour.',
    '',
    `URI: ${origin}`,
    'Version: 1',
    'Chain ID: 1',
    `Nonce: ${nonce}`,
    `Issued At: ${new Date().toISOString()}`,
  ].join('\n');
}
