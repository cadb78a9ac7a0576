export const multisig = {
  'multisig.title': 'Multisig accounts',
  'multisig.lead': 'Accounts owned by several people, where a set number of owners must sign.',
  'multisig.needsWallet': 'Owners view and sign with their own wallets. Connect yours.',
  'multisig.loading': 'Loading…',
  'multisig.unavailable': 'This could not be loaded.',
  'multisig.more': 'Show more',

  'place.unreadable': 'This link cannot be read. Ask for it again, or find the account below.',
  'place.otherNetwork': 'This link is for a network that this site does not support.',

  'find.owned': 'Your accounts on {network}',
  'find.none': 'No multisig accounts found for you on this network.',
  'find.byAddress': 'Open by address',
  'find.address': 'Address of a Safe on {network}',
  'find.help': 'Anyone can view. Only owners can sign.',
  'find.notAnAddress': 'This is not a valid address. It begins with 0x and has 40 more digits.',
  'find.open': 'Open',
  'find.other': 'Other accounts',

  'network.other':
    'This account is on {network}, but your wallet is not. You can view it. To sign, switch networks.',
  'network.switch': 'Switch to {network}',
  'network.failed': 'The network was not switched. Switch it in your wallet.',

  'safe.none': 'There is no Safe at this address on {network}.',
  'safe.unreachable': 'The account could not be read: {network} did not answer.',
  'safe.rule': 'Signatures required: {threshold} of {owners}',
  'safe.lookOnly': 'You are not an owner',
  'safe.owners': 'Owners',
  'safe.balances': 'Balances',
  'safe.version': 'Version',
  'safe.nextNonce': 'Next nonce',

  'owner.passkey': 'Passkey',

  'unusual.code': 'This account runs code that this site does not know:',
  'unusual.module': 'A module can execute transactions of this account without signatures:',
  'unusual.guard': 'A guard can block transactions of this account:',
  'unusual.handler': 'An unusual fallback handler answers calls to this account:',

  'view.title': 'Sections',
  'view.queue': 'Queue',
  'view.history': 'History',
  'view.messages': 'Messages',
  'view.new': 'New transaction',
  'view.newMessage': 'New message',
  'view.back': 'Back to the account',

  'gateway.unreachable': 'No answer came. Check your connection and try again.',
  'gateway.answerInvalid': 'The transaction service sent an invalid answer.',
  'gateway.tooLarge': 'The transaction service’s answer was too large and was not read.',
  'gateway.pageElsewhere':
    'The transaction service’s next page is on another server and was not loaded.',
  'gateway.refused': 'The transaction service says:',
  'gateway.unknownSafe':
    'The transaction service knows nothing about this account. What is shown comes from the chain.',
  'gateway.differs':
    'The transaction service does not match the chain. What is shown comes from the chain, and nothing can be signed.',

  'queue.empty': 'No transactions are waiting.',
  'queue.next': 'Next: nonce {nonce}',
  'queue.nonce': 'Nonce {nonce}',
  'queue.unreadable': 'Not readable',
  'queue.conflict': {
    one: '{count} transaction has this nonce.',
    other:
      'These {count} transactions have the same nonce. Once one is executed, the others are no longer valid.',
  },
  'queue.details': 'Details',

  'history.help':
    'As reported by the transaction service. Open a transaction to see it checked against the chain.',
  'history.empty': 'Nothing has happened yet.',
  'history.received': 'Received {amount} from {sender}',
  'history.receivedToken': 'Received a transfer of {token} from {sender}',
  'history.sentToken': 'A transfer of {token} to {recipient}',
  'history.settings': 'Account settings change',
  'history.created': 'Account created',
  'history.other': 'Other: {name}',

  'messages.empty': 'There are no messages.',
  'message.title': 'Message',
  'message.text': 'Text',
  'message.help':
    'Once enough owners sign, it counts as signed by the account. Nothing is sent to the network.',
  'message.missing': 'Enter the text to be signed.',
  'message.typed':
    'Structured data cannot be signed here: only its application can show what it allows.',
  'message.tooLong': 'This message is too long to be reviewed here.',
  'message.proven': 'Checked on the chain just now: this is signed by the account.',
  'message.disproven':
    'Enough owners have signed, but the chain does not accept this as signed by the account.',
  'message.unproven':
    'Enough owners have signed. Whether the account accepts it could not be checked: {network} did not answer.',
  'message.copySignature': 'Copy the signature',
  'message.shareHelp': 'For the other owners: it opens this message.',

  'status.awaitingConfirmations': 'Needs signatures',
  'status.awaitingExecution': 'Ready to execute',
  'status.success': 'Executed',
  'status.cancelled': 'No longer valid',
  'status.failed': 'Failed',

  'transaction.title': 'Transaction',
  'transaction.signed': 'Signatures: {signed} of {threshold}',
  'transaction.hasSigned': 'Signed',
  'transaction.notSigned': 'Not signed',
  'transaction.youSigned': 'You have signed. The other owners are next.',
  'transaction.from': 'Proposed by “{app}” (unverified)',
  'transaction.proposed': 'Proposed on',
  'transaction.unproven':
    'The transaction service says that this was executed. The chain does not show it.',
  'transaction.explorer': 'View in the explorer',
  'transaction.share': 'Copy link',
  'transaction.shareHelp': 'For the other owners: it opens this transaction.',
  'transaction.reject': 'Propose a rejection',

  'address.safe': 'This account',
  'address.you': 'You',

  'call.rejection': 'Reject: empty transaction that uses up this nonce',
  'call.send': 'Send {amount} to {recipient}',
  'call.sendUnknown': 'Send {units} smallest units of the unlisted token {token} to {recipient}',
  'call.revoke': 'No longer allow {spender} to spend {token}',
  'call.approveItems': 'Allow {spender} to move every item of {token}',
  'call.approveUnknown':
    'Allow {spender} to spend {units} smallest units (or item number {units}) of the unlisted token {token}',
  'call.approveUnlimited': 'Allow {spender} to spend all {token}, without limit',
  'call.approveMore': 'Allow {spender} to spend {amount} more',
  'call.approve': 'Allow {spender} to spend {amount}',
  'call.addOwner': 'Add the owner {owner}. Signatures required from then on: {threshold}',
  'call.removeOwner': 'Remove the owner {owner}. Signatures required from then on: {threshold}',
  'call.swapOwner': 'Replace the owner {owner} with {newOwner}',
  'call.changeThreshold': 'Change the threshold. Signatures required from then on: {threshold}',
  'call.function': 'Call {name} on {contract}',
  'call.batch': {
    one: 'Batch of {count} call',
    other: 'Batch of {count} calls, all or none',
  },
  'call.raw': 'A call to {contract} that cannot be read',
  'call.withCoins': '{call}, along with {amount}',

  'past.rejection': 'Rejection: empty transaction',
  'past.send': 'Sent {amount} to {recipient}',
  'past.sendUnknown': 'Sent {units} smallest units of the unlisted token {token} to {recipient}',
  'past.revoke': 'No longer allowed {spender} to spend {token}',
  'past.approveItems': 'Allowed {spender} to move every item of {token}',
  'past.approveUnknown':
    'Allowed {spender} to spend {units} smallest units (or item number {units}) of the unlisted token {token}',
  'past.approveUnlimited': 'Allowed {spender} to spend all {token}, without limit',
  'past.approveMore': 'Allowed {spender} to spend {amount} more',
  'past.approve': 'Allowed {spender} to spend {amount}',
  'past.addOwner': 'Added the owner {owner}. Signatures required from then on: {threshold}',
  'past.removeOwner': 'Removed the owner {owner}. Signatures required from then on: {threshold}',
  'past.swapOwner': 'Replaced the owner {owner} with {newOwner}',
  'past.changeThreshold': 'Changed the threshold. Signatures required from then on: {threshold}',
  'past.function': 'Called {name} on {contract}',

  'fact.spender': 'Spender',
  'fact.token': 'Token',
  'fact.owner': 'Owner',
  'fact.newOwner': 'New owner',
  'fact.guardian': 'Guardian',
  'fact.through': 'Through',
  'fact.contract': 'Contract',
  'fact.account': 'Account',
  'fact.nonce': 'Nonce',
  'fact.operation': 'Kind of call',
  'fact.delegatecall': 'Delegatecall: the contract’s code runs as this account',
  'fact.data': { one: 'Data, {count} byte', other: 'Data, {count} bytes' },
  'fact.trailing': { one: 'Extra data, {count} byte', other: 'Extra data, {count} bytes' },

  'review.what': 'What will happen',

  'hash.title': 'Compare with your wallet',
  'hash.help':
    'Computed on this device from the fields shown here. Your wallet shows the same ones; if not, do not sign.',
  'hash.domain': 'Domain hash',
  'hash.message': 'Message hash',
  'hash.safeTx': 'Hash to sign (safeTxHash)',
  'hash.safeMessage': 'Hash to sign (safeMessageHash)',
  'hash.copy': 'Copy: {name}',
  'hash.same': 'The transaction service gives the same hash.',
  'hash.other': 'The transaction service gives another hash.',

  'finding.refused': 'Do not sign this.',
  'finding.inCall': 'Call {place}: {text}',
  'finding.fields-invalid': 'A field is missing or invalid.',
  'finding.safe-mismatch': 'This belongs to another account or another network.',
  'finding.hash-mismatch': 'The transaction service’s hash is not the hash of these fields.',
  'finding.not-requested': 'This is not the transaction that was asked for.',
  'finding.shown-differs': 'The transaction service’s summary does not match what the call does.',
  'finding.delegatecall-unknown-target': 'Unknown code would run as the account itself.',
  'finding.delegatecall-unknown-selector':
    'Known code would run as the account, but not as intended.',
  'finding.batch-unreadable': 'The batch cannot be read to its last byte.',
  'finding.signature-invalid': 'A signature was not made by the owner it names.',
  'finding.signature-not-owner': 'A signature is from someone who is not an owner.',
  'finding.signature-duplicate': 'An owner’s signature appears twice.',
  'finding.owners-differ': 'The owners do not match the chain.',
  'finding.owners-order-differs': 'The order of the owners does not match the chain.',
  'finding.threshold-differs': 'The threshold does not match the chain.',
  'finding.version-differs': 'The version does not match the chain.',
  'finding.nonce-differs':
    'The nonce does not match the chain; the transaction service may be behind.',
  'finding.signature-unverified': 'A contract’s approval was not checked on the chain.',
  'finding.owner-change': 'The owners of the account change.',
  'finding.threshold-change': 'The number of required signatures changes from {before} to {after}.',
  'finding.module-change': 'A module, which acts without signatures, is added or removed.',
  'finding.guard-change': 'The guard, which checks every transaction, changes.',
  'finding.fallback-handler-change':
    'The fallback handler, which answers calls to the account, changes.',
  'finding.singleton-change': 'The code of the account changes.',
  'finding.self-call-unknown': 'The account calls itself in a way that is not known.',
  'finding.approves-hash':
    'A transaction of another account is approved, of which only the hash is known.',
  'finding.approval-unlimited':
    'Somebody else can then spend tokens of this account without limit, now and later.',
  'finding.approval': 'Somebody else can then spend tokens of this account.',
  'finding.gas-token': 'A refund would be paid in a token.',
  'finding.refund-receiver': 'A refund would go to the address given here.',
  'finding.safe-tx-gas': 'If the call fails, the nonce is used up all the same.',
  'finding.nonce-conflict':
    'Another transaction has the same nonce. Only one of them can be executed.',
  'finding.nonce-used': 'The nonce is used up: this can never be executed.',
  'finding.nonce-gap': 'Transactions before this one have to be executed first.',
  'finding.signs-message': 'A message is signed on behalf of the account.',
  'finding.creates-contract': 'A contract is created.',
  'finding.call-unreadable': 'What this call does cannot be read here.',
  'finding.rejection': 'An empty transaction: it only uses up this nonce.',

  'obstacle.network': 'Your wallet has to be on {network}.',
  'obstacle.refused': 'This must not be signed, for the reasons above.',
  'obstacle.unread': 'Read and tick the warnings above first.',
  'obstacle.notOwner': 'You are not an owner of this account: you can view, but not sign.',
  'obstacle.turn': {
    one: '{count} transaction before it has to be executed first.',
    other: '{count} transactions before it have to be executed first.',
  },

  'action.title': 'Actions',
  'action.checking': 'Checking once more…',
  'action.handing': 'Submitting…',
  'action.propose': 'Sign and propose',
  'action.confirm': 'Sign',
  'action.execute': 'Execute',
  'action.delete': 'Delete this proposal',
  'action.description': 'Execute for {account}: {call}',
  'done.propose': 'Proposed.',
  'undone.propose': 'It was not proposed.',
  'done.confirm': 'Signed. The other owners can see it now.',
  'undone.confirm': 'Your signature was not added.',
  'done.execute': 'Executed.',
  'undone.execute': 'It was not executed.',
  'done.delete': 'Deleted.',
  'undone.delete': 'It was not deleted.',

  'row.nonceTooLarge': '(too large to be read exactly)',
  'row.unreadable': 'This entry cannot be read. The others are not affected.',

  'fault.wallet': 'Your wallet refused without saying why.',
  'fault.network': 'The network did not answer in time.',
  'fault.changed': 'It has changed since you looked at it. Review it again.',
  'fault.signature': 'Your wallet signed something else, or with another account.',
  'fault.failed-on-chain': 'The network executed it, but the call inside failed.',

  'propose.kind': 'What to propose',
  'propose.call': 'Contract call',
  'propose.review': 'Review',
  'propose.another': 'Add another call',
  'propose.full': 'No more calls can be added.',
  'propose.draft': { one: '{count} call so far', other: '{count} calls so far, as one batch' },
  'propose.remove': 'Remove: {call}',
  'propose.reviewDraft': 'Review these',
  'propose.zero': 'A batch cannot contain a call to the zero address. Remove it.',
  'propose.after':
    'Your signature is the first. Nothing happens until enough owners have signed and someone executes it.',
  'propose.back': 'Back to the form',

  'abi.label': 'Interface (ABI)',
  'abi.help': 'As JSON, or a line for each function: function dock(address to) payable',
  'abi.empty': 'Paste the interface of the contract.',
  'abi.unreadable': 'This interface cannot be read.',
  'abi.no-functions': 'No function in it changes anything.',
  'abi.function': 'Function',
  'abi.value': '{symbol} to send along',

  'argument.number': 'Enter a whole number, in the smallest unit.',
  'argument.range': 'This number is out of range for its type.',
  'argument.address': 'Enter an address with a correct checksum.',
  'argument.bool': 'Enter true or false.',
  'argument.bytes': 'Enter bytes as 0x and an even number of digits, as many as the type has.',
  'argument.list': 'Enter JSON that matches the type.',
  'argument.listHelp': 'As JSON, large numbers in quotes.',

  'owners.change': 'Change',
  'owners.add': 'Add an owner',
  'owners.remove': 'Remove an owner',
  'owners.swap': 'Replace an owner',
  'owners.threshold': 'Change the threshold',
  'owners.who': 'Owner to remove',
  'owners.signatures': 'Signatures required from then on',
  'owners.same': 'This is already the threshold.',
  'owners.already': 'This is already an owner.',
  'owners.impossible': 'This address cannot be an owner.',

  'reject.title': 'Reject',
  'reject.help':
    'An empty transaction takes the same nonce. Once enough owners have signed it and it is executed, the other one can never be executed.',
} as const;

export const treasury = {
  'payments.table': 'Pay many at once (CSV)',
  'payments.single': 'Enter payments one by one',
  'nonce.choose': 'Nonce {nonce}: choose another',
  'nonce.free': 'The first free one, behind all that are waiting.',
  'nonce.replaces':
    'A waiting transaction has this nonce. Once one of them is executed, the others are no longer valid.',
  'nonce.gap': 'Nonce {missing} is missing: until it is executed, this cannot be.',
  'nonce.used': 'The account is at nonce {next} already.',
  'nonce.unheard':
    'The account is past this nonce. The transaction service has not said yet which transaction used it.',
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
  'delete.never':
    'You cannot delete this proposal: the transaction service lets only wallets with a key of their own do so, not passkeys or contracts. Reject it instead.',
  'signer.several':
    'Your account needs several signatures itself, which cannot be collected here. Use another wallet.',
  'next.sign': {
    one: '{count} more signature is needed, from any of these owners:',
    other: '{count} more signatures are needed, from any of these owners:',
  },
  'next.execute': 'Enough owners have signed: anyone can execute it now, below.',
  'next.share': 'Send them this link: it opens this transaction.',
  'approve.help':
    'Your account is a contract: it signs this by a transaction of its own on {network}, which its owners confirm.',
  'approve.waiting':
    'Waiting for its transaction on {network}. You can leave this page and press the button again later: nothing is lost.',
  'approve.description': 'Sign for {account}',
  'create.link': 'Create a multisig account',
  'create.open': 'Open on another network',
  'settings.open': 'Settings of this account',
  'set.enableModule': 'Enables the module {module}: it can then act without signatures',
  'set.disableModule': 'Disables the module {module}',
  'set.guard': 'Sets the guard {contract}, which can refuse every transaction',
  'unset.guard': 'Removes the guard',
  'set.moduleGuard': 'Sets the guard of modules {contract}',
  'unset.moduleGuard': 'Removes the guard of modules',
  'set.handler': 'Sets the fallback handler {contract}',
  'unset.handler': 'Removes the fallback handler',
  'set.addDelegate': 'Lets {spender} have spending limits',
  'set.removeDelegate': 'Takes all spending limits from {spender}',
  'set.limitOnce': '{spender} may spend {amount} once, without signatures',
  'set.limit': '{spender} may spend {amount} without signatures, renewed after {period}',
  'set.resetLimit': 'Counts what {spender} has spent of {token} as zero',
  'set.removeLimit': 'Takes the spending limit for {token} from {spender}',
  'set.units': '{units} smallest units of the unlisted token {token}',
  'finding.threshold-one': 'Any one owner can then act alone.',
  'finding.gas-price':
    'Besides the call, the account pays a refund of up to {amount} to {recipient}.',
  'set.enableRecovery': 'Turns on recovery by guardians (module {module})',
  'set.disableRecovery': 'Turns off recovery by guardians (module {module})',
  'set.addGuardian': 'Adds the guardian {guardian}. Guardians required from then on: {threshold}',
  'set.revokeGuardian':
    'Removes the guardian {guardian}. Guardians required from then on: {threshold}',
  'set.guardianThreshold': 'Guardians required from then on: {threshold}',
  'set.cancelRecovery': 'Stops the running recovery',
  'set.invalidateApprovals': 'Invalidates what guardians have approved so far',
  'finding.recovery-on':
    'Enough guardians together can then replace all owners, after a period in which the account can stop it.',
  'finding.guardian-change': 'The guardians, who can replace all owners, change.',
  'finding.recovery-cancel': 'A running recovery is stopped. Its guardians can start another.',
  'finding.recovery-approval':
    'As a guardian, this account approves new owners of another account.',
  'recovery.running':
    'A recovery is running. From {date}, it replaces all owners of this account with:',
  'recovery.due':
    'The period of a recovery is over. Anyone can finish it now, which replaces all owners of this account with:',
  'recovery.terms':
    'Signatures required from then on: {threshold}. Guardians who approved: {approvals}.',
  'recovery.stop': 'Propose to stop it',
  'recovery.unread':
    'Recovery by guardians is on, but could not be read: {network} did not answer. A recovery may be running.',
  'recovery.on':
    'Recovery by guardians is on: {threshold} of {count} guardians can replace all owners, after {period}.',
  'recovery.empty': 'Recovery by guardians is on, without guardians.',
  'recovery.kept':
    'Recovery by guardians is off, but its module keeps guardians or a recovery that take effect when it is turned on again.',
  'recovery.off': 'Propose to turn it off',
  'recovery.failed': 'The proposal was not prepared: {network} did not answer.',
  'set.cancelDelayed': 'Cancels what waits in the recovery module before number {nonce}',
  'finding.delay-cancel':
    'Transactions that wait in the recovery module are cancelled. Others can be added to it.',
  'finding.delay-change':
    'The recovery module changes: who can add transactions to it, or how long they wait.',
  'finding.spending-limit': 'Somebody can then spend up to a limit without any signature.',
  'history.item': 'item {id} of {token}',
  'history.doubt.not-owners': 'The owners did not sign this: the token’s contract reports it.',
  'history.doubt.nothing':
    'Nothing was sent, and the owners did not sign this. Do not copy its address.',
  'history.doubt.imitation': 'This token imitates one you know. It is another one.',
  'history.doubt.look-alike': 'This address looks like one you know, but is another one.',
  'history.doubt.odd-decimals':
    'The contract of this token gives a number of decimals that no amount can have.',
  'finding.signature-set-aside':
    'A signature is from an account that is not an owner, or no longer. It does not count.',
  'finding.signature-withdrawn':
    'A contract that is an owner does not accept its signature, or no longer. It does not count.',
  'refund.paid': 'Besides, {amount} was paid to {recipient} as a refund of gas.',
  'refund.along': '{call}, with a refund of up to {amount} to {recipient}',
  'refund.executor': 'whoever executes it',
  'row.proposer': 'Proposed by {name}',
  'row.depends': 'This depends on the changes of owners that wait before it, with nonce {nonces}.',
  'ledger.open': 'Filter and export',
  'ledger.close': 'Show everything again',
  'note.label': 'Note for the other owners',
  'note.help':
    'Optional, and public: anyone can read it at the transaction service. It is not part of what is signed.',
  'note.tooLong': '{most} characters at most.',
  'note.shown': 'Note of the proposer, not part of what is signed:',
  'notify.on': 'Tell me when something waits for my signature',
  'notify.help': 'On this device, while a tab with this account is open.',
  'notify.denied': 'Your browser blocks notifications of this site. Allow them in its settings.',
  'notify.waits': {
    one: '{count} transaction of {account} waits for your signature.',
    other: '{count} transactions of {account} wait for your signature.',
  },
} as const;

export const changes = {
  'was.ownerAdded': 'Owner added: {owner}',
  'was.ownerRemoved': 'Owner removed: {owner}',
  'was.threshold': 'Signatures required',
  'was.guard': 'Guard',
  'was.moduleGuard': 'Guard of modules',
  'was.handler': 'Fallback handler',
  'was.changed': '{what}: {before} → {after}',
  'was.changedTo': '{what}: {after}',
  'was.none': 'none',
  'was.nothing': 'The chain shows no change of settings in this transaction.',
} as const;

export const newSafe = {
  'new.title': 'Create a multisig account',
  'new.lead':
    'Choose who owns it, and how many of them must sign. It becomes an ordinary Safe: no module, no guard, nobody else.',
  'new.owner': 'Owner {number}',
  'new.noOwner': 'Enter the owner’s address or name.',
  'new.removeOwner': 'Remove owner {number}',
  'new.threshold': 'Signatures required',
  'new.alone': 'With one owner, a lost key is a lost account. Add another one.',
  'new.all': 'Every owner must sign: with one key lost, nothing can ever move again.',
  'new.any': 'Any one of the owners can move everything alone.',
  'new.showAddress': 'Show the address',
  'new.address': 'Address it will have',
  'new.create': 'Create the account',
  'new.once': 'One transaction from the connected account, which pays the network fee.',
  'new.failed': 'The account was not created.',
  'new.notThere': 'The chain does not show this account with these owners. Do not use the address.',
  'new.description': 'Create the multisig account {account}',
  'new.noContracts': 'Safe’s contracts are not on {network}: no account can be created there.',
  'new.full': 'These owners have many accounts here already. Change the owners or the threshold.',
  'new.otherAddress':
    '{network} computes addresses in another way, by other contracts: the account has another address there than on other networks.',
  'new.absent':
    'These owners are contracts on another network, but not on {network}. They cannot sign there until they are opened there too: {owners}',
  'new.absentUnread':
    'No answer from: {networks}. Owners that are contracts there could not sign on {network}.',
  'open.title': 'Open on another network',
  'open.lead':
    'At the same address, by the same contracts and with the owners it was created with.',
  'open.changed':
    'Owners or threshold have changed here since. There, the first ones below decide until they change it there too.',
  'open.unproven':
    'How this account was created could not be proven on the chain, so it cannot be opened elsewhere from here.',
  'open.there': 'The account is on {network} already.',
  'open.none': 'This site supports no other network.',
} as const;

export const csv = {
  'csv.title': 'Table of payments',
  'csv.help':
    'Columns: token, recipient, amount, note. Paste them from a spreadsheet, or drop a CSV file here.',
  'csv.cells':
    'Token: a symbol or a contract address, empty for {symbol}. Recipient: an address, a name or a contact.',
  'csv.file': 'Choose a file',
  'csv.empty': 'Paste at least one payment.',
  'csv.unknownHeader':
    'The first row looks like a header, but these column names are not known here. Use those named for this field.',
  'csv.tooMany': 'A batch has room for {most} payments.',
  'csv.tooManyTokens': 'A table has room for {most} different tokens.',
  'csv.tooLarge': 'This file is too large.',
  'csv.notText': 'This file is not plain text. Save it as CSV (UTF-8).',
  'csv.checking': 'Checking every row…',
  'csv.right': { one: '{count} payment is ready', other: '{count} payments are ready' },
  'csv.leftOut': { one: '{count} row left out.', other: '{count} rows left out.' },
  'csv.restore': 'Put back',
  'csv.first': 'Fix the rows named above, or leave them out.',
  'csv.faults': { one: '{count} row is not right', other: '{count} rows are not right' },
  'csv.leaveOutAll': 'Leave all of these out',
  'csv.leaveOut': 'Leave out',
  'csv.leaveOutRow': 'Leave out row {row}',
  'csv.row': 'Row {row}',
  'csv.totals': 'Total per token',
  'csv.read': 'As read',
  'csv.ignored': 'Not used: {columns}.',
  'csv.contradiction':
    'The columns “{first}” and “{second}” say different things in row {row}. Remove one of them.',
  'csv.payments': { one: '{count} payment', other: '{count} payments' },
  'csv.balance': 'The account has {amount}',
  'csv.unlisted':
    'This site does not list {token}. Its symbol and decimals are what its contract says. Compare the address:',
  'csv.repeated': {
    one: '{count} row pays the same again. Check that it is meant.',
    other: '{count} rows pay the same again. Check that they are meant.',
  },
  'csv.gas':
    'So many payments may need more gas than a transaction may use. Consider several proposals.',
  'csvFault.quotes': 'A quotation mark is not closed.',
  'csvFault.columns': 'This row has more cells than there are columns.',
  'csvFault.collectible': 'A table can pay coins and ERC-20 tokens only.',
  'csvFault.unknown-token': 'No token with this symbol is listed here. Enter its contract address.',
  'csvFault.ambiguous-token': 'Several tokens have this symbol. Enter the contract address.',
  'csvFault.not-a-token': 'There is no token contract at this address.',
  'csvFault.token-unreachable': 'The token could not be read: the network did not answer.',
  'csvFault.two-contacts': 'Several of your contacts have this name. Enter the address.',
  'csvFault.comma':
    'A comma can mean decimals or thousands. Write the amount with a point only, like 1234.5.',
  'csvFault.split-amount':
    'A comma can be part of this amount. Write it with a point only, or in quotation marks.',
  'csvFault.point':
    'A point before three digits can mean decimals or thousands. Write the amount like 1234 or 1234.50.',
  'csvFault.no-token': 'The token is missing, although this row speaks of one.',
  'csvFault.odd-decimals':
    'The contract of {symbol} gives a number of decimals that no amount can have.',
  'csvFault.more-than-balance':
    'With the rows above it, this is more {symbol} than the account has.',
} as const;

export const elsewhere = {
  'elsewhere.stays':
    'A passkey that is no owner here still is one on: {networks}. Remove it there too.',
  'elsewhere.notOpened':
    'This account is not open yet on: {networks}. There it belongs to the removed passkey: send nothing to it.',
  'elsewhere.unread':
    'No answer from: {networks}. The removed passkey may still be an owner there.',
} as const;

export const ledger = {
  'ledger.title': 'Filter and export',
  'ledger.all': 'All',
  'ledger.person': 'From or to',
  'ledger.personHelp': 'An address, or the name of a contact.',
  'ledger.settings': 'Only changes of settings',
  'ledger.from': 'Since',
  'ledger.until': 'Until',
  'ledger.count': { one: '{count} entry', other: '{count} entries' },
  'ledger.unchecked': {
    one: '{count} entry could not be checked against the chain. The file marks it.',
    other: '{count} entries could not be checked against the chain. The file marks them.',
  },
  'ledger.cut': 'Not all entries could be read. The file says so.',
  'ledger.csv': 'Export as CSV',
  'ledger.json': 'Export as JSON',
} as const;

export const push = {
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

export const settings = {
  'settings.title': 'Settings',
  'settings.lead': 'As they are on the chain now. Each change is a proposal that the owners sign.',
  'settings.viewOnly': 'Only owners can propose changes.',
  'settings.unreachable': 'The settings could not be read: {network} did not answer.',
  'settings.remove': 'Propose to remove',
  'settings.noCode': 'There is no contract at this address.',

  'owners.title': 'Owners and threshold',
  'owners.meaning':
    'The owners decide on everything the account does. Whoever controls enough of them controls the account.',
  'owners.one':
    'One signature is enough: any owner alone, or whoever steals their key, can move everything.',
  'owners.all':
    'Every owner must sign: if one of them loses their key, nothing can be moved again.',
  'owners.open': 'Change owners or threshold',

  'modules.title': 'Modules',
  'modules.meaning': 'A module is a contract that acts for the account without any signature.',
  'modules.none': 'None is enabled: nothing moves without the owners.',
  'modules.disable': 'Propose to disable',
  'module.unknown': 'Unknown module: it can move everything without signatures.',
  'module.allowance': 'Safe’s spending limits: the addresses below spend up to their limits.',
  'module.operations':
    'Safe’s module for ERC-4337: executes what the owners have signed, sent by a service.',
  'module.recovery': 'Safe’s social recovery: its guardians can replace the owners.',

  'guard.title': 'Guard',
  'guard.meaning':
    'A guard is a contract that checks each transaction of the owners, and can refuse it. A faulty one locks the account for good.',
  'guard.none': 'None: enough signatures are all a transaction needs.',
  'guard.checks': 'It checks its own removal too, and could refuse it.',
  'moduleGuard.title': 'Guard of modules',
  'moduleGuard.meaning': 'It checks what modules do, and can refuse it.',
  'moduleGuard.checks': 'A faulty one stops every module, or lets everything through.',

  'handler.title': 'Fallback handler',
  'handler.meaning':
    'It answers calls the account itself does not know, such as a check of its signature. A hostile one can pass anything off as signed by the account.',
  'handler.known': 'Published by Safe, with release {version}.',
  'handler.unknown': 'Not one that Safe has published. Keep it only if you know what it does.',
  'handler.none':
    'None: messages signed by the account cannot be checked, and some tokens cannot be received.',
  'handler.publish': 'Propose the published one',

  'limits.title': 'Spending limits',
  'limits.meaning':
    'An address with a limit spends up to it alone, without signatures. If its key is stolen, that much is lost, and again after each renewal.',
  'limits.none': 'Nobody has one.',
  'limits.empty': 'It has no limit now, and can spend nothing.',
  'limits.unavailable': 'Safe has published no module for them on this network.',
  'limits.off': 'The module is not enabled: these limits have no effect until it is.',
  'limits.used': '{spent} of {amount} spent',
  'limits.once': 'Not renewed.',
  'limits.renewed': 'Renewed after {period}, next on {date}.',
  'limits.new': 'New spending limit',
  'limits.change': 'Change',
  'limits.reset': 'Count what was spent as zero',
  'limits.remove': 'Remove',
  'limits.removeAll': 'Remove this address',
  'limits.who': 'Address that may spend',
  'limits.period': 'Renewal',
  'limits.never': 'Never',
  'limits.after': 'After {period}',
  'limits.keepsSpent': 'What was spent still counts.',
  'limits.enables':
    'The proposal enables Safe’s module too, which then spends within the limits without signatures.',
  'limits.tooMuch': 'This is more than the module can count.',
  'limits.self': 'The account itself needs no limit.',

  'spend.open': 'Spend from this limit',
  'spend.left': '{amount} left',
  'spend.tooMuch': 'Only {amount} is left.',
  'spend.send': 'Send now',
  'spend.done': 'Sent.',
  'spend.failed': 'It was not sent.',
  'spend.description': 'Spend {amount} within a limit',
} as const;

export const simulate = {
  'sim.title': 'What changes for the account',
  'sim.help':
    'Simulated just now by the network’s node, as if it were executed now. Nothing was sent.',
  'sim.none': 'It would go through. The node reports no change of balances.',
  'sim.fails': 'Executed now, it would fail.',
  'sim.ownersNow': 'The result above is for the owners of now.',
  'sim.outcomeOnly':
    'It would go through. What would change cannot be known. Rely on the call as it is shown above.',
  'sim.unavailable':
    'This network’s node could not simulate it: whether it would go through, and what would change, cannot be known here. Rely on the call as it is shown above.',
  'sim.too-many':
    'These are too many calls to be simulated here: what would change cannot be known. Rely on the calls as they are shown above.',
  'sim.units': '{units} smallest units of {token}',
  'sim.item': 'item {id} of {token}',
  'against.failed':
    'Simulated on this device before it was executed, it would have gone through. It failed.',
  'against.succeeded':
    'Simulated on this device before it was executed, it would have failed. It went through.',
  'against.other': 'What happened is not what was simulated on this device before it was executed:',
  'against.change': '{actual} happened, {expected} was expected',
  'against.nothing': 'nothing of {token}',
} as const;

export const delay = {
  'delay.on':
    'Recovery with a waiting time is on. These addresses can add any transaction of this account; it can be executed after {period}, in which the owners can cancel it:',
  'delay.waiting':
    'A transaction waits in the recovery module. From {date} on, anyone can execute it:',
  'delay.due':
    'The wait of a transaction in the recovery module is over. Anyone can execute it now:',
  'delay.expired':
    'A transaction in the recovery module has expired. It cannot be executed any more:',
  'delay.more': 'Further transactions wait in the recovery module and are not shown here: {number}',
  'delay.cancel': 'Propose to cancel what waits',
  'delay.foreign':
    'This account does not control its recovery module: the owners cannot cancel what waits there, but they can turn it off.',
  'delay.unread':
    'A recovery module is on, but could not be read: {network} did not answer. A transaction may be waiting.',
} as const;
