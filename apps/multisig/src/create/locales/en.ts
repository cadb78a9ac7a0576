export const messages = {
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
