export const messages = {
  'send.title': 'Send',
  'send.lead': 'To an address or a name. Your wallet asks you once more before anything moves.',
  'send.needsWallet': 'Sending happens from your own wallet, with your approval there.',
  'send.otherAccount':
    'What you had filled in is for another account: {account}. This form is empty, for the account that is connected now.',
  'send.submit': 'Send',
  'send.manyOwners':
    'Signatures needed for a payment from this account: {threshold}. Propose it to the other owners.',
  'send.propose': 'Propose a payment',
  'send.stopWaiting': 'Back to the form',
  'send.sent': 'On its way.',
  'send.arrived': 'Confirmed by the network.',
  'send.notThrough': 'It did not go through.',
  'send.arrivedLess': 'Only {amount} arrived, by the token’s own record.',
  'send.follow': 'Follow it in Activity',
  'send.openProposal': 'Open it in Multisig',
  'send.saveContact': 'Save {recipient} to contacts',
  'send.failed': 'It was not sent.',
  'send.failedHelp': 'Nothing was lost: what you entered is still here.',
  'send.noFunds': 'Your wallet needs more for the network fee than is left.',
  'send.lowerAmount': 'Lower it to {amount}',
  'send.oneByOne': 'Send one by one',
  'send.earlierOpen':
    'An earlier request is still open in your wallet. Reject it there, or it may be sent as well.',
  'send.sentAlready':
    'The same payment was just sent from here. Send it once more only if you mean to.',
  'send.otherNetwork': 'Your wallet is on another network. Switch it, then try again.',
  'send.cannotTell': 'We cannot tell whether it was sent. Check your wallet before you try again.',
  'send.description': 'Send {amount} to {recipient}',

  'review.title': 'What will happen',
  'review.empty': 'Fill in the form: what your wallet will be asked to do is shown here first.',
  'send.phoneElsewhere':
    'Your phone is on {network}, which it has not allowed here. This page stays on {current}.',
  'review.sentence': 'You send {amount} to {recipient} on {network}.',
  'review.fee': 'Network fee',
  'review.feeLater': 'Known once the form is filled in',
  'review.about': 'About',
  'review.paidBy': 'Paid by {name}',
  'review.byWallet': 'You send it with another wallet, which pays the fee',
  'review.total': 'Total',
  'review.says': 'The reason given: {reason}',
  'review.answersFalse':
    'This token answers that it would send nothing. The network fee is spent all the same.',
  'review.arrivesLess': 'Only {amount} would arrive: this token keeps back a part of what is sent.',
  'review.wallet': 'Then your wallet opens and asks for your approval.',
} as const;
