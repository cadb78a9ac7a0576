export const messages = {
  'payments.table': 'Pay many at once (CSV)',
  'payments.single': 'Enter payments one by one',
  'nonce.choose': 'Nonce {nonce}: choose another',
  'nonce.free': 'The first free one, behind all that are waiting.',
  'nonce.replaces':
    'A waiting transaction has this nonce. Once one of them is executed, the others are no longer valid.',
  'nonce.gap': 'Nonce {missing} is missing: until it is executed, this cannot be.',
  'nonce.used': 'The account is at nonce {next} already.',
  'nonce.not-a-number': 'Enter a whole number from {next} on.',
  'nonce.replace': 'Propose another call in its place',
  'takes.nonce': 'This proposal takes nonce {nonce}.',
  'takes.used': 'It is used up: this could never be executed. Choose another one at the review.',
  'gap.one': 'Nonce {nonce} is missing.',
  'gap.several': 'Nonces {first} to {last} are missing.',
  'gap.help': 'Nothing below can be executed before.',
  'gap.fill': 'Propose one with nonce {nonce}',
  'delete.help':
    'This removes it from the transaction service only. Whoever kept its signatures could still execute it: to be sure, reject it.',
  'next.sign': {
    one: '{count} more signature is needed, from any of these owners:',
    other: '{count} more signatures are needed, from any of these owners:',
  },
  'next.execute': 'Enough owners have signed: anyone can execute it now, below.',
  'next.share': 'Send them this link: it opens this transaction.',
  'create.link': 'Create a multisig account',
  'create.open': 'Open on another network',
} as const;
