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
  'passkey.lost': 'I lost my passkey',
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
  'review.approveMore': 'Allow {spender} to spend {amount} more',
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
  'review.elsewhere':
    'There is a contract at this address on {network}, and nothing here. What is sent to it may be lost, and it cannot sign here.',
  'review.elsewhereUnread':
    'Not every network answered. If this is a contract on one of them only, what is sent to it may be lost, and it cannot sign here.',
  'review.imitates':
    'A token that is not listed here calls itself {symbol}, as a listed one does. Compare its address.',
  'review.tokenUnread': 'What this token is could not be read. Its amounts are in smallest units.',
  'review.tokenDecimals':
    'The contract of this token gives a number of decimals that no amount can have.',
  'review.short': 'The account holds less than what would leave.',
  'review.excessive': 'The refund is more than its gas can reasonably cost.',
  'review.uncompared': 'Whether the refund is what its gas costs could not be compared.',
  'review.refundTo': 'A refund would go to the address given here.',
  'review.unread': 'Read and tick the warnings above first.',
  'review.unchecked':
    'This could not be checked, and is not signed before it is. Check your connection and try again.',
  'review.opens': 'This also opens your account on {network}.',
  'review.changes': 'What changes',
  'review.noChanges': 'No balance changes.',
  'review.unknownChanges': 'It would go through. What changes cannot be known.',
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
  'owners.looking': 'Looking up the name…',
  'owners.onlyOnEthereum':
    'This name has no address for {network}: this is its address on Ethereum.',
  'owners.nameNotFound': 'No address was found for this name.',
  'owners.noNames': 'Names cannot be looked up on this site. Enter the address.',
  'owners.nameUnreachable': 'The name could not be looked up: the network did not answer.',
  'owners.nameOffChain':
    'This name is kept elsewhere, and this site does not ask there. Enter the address.',
  'owners.nameMixed':
    'This name mixes letters of different alphabets and may imitate another one. Enter the address.',
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
  'request.title': 'Recover an account',
  'request.lead':
    'You have lost the passkey of an account. Guardians that you named before can give the account a new key.',
  'request.account': 'Address, name or contact of the account',
  'request.find': 'Find its guardians',
  'request.noNetwork': 'Accounts cannot be recovered on this site.',
  'request.reading': 'Reading the networks…',
  'request.readAgain': 'Read again',
  'request.unreadable':
    'The network did not answer, so nothing is known about the account there. Try again.',
  'request.unknownModule': 'This site does not know the recovery contract of this network.',
  'request.notDeployed': 'The account is not on this network yet.',
  'request.off': 'The account has no guardians on this network.',
  'request.noGuardians':
    'Without guardians, only another owner opens this account: a second passkey, or a wallet that you added. Look on your other devices and in your password managers.',
  'request.needs': 'Guardians who have to agree: {threshold} of {guardians}.',
  'request.days': 'Days in which the present key can stop it: {days}.',
  'request.otherAccount': 'Another account',
  'request.newOwner': 'The new key',
  'request.replaces': 'It replaces all owners of the account: backups and co-owners, too.',
  'request.byWallet': 'Use a wallet instead',
  'request.byPasskey': 'Use a passkey instead',
  'request.create': 'Create a passkey',
  'request.ask': 'Ask the guardians',
  'request.badOwner':
    'These owners would lock the account for good. The account itself and its guardians cannot be its owners.',
  'request.none': 'This is not the link of a recovery.',
  'request.damaged':
    'The link was cut or changed on its way. Ask for it again, and copy all of it.',
  'request.otherVersion': 'The link is of another version of this site. Ask for a new one.',
  'request.impossible': 'This link asks for what no account accepts. Do not trust its sender.',
  'request.other': 'This link is of another request.',
  'request.shareTitle': 'Ask your guardians',
  'request.shareHelp':
    'Send them this link. Each of them signs, which costs nothing, and sends you a link back.',
  'request.code': 'Code with the link',
  'request.copy': 'Copy the link',
  'request.share': 'Share',
  'request.digits': 'Digits to compare',
  'request.digitsHelp':
    'Guardians call you before they sign, and compare these digits. Digits that differ mean that somebody has exchanged the link.',
  'request.answer': 'Link that a guardian sent back',
  'request.addAnswer': 'Add the signature',
  'request.progress': 'Progress',
  'request.signed': 'Signatures: {signed} of {threshold}',
  'request.hasSigned': 'Has signed',
  'request.notSigned': 'Not yet',
  'request.otherRunning':
    'Another recovery of this account is running. Only more signatures than it has can replace it.',
  'request.outdated':
    'This request is no longer valid: it was stopped or replaced, or the guardians have changed. It needs new signatures.',
  'request.again': 'Begin again with the same key',
  'request.tooFew': 'More guardians have to sign.',
  'request.start': 'Start the recovery',
  'request.sent': 'Sent. It counts as soon as the network has it.',
  'request.waiting':
    'Started. The new key takes over from {date} on. Until then, the present key can stop it.',
  'request.due': 'The wait is over: the new key can take over.',
  'request.notYet': 'The wait is not over yet.',
  'request.finish': 'Finish the recovery',
  'request.done': 'Done. The account has its new owner.',
  'request.connectHelp': 'Connect with your new passkey, as with one that you already have.',
  'request.walletDone': 'Your wallet is now the owner of this Safe account.',
  'request.connect': 'Connect the account',
  'request.mine': 'Continue with the new key',
  'request.notMine': 'This key does not become an owner by the recovery that is running.',
  'request.open': 'Open the recovery',
  'request.remove': 'Remove this request from the device',
  'request.removeHelp':
    'Signatures so far are lost, and the recovery needs a new request. Press again to remove it.',

  'guardian.title': 'Help recover an account',
  'guardian.lead': 'You are asked, as a guardian, to give this account a new key.',
  'guardian.unknown': 'You have no name for this account. Be sure whose it is.',
  'guardian.unread':
    'Whether you have a name for this account could not be read. Be sure whose it is.',
  'guardian.newOwners': 'New owners',
  'guardian.threshold': 'Signatures required from then on: {threshold}',
  'guardian.what':
    'They replace all owners of the account. Your signature moves no money, and costs nothing.',
  'guardian.call': 'Call and compare',
  'guardian.callHelp':
    'Call the person at a number that you know, not one from the message. Compare these digits by voice.',
  'guardian.compared': 'I have spoken with the person, and the digits are the same.',
  'guardian.sign': 'Sign',
  'guardian.signOn': 'Sign for {network}',
  'guardian.signed': 'You have signed.',
  'guardian.notGuardian':
    'The connected account is not a guardian of this account. Connect the one that is.',
  'guardian.notDeployed':
    'Your account is not on this network yet. Send a payment from it there, such as one to yourself, then sign again.',
  'guardian.invalid':
    'The wallet returned a signature that does not count. Try again, or use another wallet.',
  'guardian.sendBack': 'Send this back',
  'guardian.sendBackHelp': 'The link now contains your signature. Send it to the person who asked.',

  'banner.title': 'A recovery of this account is running',
  'banner.what': 'On {network}, {owners} replaces all owners from {date} on.',
  'banner.due':
    'On {network}, the time to object is over: {owners} can replace all owners at any moment.',
  'banner.advice': 'If you did not ask your guardians for this, stop it now.',
  'banner.stop': 'Stop it',
  'banner.revoke': 'Stop it and remove all guardians',
  'banner.mine': 'This is me, hide it for now',
  'banner.sent': 'Sent. It is stopped as soon as the network has it.',
  'banner.failed': 'It was not stopped. Try again.',
  'banner.several':
    'This account needs several signatures. Its other owners have to agree to stop it.',
  'banner.propose': 'Propose to stop it',
  'banner.stopped':
    'The recovery on {network} is stopped. Your guardians can start another one: remove them if you no longer trust them.',
  'banner.unread': 'Whether a recovery of this account is running could not be read on: {networks}',

  'guardians.lead':
    'People you trust who together can give this account a new key, in case you lose yours.',
  'guardians.sayPower': 'Guardians can give the account a new key, and nothing else.',
  'guardians.sayAgree': 'Several of them must agree: two of three is a good choice.',
  'guardians.sayWait': 'Then {days} must pass, in which one touch here stops it.',
  'guardians.saySilence':
    'If nobody stops it, the new key replaces all present owners, your other passkeys and wallets too.',
  'guardians.sayTheft':
    'It helps against loss, not against theft: whoever has your passkey can do everything meanwhile.',
  'guardians.sayNetworks':
    'It works only on the networks where you set it up. A network you do not use yet belongs to a lost key for ever.',
  'guardians.sayLook':
    'Look in here at least once every {days}: a running recovery is shown on every page, read from the network.',
  'guardians.sayAgain':
    'Guardians whose recovery you stopped can start again, until you remove them.',
  'guardians.sayCall':
    'Ask your guardians to call you, and to compare the digits they see with yours before they sign.',
  'guardians.sayAddress':
    'Keep the address of this account: you need it to find the account again.',
  'guardians.choose': 'Choose guardians',
  'guardians.recommended': 'Recommended: three guardians, two of whom must agree.',
  'guardians.address': 'Address, name or link of a guardian',
  'guardians.add': 'Add guardian',
  'guardians.agree': 'How many must agree',
  'guardians.ofCount': '{threshold} of {count}',
  'guardians.alone':
    'Each of them alone can then start a recovery. Choose three guardians, so that two must agree.',
  'guardians.isAccount': 'This is the account itself.',
  'guardians.isOwner': 'An owner of the account cannot be its guardian.',
  'guardians.twice': 'This guardian is chosen already.',
  'guardians.notDeployed':
    'This is a contract account that does not exist on {networks}: its signature could not be checked there.',
  'guardians.unread':
    'No answer from: {networks}. If this is a contract account there, its signature could not be checked elsewhere.',
  'guardians.unused':
    'Nothing was ever sent from this address. If it is a passkey account, it must be used once on each network before it can help.',
  'guardians.networks': 'Choose networks',
  'guardians.networksHelp':
    'Each network is a transaction of its own. Set guardians on every network where you have something.',
  'guardians.setOn': 'Set guardians on {network}',
  'guardians.setUp': 'Set up guardians',
  'guardians.change': 'Change guardians',
  'guardians.stop': 'Remove all guardians',
  'guardians.stopHelp':
    'On {network}, only the owners can then open this account. A running recovery is stopped too.',
  'guardians.endsRunning': 'This also stops the running recovery.',
  'guardians.summary': '{threshold} of {count} must agree. Time to stop a recovery: {days}.',
  'guardians.none': 'No guardians on this network.',
  'guardians.notOpened':
    'The account is not open on this network yet. Without guardians here, it belongs to a lost key for ever.',
  'guardians.noModule': 'Guardians are not available on this network.',
  'guardians.unknownModule':
    'The recovery contract of this network is not the expected one. Nothing is set up with it.',
  'guardians.unreachable': 'The network did not answer. Whether there are guardians is not known.',
  'guardians.same': 'These are the guardians on this network.',
  'guardians.failed': 'The guardians were not changed. Look at them again, then try once more.',
  'guardians.title': 'Guardians',

  'review.enableRecovery': 'Turn on recovery by guardians',
  'review.disableRecovery': 'Turn off recovery by guardians',
  'review.addGuardian':
    'Add the guardian {guardian}. Guardians who must agree from then on: {threshold}',
  'review.revokeGuardian':
    'Remove the guardian {guardian}. Guardians who must agree from then on: {threshold}',
  'review.guardianThreshold': 'Guardians who must agree from then on: {threshold}',
  'review.cancelRecovery': 'Stop the running recovery',
  'review.invalidateApprovals': 'Make what guardians have signed so far invalid',
  'review.recoveryOn':
    'Enough guardians together can then replace all owners, after days in which this account can stop it.',
  'review.guardianChange': 'The guardians, who can replace all owners, change.',
  'review.recoveryCancel': 'This stops a running recovery. Its guardians can start another.',
  'review.recoveryApproval': 'As a guardian, this account approves new owners of another account.',
} as const;

export const email = {
  'email.guardian': 'This site, by e-mail',
  'email.add': 'Add this site by e-mail',
  'email.what':
    'It agrees when you enter a code from your e-mail. Alone it cannot recover the account: it helps only where at least two guardians must agree.',
  'email.address': 'E-mail address',
  'email.save': 'Add the address',
  'email.check': 'A mail was sent to your addresses. Make sure that it arrived: codes go there.',
  'email.later': 'Receives codes from {date} on.',
  'email.leaving': 'Is removed on {date}.',
  'email.none': 'There is no e-mail address yet. Without one, this guardian cannot help.',
  'email.signIn': 'Sign in to this site to see and change your e-mail addresses.',
  'email.request': 'Send me a code by e-mail',
  'email.sent':
    'If the account has an e-mail address here, a code was sent to it. It is valid for 10 minutes, for this recovery only.',
  'email.code': 'Code from the e-mail',
  'email.confirm': 'Confirm the code',
  'email.unreadable': 'The code from the e-mail has eight digits.',
  'email.refused': 'This code is wrong or too old, or was tried too often. Ask for a new one.',
  'email.declined': 'This site does not agree to this recovery.',
  'email.invalid': 'This is not an e-mail address.',
  'email.full': 'No more e-mail addresses can be added.',
  'email.tooMany': 'That was tried too often. Try again later.',
  'email.failed': 'The site did not answer. Try again.',
} as const;
