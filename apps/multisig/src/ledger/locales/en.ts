export const messages = {
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
