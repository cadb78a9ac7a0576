import { readRecipient } from '@mooring/page/recipients';
import { getAddress } from 'viem';
import { mainnet } from 'viem/chains';
import { describe, expect, test } from 'vitest';
import { checkTable } from '../../../multisig/src/csv/checkTable.ts';
import { readTable } from '../../../multisig/src/csv/readTable.ts';
import { readPastedAccount } from '../../../multisig/src/find/readPastedAccount.ts';
import { readArgument } from '../../../multisig/src/propose/readArgument.ts';
import { readCallForm } from '../../../multisig/src/propose/readCallForm.ts';
import { checkContact } from '../contacts/checkContact.ts';
import { readContactsFile } from '../contacts/contactsFile.ts';

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const wide = (text: string) =>
  text.replace(/[!-~]/g, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfee0));
const safe = '0x5555555555555555555555555555555555555555';
const coin = {
  ...{ id: 'coin', name: '', symbol: 'ETH', decimals: 0 },
  ...{ balance: undefined, listed: true },
};

/**
 * Fields of an account on Ethereum: the address that a text is read as, or what is said in place of one. Limits and owners
 * are read as recipients are.
 */
const fields: Readonly<Record<string, (text: string) => string>> = {
  recipient(text) {
    const read = readRecipient(text, 1);
    return read.kind === 'address' ? read.address : read.kind;
  },
  'recipient in a table': (text) => inTable(`address,amount\n"${text}",1`),
  'token in a table': (text) => inTable(`token,address,amount\n"${text}",${safe},1`),
  'argument of a call'(text) {
    const read = readArgument({ type: 'address' }, text, 1);
    return read.kind === 'value' ? `${read.value}` : read.problem;
  },
  'contract of a call'(text) {
    const typed = { contract: text, abiText: '', chosen: '', textsOf: () => [], amount: '' };
    const { target } = readCallForm(typed, mainnet, 'en');
    return target.kind === 'address' ? target.address : target.kind;
  },
  contact(text) {
    const read = checkContact({ name: 'Mira', address: text, note: '' }, [1]);
    return read.kind === 'good' ? read.entry.address : `${read.faults.address}`;
  },
  'imported contact'(text) {
    const read = readContactsFile(`name,address\nMira,"${text}"`, [1]);
    if (read.kind !== 'read') return read.kind;
    const [faulty] = read.faulty;
    if (faulty?.fault.kind === 'contact') return `${faulty.fault.faults.address}`;
    return read.entries[0]?.address ?? 'nothing';
  },
  'account to open'(text) {
    const read = readPastedAccount(text);
    return read.kind === 'account' ? read.address : read.kind;
  },
};

function inTable(text: string): string {
  const table = readTable(text);
  if (table.kind !== 'rows') return table.kind;
  const { payments, faulty } = checkTable(table.rows, {
    ...{ chainId: 1, safe, assets: [coin], contacts: [] },
    addressOf: () => 'none',
    isOfEthereum: () => false,
    assetAt: (id) => ({ ...coin, ...(id !== 'coin' && { id, token: getAddress(id) }) }),
  });
  const [payment] = payments;
  if (!payment) return `${faulty[0]?.faults}`;
  return payment.asset.token ?? payment.to;
}

describe.each(Object.entries(fields))('%s', (_, read) => {
  test.each([
    ['as it is', address],
    ['in lower case', address.toLowerCase()],
    ['in upper case', address.toUpperCase()],
    ['between spaces', ` \u00a0${address}\t`],
    ['among characters without width', `\ufeff\u200b0x\u200b${address.slice(2)}\u200e\u2069`],
    ['in full width', wide(address)],
    ['with its network', `eth:${address}`],
    ['with its network in capitals', `ETH: ${address}`],
    ['with its network’s id', `eip155:1:${address}`],
    ['with its network among characters without width', `\u200beth\u200b:\u200e${address}`],
    ['with its network in full width', wide(`eth:${address}`)],
    ['of a payment code', `ethereum:${address}`],
    ['of a payment code with its network', `ethereum:${address}@1`],
    ['of a payment link', `ethereum:${address}@1?value=2.014e18`],
    ['of an explorer', `https://etherscan.io/address/${address}`],
    ['with spaces between its digits', address.replace(/(.{7})/g, '$1 ')],
  ])('reads an address %s', (_, text) => {
    expect(read(text)).toBe(address);
  });
});

/** Fields that take a name, or a network beside their own. */
const named: readonly string[] = ['recipient', 'recipient in a table', 'account to open'];
const ofAnyNetwork: readonly string[] = ['account to open'];

describe.each(Object.entries(fields))('%s', (field, read) => {
  test.each([
    `base:${address}`,
    `8453:${address}`,
    `eip155:8453:${address}`,
    `ethereum:${address}@8453`,
    `ethereum:${address}@8453?value=1`,
    `https://basescan.org/address/${address}`,
    `\u200bbase:\u200e${address}`,
    wide(`base:${address}`),
    `nowhere:${address}`,
  ])('reads %s by its network', (text) => {
    if (ofAnyNetwork.includes(field)) expect(read(text)).toBe(address);
    else expect(read(text)).toMatch(/other-network|^address$/);
  });

  test.each([
    ['another checksum', address.replace('C5', 'c5')],
    ['another checksum behind its network', `eth:${address.replace('C5', 'c5')}`],
    ['a digit less', address.slice(0, -1)],
    ['a digit more', `${address}0`],
    ['no 0x', address.slice(2)],
    ['two addresses', `${address} ${address}`],
    ['two networks', `eth:eth:${address}`],
    ['another kind of network', `solana:1:${address}`],
    ['letters of another alphabet', address.replace('C', 'С')],
    ['a line', `https//${address}`],
  ])('refuses %s', (_, text) => {
    expect(read(text)).not.toBe(address);
    expect(read(text)).not.toMatch(/^0x/);
  });

  test('accepts a name where names are allowed', () => {
    const isLookedUp = /^(?:name|not-found)$/.test(read('mira.eth'));
    expect(isLookedUp).toBe(named.includes(field));
  });
});

const paying: readonly string[] = [
  ...['recipient', 'recipient in a table', 'contact', 'imported contact'],
];

test.each(Object.entries(fields))(
  'field %s reads the paid address of a token transfer link',
  (field, read) => {
    const found = read(`ethereum:${address}@1/transfer?address=${safe}&uint256=1`);
    if (paying.includes(field)) expect(found).toBe(getAddress(safe));
    else expect(found).not.toMatch(/^0x/);
  },
);

test.each([
  ['a contact', `base:${address}`],
  ['a contact by a link', `https://basescan.org/address/${address}`],
  ['a contact by the id of its network', `eip155:8453:${address}`],
])('contacts accept %s', (_, text) => {
  const draft = { name: 'Mira', address: text, note: '' };
  const entry = { ...draft, address };
  expect(checkContact(draft, [1, 8453])).toEqual({ kind: 'good', entry });
  expect(readContactsFile(`name,address\nMira,${text}`, [1, 8453])).toMatchObject({
    entries: [entry],
  });
});
