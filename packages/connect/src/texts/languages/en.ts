import { first } from '../first.ts';

export const kit = {
  ...first,
  'button.signIn': 'Sign in',
  'button.account': 'Account {account}',
  'button.network': 'Network: {network}',
  'button.pending': {
    one: '{count} transaction pending',
    other: '{count} transactions pending',
  },

  'dialog.close': 'Close',
  'dialog.back': 'Back',
  'dialog.cancel': 'Cancel',
  'dialog.retry': 'Retry',

  'connect.title': 'Connect a wallet',
  'connect.installed': 'Installed',
  'connect.more': 'More wallets',
  'connect.recent': 'Recent',
  'connect.browserWallet': 'Browser wallet',
  'connect.safeNote': 'The account this page is open in',
  'connect.none': 'No wallet found in this browser',
  'connect.noneHelp': 'Install a wallet extension, then come back: it appears here by itself.',
  'connect.about': 'What is a wallet?',
  'connect.get': 'Get a wallet',
  'connect.getNote': 'How to get it',
  'connect.popular': 'Popular',
  'connect.phoneWallet': 'Phone wallet',
  'connect.phoneWalletHelp': 'Any wallet, by scanning a code',
  'connect.otherWallets': 'Other wallets',
  'connect.otherWalletsHelp': 'Your phone asks which one',
  'connect.otherWalletsCode': 'By a code or a copied link',
  'connect.insideNote': 'Opens in {wallet}’s browser',
  'connect.search': 'Search wallets',
  'connect.found': { one: '{count} wallet found', other: '{count} wallets found' },
  'connect.noMatch': 'No wallet has this name.',
  'connect.lookingFor': 'Looking for {wallet}…',
  'connect.inApp':
    'Wallets do not open from {app}. Open this page in your phone’s own browser: use the menu here, or copy the address.',
  'connect.waiting': 'Open {wallet} to continue',
  'connect.waitingHelp': 'Approve the connection in the wallet’s own window.',
  'connect.waitingLong':
    'Don’t see it? The wallet may be locked, or its window hidden behind this one.',
  'connect.failed': '{wallet} could not connect',
  'connect.failedBusy': '{wallet} has a request open already. Answer it there, then retry.',
  'connect.failedEmpty':
    '{wallet} shared no account that works here. Choose one there, then retry.',
  'connect.failedGone': '{wallet} is no longer there. Reload the page, then try again.',
  'connect.failedTimeout': '{wallet} did not answer in time.',
  'connect.failedDetail': 'The wallet says: {detail}',
  'connect.failedUnknown': 'The wallet gave no reason.',

  'phone.check': 'Check again',
  'phone.continue': 'Continue in your wallet on your phone.',
  'phone.openWallet': 'Open the wallet',

  'inside.copy': 'Copy this page’s address',

  'pairing.relaySilent':
    'The service that connects phones does not answer. Check your internet connection, then retry.',
  'pairing.relayRefused':
    'The service that connects phones refuses this site. Check the time on this device, or ask the site’s operator.',
  'pairing.relayError': 'The service that connects phones could not pass the request on.',
  'pairing.networks': 'The wallet does not support the networks of this site.',
  'pairing.methods': 'The wallet does not support what this site needs.',
  'pairing.unloadable':
    'A part of this page could not be loaded. Check your internet connection, then retry.',
  'pairing.expired': 'The wallet did not answer in time.',
  'pairing.other': 'The wallet and this site could not agree on a connection.',

  'get.title': 'Get {wallet}',

  'about.title': 'What is a wallet?',

  'account.title': 'Account',
  'account.safe': 'Safe multisig account',
  'account.copy': 'Copy address',
  'account.copied': 'Copied',
  'account.explorer': 'View on {explorer}',
  'account.disconnect': 'Disconnect',
  'account.balance': 'Balance',
  'account.balanceOn': 'Balance on {network}',
  'account.unavailable': 'Not available',
  'account.switch': 'Your accounts in {wallet}',
  'account.active': 'Active',
  'account.activate': 'Use {account}',

  'multisig.account': 'Multisig',
  'multisig.rule': 'Multisig, signatures required: {threshold} of {owners}',
  'multisig.signed': '{signed} of {threshold} signed',

  'signIn.title': 'Sign in',
  'signIn.why':
    'Sign a message in your wallet to prove that this account is yours. It costs nothing and sends no transaction.',
  'signIn.sign': 'Sign message',
  'signIn.preparing': 'Preparing…',
  'signIn.confirmHelp': 'Read the message in {wallet} and sign it there.',
  'signIn.verifying': 'Verifying…',
  'signIn.retry': 'Try again',
  'signIn.changed':
    'The account changed. The sign-in belongs to {account}; sign in again to use this one.',
  'signIn.wrongNetwork':
    'Your wallet is on a network that this site does not support. Switch to a supported one to sign in.',
  'signIn.preparing_error':
    'The sign-in could not be prepared. Check your internet connection, then retry.',
  'signIn.signing_error': 'Your wallet did not sign the message.',
  'signIn.verifying_error': 'The signature could not be verified. Try again.',
  'signIn.oops_error': 'Something went wrong. Try again.',
  'signIn.signedIn': 'Signed in',
  'signIn.not': 'Not signed in',
  'signIn.signOut': 'Sign out',
  'signIn.signedOut': 'Signed out',
  'signIn.signOutFailed': 'You could not be signed out. Try again.',
  'signIn.pending': 'Waiting for more owners to sign this message. You can leave and come back.',
  'signIn.pendingRow': 'Sign-in awaiting signatures',
  'signIn.pendingUnknown': 'The signatures could not be checked. Retrying automatically.',
  'signIn.pendingOver': 'Not enough owners signed in time. Start the sign-in again.',
  'signIn.callOff': 'Cancel the sign-in',

  'network.title': 'Switch network',
  'network.confirm': 'Confirm in your wallet',
  'network.failed': 'Your wallet could not switch to {network}.',

  'unanswered.phone': 'Your phone has not answered yet.',
  'unanswered.open': 'Waiting in your wallet: {description}',
  'unanswered.lost': 'We cannot tell whether this was sent: {description}. Check your wallet.',
  'unanswered.dismiss': 'Dismiss',
  'unanswered.payment': 'Send {amount} to {recipient}',
  'unanswered.call': 'Transaction to {recipient}',
  'unanswered.batch': { one: '{count} transaction', other: '{count} transactions' },

  'transactions.title': 'Latest transactions',
  'transactions.empty': 'Your transactions from this site will appear here.',
  'transactions.clear': 'Clear',
  'transactions.clearAll': 'Clear the list of transactions',
  'transactions.pending': 'Pending',
  'transactions.confirmed': 'Confirmed',
  'transactions.failed': 'Failed',
  'transactions.reverted': 'Failed: reverted by the contract',
  'transactions.replaced': 'Replaced by another transaction',
  'transactions.cancelled': 'Cancelled',
  'transactions.notConfirmed': 'Not confirmed',
  'transactions.view': 'View on explorer',

  'announce.connecting': 'Connecting to {wallet}',
  'announce.connected': 'Connected as {account}',
  'announce.disconnected': 'Disconnected',
  'announce.network': 'Network is now {network}',
  'announce.wrongNetwork': 'Wrong network',
  'announce.account': 'Account is now {account}',
  'announce.signed': 'Transaction waiting ({signatures}): {description}',
  'announce.confirmed': 'Transaction confirmed: {description}',
  'announce.failed': 'Transaction failed: {description}',
  'announce.notConfirmed': 'Transaction not confirmed: {description}',
} as const;

export const network = {
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

export const batch = {
  'batch.done': '{done} of {size} done',
  'batch.partly': '{done} of {size} done: your wallet did not run them as one',
  'batch.confirmedClaim': 'Confirmed, says your wallet',
  'batch.failedClaim': 'Failed, says your wallet',
  'batch.elsewhere': 'Pending: connect the wallet it was sent with',
  'batch.inWallet': 'Confirm in your wallet',
  'batch.nextInWallet': '{position} of {size} in your wallet',
  'batch.onNetwork': '{position} of {size} sent, waiting for the network',
  'batch.notAtomic': 'Your wallet cannot run all of this as one. Nothing was sent.',
  'batch.capability': 'Your wallet does not support what this needs. Nothing was sent.',
  'batch.tooLarge': 'This is more than your wallet takes at once. Nothing was sent.',
  'batch.upgradeDeclined': 'You declined the upgrade of your account. Nothing was sent.',
  'batch.stopped': '{sent} of {size} sent. The rest was not sent.',
  'batch.nothingSent': 'Nothing was sent.',
  'batch.disconnected': 'The wallet was disconnected.',
  'batch.otherWallet': 'Another wallet is connected now.',
  'batch.otherAccount': 'Another account is connected now.',
  'batch.otherNetwork': 'Your wallet is on another network now.',
  'batch.unreadable': 'Your wallet did not say which account and network it uses.',
  'batch.unclear': 'We cannot tell whether this was sent. Check your wallet.',
  'batch.failed': 'Your wallet did not send it.',
  'account.delegated': 'This account runs delegated code:',
} as const;

export const copy = {
  'copy.refused': 'The browser did not allow copying. Copy the selected text yourself.',
} as const;

export const screens = {
  'scan.title': 'Scan with {wallet}',
  'scan.titleAny': 'Scan with your phone',
  'scan.help': 'Open {wallet} on your phone and scan this code.',
  'scan.helpAny': 'Open your wallet on your phone and scan this code.',
  'scan.helpHere':
    'Copy the link and paste it in your wallet, or scan the code with another phone.',
  'scan.code': 'QR code that connects a wallet on a phone',
  'scan.starting': 'Preparing…',
  'scan.ready': 'The code is ready to be scanned',
  'scan.renewed': 'The code was renewed',
  'scan.renewsIn': 'New code in {time}',
  'scan.copy': 'Copy link',

  'phone.open': 'Open {wallet}',
  'phone.kept':
    '{wallet} is still connected. Open it on your phone to continue, or connect another wallet.',
  'phone.help': 'Approve the connection in {wallet}, then come back here.',
  'phone.stuck': '{wallet} did not open? It may not be on this phone yet.',
  'phone.back': 'If you approved, the answer arrives in a moment.',
  'phone.noAnswer': 'No answer from the wallet yet',
  'phone.showCode': 'Show code and link',

  'plain.help': 'Nothing to approve in your wallet? Some cannot connect and sign in at once.',
  'plain.connect': 'Connect first, sign in later',

  'inside.open': 'Open in {wallet}’s browser',
  'inside.help': 'This page opens in {wallet}’s own browser. Connect there.',
  'inside.paste': 'Open {wallet} and paste this page’s address into its browser, if it has one.',

  'get.choose': 'Any of these will do. One is enough.',
  'get.install': 'Install {wallet}',
  'get.installHelp': 'Use the links below: look-alikes are common in app stores.',
  'get.create': 'Create or import your wallet',
  'get.createHelp': 'Write the recovery phrase on paper and never share it with anyone.',
  'get.return': 'Come back and connect',
  'get.returnHelp': 'If the wallet is not in the list yet, reload this page.',
  'get.from': 'Get it from {store}',
  'get.program': 'Get it for your computer',
  'get.phone': 'For your phone',
  'get.scan': 'Scan to open its page in {store}',

  'about.keysTitle': 'Your keys, kept by you',
  'about.keys':
    'A wallet keeps the keys to your coins, tokens and collectibles, and shows what you own.',
  'about.signInTitle': 'One login for many sites',
  'about.signIn':
    'Connect instead of making a new account and password for every site. You can leave at any time.',
  'about.safetyTitle': 'Nothing moves without you',
  'about.safety':
    'A connected site sees your address only. Every payment and signature needs your approval in the wallet.',
  'about.more': 'Learn more',
} as const;
