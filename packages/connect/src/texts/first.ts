/** English texts of the button, needed before a catalogue has loaded. */
export const first = {
  'button.connect': 'Connect wallet',
  'button.connecting': 'Connecting…',
  'button.finishing': 'Finishing with {wallet}…',
  'button.loading': 'Restoring your connection…',
  'button.wrongNetwork': 'Wrong network',
  'button.reload': 'Reload page',
} as const;
