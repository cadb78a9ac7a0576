export const messages = {
  'sim.title': 'What changes for the account',
  'sim.help':
    'Simulated just now by the network’s node, as if it were executed now. Nothing was sent.',
  'sim.none': 'It would go through. The node reports no change of balances.',
  'sim.fails': 'Executed now, it would fail.',
  'sim.ownersNow': 'The result above is for the owners of now.',
  'sim.outcomeOnly':
    'It would go through. What would change cannot be known: this network’s node does not report it. Rely on the call as it is shown above.',
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
