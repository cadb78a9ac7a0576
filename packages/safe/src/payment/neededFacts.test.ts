import { type Address, getAddress } from 'viem';
import { expect, test } from 'vitest';
import { decodeCall } from '../transactions/decodeCall.ts';
import { greatestRefund } from '../transactions/greatestRefund.ts';
import { batchCalls } from '../transactions/multiSend.ts';
import { addOwner } from '../transactions/ownerChanges.ts';
import {
  createTransaction,
  type SafeCall,
  type SafeTransaction,
} from '../transactions/safeTransaction.ts';
import { enableModule, setFallbackHandler } from '../transactions/settingChanges.ts';
import { explainTransaction } from './explainTransaction.ts';
import {
  approve,
  at,
  callOf,
  coins,
  createFacts,
  dock,
  items,
  listedToken,
  safe,
  sendItems,
  shop,
  transfer,
  transferFrom,
  unlisted,
} from './facts.testing.ts';
import { neededFacts } from './neededFacts.ts';

const of = (call: SafeCall) => createTransaction(call, safe.nonce);
const plain = of(transfer(unlisted, shop));
const refund = { gasPrice: 1n, baseGas: 60_000n };

test.each<[string, SafeTransaction]>([
  ['coins', of(coins(shop))],
  ['a token', plain],
  ['a listed token', of(transfer(listedToken, shop))],
  ['a token of another', of(transferFrom(unlisted, at('b'), shop))],
  ['items', of(sendItems(items, shop))],
  ['an approval', of(approve(unlisted, shop))],
  ['a call', of(callOf(dock, '0x12345678'))],
  ['another owner', of(addOwner(safe, at('c'), 2))],
  ['a module', of(enableModule(safe, dock))],
  ['a handler', of(setFallbackHandler(safe, unlisted))],
  ['a batch', of(batchCalls([coins(shop), approve(unlisted, at('c'))], safe.version))],
  ['a refund', { ...plain, ...refund }],
  ['a refund to another account', { ...plain, ...refund, refundReceiver: at('c') }],
  ['a refund in a token', { ...plain, ...refund, gasToken: unlisted, refundReceiver: items }],
])('neededFacts returns all facts that explainTransaction uses for %s', (_, transaction) => {
  const facts = createFacts();
  const decoded = decodeCall(transaction, { safe: safe.address });
  const needed = neededFacts([decoded], safe.address, facts.listed, greatestRefund(transaction));
  const asked: Record<keyof typeof needed, Address[]> = {
    ...{ code: [], tokens: [], balances: [], accounts: [] },
  };
  explainTransaction(
    transaction,
    {
      ...facts,
      tokenAt(address) {
        asked.tokens.push(getAddress(address));
        return facts.tokenAt(address);
      },
      contractElsewhere(address) {
        asked.accounts.push(getAddress(address));
        return undefined;
      },
      hasCode(address) {
        asked.code.push(getAddress(address));
        return facts.hasCode(address);
      },
      balanceOf(token) {
        asked.balances.push(getAddress(token));
        return facts.balanceOf(token);
      },
    },
    { safe },
  );
  for (const kind of ['code', 'tokens', 'balances', 'accounts'] as const) {
    expect(needed[kind].map((one) => getAddress(one))).toEqual(expect.arrayContaining(asked[kind]));
  }
});
