export const messages = {
  'problem.unusable':
    'The password manager of this passkey writes signatures that the account’s contracts do not accept: it could never sign for the account. Keep the passkey elsewhere: on this device, on a phone or on a security key.',
  'problem.orphanReported':
    'The passkey “{name}” was created in vain. Your browser was asked to remove it.',
  'problem.orphanLeft':
    'The passkey “{name}” was created in vain. Delete it in your password manager.',
  'problem.busy':
    'Another request for a passkey is still open or came in between. Close it and try again.',
  'problem.late': 'The passkey did not respond in time. Try again.',
  'problem.unverifiable':
    'This device or password manager cannot check that it is you. Set up a screen lock or a PIN, or keep the passkey elsewhere: on a phone or on a security key.',
  'problem.keeper':
    'Your device or its password manager reported an error. Unlock it and try again, or use another one.',
  'problem.kind':
    'This device or password manager does not have the kind of passkey that an account needs. Use a phone or a security key.',
} as const;
