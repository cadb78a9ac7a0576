export const messages = {
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
