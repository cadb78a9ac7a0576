export const messages = {
  'push.on': 'Also when no tab is open',
  'push.help':
    'By push messages on this device. They come through Google, which learns that it follows this account. To turn this on, your wallet signs you in at the transaction service.',
  'push.confirm': 'Confirm the sign-in in your wallet.',
  'push.noService':
    'Your browser could not reach its service for push messages. Try again later, or in another browser.',
  'push.failed':
    'Nothing was changed: the transaction service or your wallet did not take part. Try again.',
  'push.waits': 'Something of {account} waits for your signature.',
  'push.changed': 'There is news of {account}.',
} as const;
