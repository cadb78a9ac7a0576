export const messages = {
  'sim.title': 'What changes for the account',
  'sim.help':
    'Simulated just now by the network’s node, as if it were executed now. Nothing was sent.',
  'sim.none': 'It would go through. The node reports no change of balances.',
  'sim.fails': 'Executed now, it would fail.',
  'sim.unavailable': 'It could not be simulated on this network.',
  'sim.too-many': 'These are too many calls to be simulated here.',
  'sim.units': '{units} smallest units of {token}',
  'sim.item': 'item {id} of {token}',
  'look.alike':
    'The first address begins and ends like one you know, the second, but is another. Compare every character.',
  'look.first': {
    one: '{count} recipient is paid by this account for the first time, as far as its history shows.',
    other:
      '{count} recipients are paid by this account for the first time, as far as its history shows.',
  },
} as const;
