export const messages = {
  'leaves.title': 'What leaves the account',
  'leaves.refund': '{amount} at most, as a refund of gas',
  'leaves.units': '{units} smallest units of {token}',
  'leaves.item': 'item {id} of {token}',
  'check.loading': 'Being checked…',
  'check.unread': 'Read and tick the warnings above first.',
  'check.refused': 'This must not be signed, for the reasons above.',
  'check.refund-excessive': 'The refund is more than its gas can reasonably cost.',
  'check.refund-uncompared': 'Whether the refund is what its gas costs could not be compared.',
  'check.recipient-token':
    'This address is the contract of a token. What is sent there cannot be taken out again.',
  'check.recipient-zero': 'Nobody has the keys to this address. What is sent there is gone.',
  'check.recipient-burn': 'Nobody has the keys to this address. What is sent there is gone.',
  'check.recipient-other-token':
    'This address is the contract of a token. What is sent there cannot be taken out again.',
  'check.recipient-self': 'This goes to your own address.',
  'check.recipient-alike':
    'The first address begins and ends like one you know, the second, but is another. Compare every character.',
  'check.recipient-new': {
    one: '{count} recipient is paid by this account for the first time, as far as its history shows.',
    other:
      '{count} recipients are paid by this account for the first time, as far as its history shows.',
  },
  'check.recipient-unread': 'Whether these recipients were paid before could not be read.',
  'check.recipient-twice': 'The same recipient is named more than once.',
  'check.name-mixed':
    'This name mixes letters of different alphabets and may imitate another one. Check the address.',
  'check.code-missing':
    'There is no contract at this address: the call would do nothing, and still count as done.',
  'check.code-expected':
    'There is no contract at this address yet. Unless it is made before, the call does nothing.',
  'check.code-unread': 'Whether there is a contract at this address could not be read.',
  'check.power-without-code':
    'There is no contract at this address. It must not have power over the account.',
  'check.power-of-token': 'This address is a token. It must not have power over the account.',
  'check.power-unread':
    'What is at this address could not be read. It must not have power over the account before.',
  'check.power-unpublished':
    'Safe has not published this contract. It would have power over the account: sign only if you know who wrote it.',
  'check.token-imitates':
    'A token that is not listed here calls itself {symbol}, as a listed one does. Compare its address.',
  'check.token-unread': 'What this token is could not be read. Its amounts are in smallest units.',
  'check.token-decimals':
    'The contract of this token gives a number of decimals that no amount can have.',
  'check.balance-short': 'The account holds less than what would leave.',
  'check.balance-unread': 'The balance could not be read.',
  'check.limit-exceeded': 'This is more than what is left of the limit.',
  'check.limit-unread': 'What is left of the limit could not be read.',
} as const;
