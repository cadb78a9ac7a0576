import type { Local } from '@mooring/devnet/local';
import {
  addDelegate,
  allowanceModules,
  enableModule,
  setAllowance,
} from '@mooring/safe/transactions';
import { expect } from '@playwright/test';
import { type Address, parseEther, zeroAddress } from 'viem';
import { Club } from '../club.ts';
import { Owner } from '../owner.ts';
import type { Stage } from './stage.ts';
import type { Place } from './walk.ts';

const newcomer: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
/** Longest note. */
const note = 'Varnish and rope for the second boat, '.repeat(4).slice(0, 120);

/** All places of a multisig owner; those that change what the others show come last. */
export function multisigPlaces({ page }: Stage, local: Local): readonly Place[] {
  const club = new Club(local);
  const owner = new Owner(page, local);
  const at = (name: string, query: string): Place => ({
    name: `multisig ${name}`,
    open: () => owner.goTo(owner.place(query)),
  });
  return [
    {
      name: 'multisig queue',
      async open() {
        await owner.goTo(owner.place());
        await owner.main.getByText('Details').last().click();
      },
    },
    at('history', '&show=history'),
    at('messages', '&show=messages'),
    at('new message', '&show=new-message'),
    at('rejection', '&reject=7'),
    at('transaction', `&tx=${club.queue[4]}`),
    at('batch', `&tx=${club.queue[2]}`),
    at('message', `&msg=${club.messages[1]}`),
    at('transaction that is none', `&tx=0x${'00'.repeat(32)}`),
    ...(['Send', 'Contract call', 'Owners'] as const).map((kind) => ({
      name: `multisig: problems of ${kind}`,
      async open() {
        await owner.startProposal(kind);
        await owner.button('Review').click();
      },
    })),
    at('replacement', '&show=new&nonce=7'),
    {
      name: 'multisig review with the nonce of others, and a note',
      open: () => review(owner, '7'),
    },
    {
      name: 'multisig review with a nonce that leaves a gap',
      open: () => review(owner, '14'),
    },
    {
      name: 'multisig just proposed',
      async open() {
        await review(owner, '14');
        await owner.press('Sign and propose');
        await expect(owner.main).toContainText('Proposed.');
        await owner.settled();
      },
    },
    at('queue with a gap', ''),
    {
      name: 'multisig settings',
      async open() {
        await limitSpending(club);
        await owner.goTo(owner.place('&show=settings'));
        await expect(owner.main.getByRole('heading', { name: 'Spending limits' })).toBeVisible();
        for (const name of [
          'Change owners or threshold',
          'New spending limit',
          'Spend from this limit',
        ]) {
          await owner.button(name).click();
        }
        await owner.button(/^Change: /).click();
      },
    },
    {
      name: 'multisig transaction of an owner that is a contract',
      async open() {
        const { client } = local.devnet.ethereum;
        await client.setCode({ address: club.mira, bytecode: '0x00' });
        await owner.goTo(owner.place(`&tx=${club.queue[1]}`));
        await expect(owner.main).toContainText('Your account is a contract');
        await client.setCode({ address: club.mira, bytecode: '0x' });
      },
    },
    {
      name: 'multisig transaction that is refused',
      async open() {
        club.faults.begin('unsorted-owners');
        await owner.goTo(owner.place(`&tx=${club.queue[0]}`));
        club.faults.clear();
      },
    },
  ];
}

/** Opens the review of a payment with a note and a nonce. */
async function review(owner: Owner, nonce: string) {
  const { page } = owner;
  await owner.reviewPayment(newcomer, '1.2345678901234567');
  await page.getByLabel('Note for the other owners').fill(note);
  await owner.main.getByText('choose another').click();
  await page.getByLabel('Nonce', { exact: true }).fill(nonce);
  await owner.settled();
}

/** Sets a spending limit for the connected owner, and enables an unknown module. */
async function limitSpending(club: Club) {
  const { safe, mira, local } = club;
  const [module = zeroAddress] = allowanceModules;
  const { alwaysSucceeds } = local.devnet.ethereum.contracts;
  const amount = parseEther('1234.5');
  await club.execute(
    enableModule(safe, module),
    enableModule(safe, alwaysSucceeds),
    addDelegate(module, mira),
    setAllowance(module, { delegate: mira, token: zeroAddress, amount, resetMinutes: 1_440 }),
    addDelegate(module, newcomer),
  );
}
