export const messages = {
  'plain.help': 'Nothing to approve in your wallet? Some cannot connect and sign in at once.',
  'plain.connect': 'Connect first, sign in later',
} as const;
