export const messages = {
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
