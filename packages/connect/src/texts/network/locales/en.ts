export const messages = {
  'network.current': 'Connected',
  'network.rejected': 'You declined the switch to {network} in your wallet.',
  'network.timeout': 'No answer came. Switch to {network} in your wallet.',
  'network.unsupported': 'Your wallet cannot switch from here. Switch to {network} in your wallet.',
  'network.wrong':
    'Your wallet is on a network that this site does not support. Switch to one below, or disconnect.',
  'network.outside':
    'Your phone is on {network}, which it has not allowed here. This page stays on {current}.',
  'network.testnet': 'Test network',
} as const;
