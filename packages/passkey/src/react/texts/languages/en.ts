export const passkey = {
  'passkey.row': 'Continue with a passkey',
  'passkey.rowHelp': 'No wallet needed',
  'passkey.noPasskeys': 'This browser or page cannot use passkeys.',
  'passkey.noDomain': 'Passkeys need a page with a name. This one was opened by its IP address.',
  'passkey.noNetwork': 'No network here has accounts by passkey.',
  'passkey.honest':
    'The passkey lives on your device or in its password manager. Nobody else can move what is in the account. It works on this site only: add a second way in before real money arrives.',
  'passkey.name': 'Name of the passkey',
  'passkey.create': 'Create an account',
  'passkey.find': 'I already have one',
  'passkey.otherDevice': 'Use a phone or another device',
  'passkey.alsoSignsIn': 'This also signs you in to {site}.',
  'passkey.waiting': 'Your browser asks you…',
  'passkey.waitingHelp': 'Confirm with your fingerprint, your face or the PIN of your device.',
  'passkey.refused': 'Nothing has happened. You can try again at any time.',
  'passkey.notFound':
    'No account belongs to this passkey. Create one, or use the passkey of another device.',
  'passkey.domain': 'The address of this page cannot use this passkey.',
  'passkey.exists': 'This device already has a passkey of this account.',
  'passkey.network': 'No answer came. Check your connection and try again.',
  'passkey.other': 'That did not work. Try again.',
  'passkey.ready': 'Your account is ready. Sign in to {site}.',
  'passkey.again': 'One more confirmation, and you are signed in.',
  'passkey.needsOwners':
    'This account needs several owners to sign, and this site cannot collect their signatures. Connect another account to sign in.',

  'review.title': 'Review and sign',
  'review.lead': 'Your passkey signs exactly this. The browser’s own question will not show it.',
  'review.sign': 'Sign with passkey',
  'review.reject': 'Reject',
  'review.account': 'Account',
  'review.asOwner':
    'You sign as one of the owners of this account. It happens once enough of them have signed.',
  'review.forOther':
    'This is another account, of which you are an owner. It happens once enough owners have signed.',
  'review.yourAccount': 'Your account',
  'review.network': 'Network',
  'review.message': 'Message',
  'review.bytes': 'Bytes that are not text',
  'review.domain': 'Domain',
  'review.send': 'Send {amount} to {recipient}',
  'review.sendUnknown': 'Send {units} smallest units of the unlisted token {token} to {recipient}',
  'review.sendFrom': 'Send {amount} from {sender} to {recipient}',
  'review.revoke': 'No longer allow {spender} to spend {token}',
  'review.approve': 'Allow {spender} to spend {amount}',
  'review.approveUnknown':
    'Allow {spender} to spend {units} smallest units (or item number {units}) of the unlisted token {token}',
  'review.approveUnlimited': 'Allow {spender} to spend all {token}, without limit',
  'review.addOwner': 'Add the owner {owner}. Signatures required from then on: {threshold}',
  'review.removeOwner': 'Remove the owner {owner}. Signatures required from then on: {threshold}',
  'review.swapOwner': 'Replace the owner {owner} with {newOwner}',
  'review.createSigner': 'Prepare another passkey on the network',
  'review.raw': 'A call to {contract} that cannot be read',
  'review.withCoins': '{call}, along with {amount}',
  'review.batch': { one: 'Batch of {count} call', other: 'Batch of {count} calls, all or none' },
  'review.data': { one: 'Data, {count} byte', other: 'Data, {count} bytes' },
  'review.contract': 'Contract',
  'review.value': 'Sent along',
  'review.function': 'Function',
  'review.unlimited':
    'Somebody else can then spend tokens of this account without limit, now and later.',
  'review.signatureOnly': 'Whoever has this signature can use it without asking you again.',
  'review.usableUntil': 'The signature can be used until {date}.',
  'review.usableForever': 'The signature can be used without a time limit.',
  'review.spendableUntil': 'The tokens can be spent until {date}.',
  'review.spendableForever': 'The tokens can be spent without a time limit.',
  'review.longTime': 'That is more than 30 days from now.',
  'review.ownerChange': 'The owners of the account change.',
  'review.self': 'The account calls itself in a way that is not known.',
  'review.toToken':
    'This address is the contract of a token. What is sent there cannot be taken out again.',
  'review.toNobody': 'Nobody has the keys to this address. What is sent there is gone.',
  'review.toSelf': 'This goes to your own address.',
  'review.alike':
    'The first address begins and ends like one you know, the second, but is another. Compare every character.',
  'review.unreadPaid': 'Whether these recipients were paid before could not be read.',
  'review.codeMissing':
    'There is no contract at this address: the call would do nothing, and still count as done.',
  'review.codeExpected':
    'There is no contract at this address yet. Unless it is made before, the call does nothing.',
  'review.codeUnread': 'Whether there is a contract at this address could not be read.',
  'review.powerWithoutCode':
    'There is no contract at this address. It must not have power over the account.',
  'review.powerOfToken': 'This address is a token. It must not have power over the account.',
  'review.powerUnread':
    'What is at this address could not be read. It must not have power over the account before.',
  'review.powerUnpublished':
    'Safe has not published this contract. It would have power over the account: sign only if you know who wrote it.',
  'review.imitates':
    'A token that is not listed here calls itself {symbol}, as a listed one does. Compare its address.',
  'review.tokenUnread': 'What this token is could not be read. Its amounts are in smallest units.',
  'review.tokenDecimals':
    'The contract of this token gives a number of decimals that no amount can have.',
  'review.short': 'The account holds less than what would leave.',
  'review.excessive': 'The refund is more than its gas can reasonably cost.',
  'review.unread': 'Read and tick the warnings above first.',
  'review.unchecked':
    'This could not be checked, and is not signed before it is. Check your connection and try again.',
  'review.opens': 'This also opens your account on {network}.',
  'review.changes': 'What changes',
  'review.noChanges': 'No balance changes.',
  'review.unknownChanges': 'It would go through. What changes cannot be known on this network.',
  'review.simulating': 'Simulating…',
  'review.notSimulated': 'This could not be simulated.',
  'review.fails': 'The simulation says that this will fail.',
  'review.says': 'The reason given: {reason}',
  'review.item': 'Item {id} of {symbol}',
  'review.fee': 'Network fee',
  'review.paidBy': 'Paid by {name}',
  'review.byWallet': 'You send it with another wallet, which pays the fee',
  'review.most': 'The account pays at most {amount}',
  'review.hashes': 'Hashes',
  'review.domainHash': 'Domain hash',
  'review.messageHash': 'Message hash',
  'review.safeHash': 'Hash that the owners compare',
  'review.nonce': 'Nonce',
  'review.hash': 'Hash that the passkey signs',

  'submit.title': 'Send with a wallet',
  'submit.notSent': '{app} did not send it',
  'submit.signed': 'It is signed. Any wallet can send it and pay the fee.',
  'submit.spent': 'What {app} pays for in a day is spent.',
  'submit.busy':
    'Another transaction of this account is still on its way. Try again once it is confirmed.',
  'submit.failing': 'Too many transactions failed. {app} waits before it pays for another one.',
  'submit.again': 'Try again {when}.',
  'submit.empty': '{app} has nothing left to pay fees with.',
  'submit.expensive': 'The network costs more right now than {app} pays.',
  'submit.rules': '{app} does not pay for this transaction.',
  'submit.fails':
    '{app} tried it first: it would fail. A wallet that sends it pays the fee all the same.',
  'submit.unreachable': '{app} did not answer. If it was sent already, this one changes nothing.',
  'submit.other': '{app} refused to send it.',
  'submit.confirm': 'Confirm in {wallet}',
  'submit.sending': '{app} is sending it…',
  'submit.failed': '{wallet} did not send it.',
  'submit.retry': 'Try {app} again',
  'submit.getWallet': 'Install one here, or open this page where you have one.',
  'submit.phone':
    'The phone only sends this, and is disconnected afterwards. Your account here stays connected.',
  'submit.copy': 'Copy the transaction',

  'owners.backup': 'Back up this account',
  'owners.reminder':
    'Only one passkey opens this account. Add a second way in before real money arrives.',
  'owners.lead':
    'Each owner alone can move everything in the account. Changes act on one network only.',
  'owners.notOpened': 'Not opened on this network yet',
  'owners.unreachable': 'The network did not answer in time.',
  'owners.thisPasskey': 'Passkey of this device',
  'owners.passkey': 'Another passkey',
  'owners.addPasskey': 'Add another passkey',
  'owners.addWallet': 'Add a wallet as owner',
  'owners.remove': 'Remove',
  'owners.removeTitle': 'Remove an owner',
  'owners.stays': 'Stays an owner on: {networks}',
  'owners.removeSelf':
    'This device can then no longer sign on {network}. The account stays with its other owners.',
  'owners.selfGone':
    'The passkey of this device is no longer an owner. To go on, connect with another owner of the account.',
  'owners.shared':
    'Signatures needed: {threshold}. This passkey is one of the owners and does nothing alone: payments, changes of owners and signing in wait until enough of them have signed.',
  'owners.actsOn': 'This acts on {network} only.',
  'owners.twoPrompts': 'Your browser asks twice: for the new passkey, then for your signature.',
  'owners.address': 'Address or name of the wallet',
  'owners.notAnAddress': 'This is not a valid address. It begins with 0x and has 40 more digits.',
  'owners.wrongChecksum':
    'The letters of this address do not match its checksum: a digit may be mistyped. Copy it again.',
  'owners.elsewhere': 'This address is for another network: {network}.',
  'owners.already': 'This is already an owner.',
  'owners.yours':
    'Whoever holds this wallet can move everything. Use only a wallet of your own, never the address of an exchange.',
  'owners.sent': 'Sent. The list changes as soon as the network has it.',
  'owners.relay': 'The service that sends transactions did not answer, or refused.',
  'owners.forget': 'Remove from this device',
  'owners.forgetHelp':
    'This device forgets the account and disconnects. The passkey stays with you and brings the account back with “I already have one”.',
} as const;

export const problems = {
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

export const recovery = {
  'banner.title': 'A recovery of this account is running',

  'guardians.title': 'Guardians',
} as const;
