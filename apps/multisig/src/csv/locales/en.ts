export const messages = {
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
