export const messages = {
  'elsewhere.stays':
    'A passkey that is no owner here still is one on: {networks}. Remove it there too.',
  'elsewhere.notOpened':
    'This account is not open yet on: {networks}. There it belongs to the removed passkey: send nothing to it.',
} as const;
