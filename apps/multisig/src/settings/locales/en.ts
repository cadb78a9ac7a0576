export const messages = {
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
