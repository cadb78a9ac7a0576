import { type Asset, callOf } from '@mooring/page/send';
import { createGatewayClient } from '@mooring/safe/gateway';
import { explainCalls, explainTransaction, type PaymentFacts } from '@mooring/safe/payment';
import {
  allowanceModules,
  batchCalls,
  canonicalTargets,
  createTransaction,
  hashTransaction,
  type SafeCall,
  type SafeState,
  type SafeTransaction,
} from '@mooring/safe/transactions';
import {
  type Address,
  createClient,
  custom,
  decodeFunctionData,
  getAddress,
  numberToHex,
  parseAbi,
  zeroAddress,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { mainnet } from 'viem/chains';
import { describe, expect, test } from 'vitest';
import { checkTable } from './csv/checkTable.ts';
import { readTable } from './csv/readTable.ts';
import { readCallForm } from './propose/readCallForm.ts';
import { loadTransaction } from './read/loadTransaction.ts';
import { spendCall } from './settings/spendCall.ts';
import { executionCall } from './transaction/executionCall.ts';

const at = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`);
const [listed, imitation, nowhere, vault] = [at('7'), at('8'), at('3'), at('6')];
const [module = zeroAddress] = allowanceModules;
const shop = getAddress(`0x90${'c'.repeat(34)}b906`);
const twin = getAddress(`0x90${'d'.repeat(34)}b906`);
const owners = [1, 2].map((one) => privateKeyToAccount(numberToHex(one, { size: 32 })));
const executionAbi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
]);
const safe: SafeState = {
  address: at('5'),
  chainId: 1,
  version: '1.4.1',
  owners: owners.map(({ address }) => address),
  threshold: 2,
  nonce: 7n,
};
const facts: PaymentFacts = {
  account: safe.address,
  currency: { symbol: 'ETH', decimals: 18 },
  listed: [{ address: listed, symbol: 'USDC', decimals: 6 }],
  tokenAt: (address) =>
    address === imitation ? { kind: 'fungible', symbol: 'USDС', decimals: 6 } : undefined,
  hasCode: (address) => address !== nowhere,
  known: safe.owners,
  paid: [shop],
  gasPrice: 10n ** 9n,
  published: [],
  balanceOf: () => 10n ** 30n,
  contractElsewhere: (address) => (address === vault ? 10 : undefined),
};

/** Payment that a person asks a door for. */
interface Wanted {
  readonly token: Address | undefined;
  readonly to: Address;
}

const dangers = {
  'the token’s own contract': { token: listed, to: listed },
  'the contract of an unlisted token': { token: imitation, to: imitation },
  'the account itself': { token: listed, to: safe.address },
  'the zero address': { token: listed, to: zeroAddress },
  'a burn address': {
    token: undefined,
    to: '0x000000000000000000000000000000000000dEaD',
  },
  'a token without a contract': { token: nowhere, to: shop },
  'a look-alike': { token: undefined, to: twin },
  'a new recipient': { token: undefined, to: at('4') },
  'an imitated token': { token: imitation, to: shop },
  'a contract of another network only': { token: undefined, to: vault },
} as const satisfies Record<string, Wanted>;
type Danger = keyof typeof dangers;

const found: Readonly<Record<Danger, string>> = {
  'the token’s own contract': 'refuse recipient-token',
  'the contract of an unlisted token': 'refuse recipient-token',
  'the account itself': 'warn recipient-self',
  'the zero address': 'refuse recipient-zero',
  'a burn address': 'grave recipient-burn',
  'a token without a contract': 'refuse code-missing',
  'a look-alike': 'grave recipient-alike',
  'a new recipient': 'note recipient-new',
  'an imitated token': 'grave token-imitates',
  'a contract of another network only': 'grave account-elsewhere',
};

const assetOf = (token: Address | undefined): Asset => ({
  ...{ id: token?.toLowerCase() ?? 'coin', name: '', symbol: '', decimals: 6 },
  ...(token && { token }),
});
const callFor = ({ token, to }: Wanted): SafeCall => ({
  ...{ data: '0x', operation: 0 },
  ...callOf(assetOf(token), to, 5n),
});
const says = ({ findings }: ReturnType<typeof explainCalls>) =>
  findings.map(({ severity, code }) => `${severity} ${code}`);
const explain = (transaction: SafeTransaction) =>
  says(explainTransaction(transaction, facts, { safe }));
const harmless = callFor({ token: undefined, to: shop });

/** Transaction as the transaction service has it, with the signatures of all owners. */
async function detailsOf(transaction: SafeTransaction) {
  const { to, value, data, operation, refundReceiver, nonce, ...gas } = transaction;
  const { hash } = hashTransaction(transaction, safe);
  const signed = owners.map(async (owner) => ({
    ...{ signer: { value: owner.address }, submittedAt: 1 },
    signature: await owner.sign({ hash }),
  }));
  return {
    ...{ safeAddress: safe.address, txId: `multisig_${safe.address}_${hash}` },
    ...{ txStatus: 'AWAITING_EXECUTION', txInfo: { type: 'Other', name: 'Other' } },
    txData: { hexData: data, to: { value: to }, value, operation },
    detailedExecutionInfo: {
      ...{ type: 'MULTISIG', ...gas, refundReceiver: { value: refundReceiver } },
      ...{ nonce: Number(nonce), safeTxHash: hash, submittedAt: 1, signers: [] },
      ...{ confirmationsRequired: 2, confirmations: await Promise.all(signed) },
    },
  };
}

/** A network that is not needed: no owner is a contract, and nothing is executed yet. */
const client = createClient({
  transport: custom({ request: () => Promise.reject(new Error('Nothing is read.')) }),
});

/** Transaction as a co-signer or an executor loads it. */
async function load(transaction: SafeTransaction) {
  const details = JSON.stringify(await detailsOf(transaction), (_, one: unknown) =>
    typeof one === 'bigint' ? `${one}` : one,
  );
  const gateway = createGatewayClient({
    baseUrl: 'https://gateway.example',
    fetch: async () => new Response(details),
  });
  const { hash } = hashTransaction(transaction, safe);
  const known = { state: safe, deployments: { knownTargets: canonicalTargets } };
  const loaded = await loadTransaction({ gateway, client, safe: known, id: hash, requested: hash });
  if (!('hashes' in loaded.checked)) throw new Error('It can be read.');
  return { ...loaded.checked, status: loaded.status };
}

async function received(transaction: SafeTransaction): Promise<SafeTransaction> {
  return (await load(transaction)).transaction;
}

/** Transaction in the call that an executor's wallet is asked to send. */
async function executed(wanted: SafeTransaction): Promise<SafeTransaction> {
  const { transaction, signatures, status } = await load(wanted);
  expect(status).toBe('AWAITING_EXECUTION');
  const { to, data } = executionCall(transaction, signatures, safe.address);
  expect(to).toBe(safe.address);
  const { args } = decodeFunctionData({ abi: executionAbi, data });
  const [target, value, inner, operation, safeTxGas, baseGas, gasPrice] = args;
  const [gasToken, refundReceiver] = args.slice(7, 9) as [Address, Address];
  return {
    ...{ to: target, value, data: inner, operation: operation === 1 ? 1 : 0, safeTxGas, baseGas },
    ...{ gasPrice, gasToken, refundReceiver, nonce: safe.nonce },
  };
}

/** Findings of each door on a payment, by its own path from input to the check. */
const doors: Readonly<
  Record<string, (wanted: Wanted) => readonly string[] | Promise<readonly string[]>>
> = {
  'send, one': (wanted) => says(explainCalls([callFor(wanted)], facts)),
  'send, several': (wanted) => says(explainCalls([harmless, callFor(wanted)], facts)),
  'proposal form': (wanted) => explain(createTransaction(callFor(wanted), safe.nonce)),
  'proposal form, several': (wanted) => {
    const calls = [harmless, callFor(wanted)];
    // A batch cannot call the zero address, but can name it.
    return explain(createTransaction(batchCalls(calls, safe.version), safe.nonce));
  },
  'contract call': ({ token, to }) => {
    const fields = {
      ...{ contract: token ?? to, chosen: '', amount: token ? '' : '5' },
      abiText: token ? 'function transfer(address to, uint256 amount)' : 'function dock() payable',
      textsOf: () => [to, '5'],
    };
    const built = readCallForm(fields, mainnet, 'en').build();
    if (!built) throw new Error('It is a call.');
    const { abis } = built;
    const transaction = createTransaction(built.call, safe.nonce);
    return says(explainTransaction(transaction, facts, { safe, abis }));
  },
  'spending limit': ({ token = zeroAddress, to }) => {
    const call = spendCall(safe.address, module, { delegate: at('d'), token, to, amount: 5n });
    // The module is there; the token is asked about as the module calls it.
    return says(explainCalls([call], { ...facts, limit: 10n }));
  },
  'review of a proposal': async (wanted) =>
    explain(await received(createTransaction(callFor(wanted), safe.nonce))),
  'co-signer, in a batch': async (wanted) =>
    explain(
      await received(
        createTransaction(batchCalls([harmless, callFor(wanted)], safe.version), safe.nonce),
      ),
    ),
  execution: async (wanted) =>
    explain(await executed(createTransaction(callFor(wanted), safe.nonce))),
};

describe.each(Object.entries(doors))('%s', (_, say) => {
  test.each(Object.entries(dangers))('finds a payment to %s', async (danger, wanted) => {
    expect(await say(wanted)).toContain(found[danger as Danger]);
  });
});

/** A table marks what is refused in its rows, and hands on the rest to the review of its batch. */
describe('pasted table', () => {
  const marked: Readonly<Record<Danger, string>> = {
    'the token’s own contract': 'to-token',
    'the contract of an unlisted token': 'to-token',
    'the account itself': 'passed on',
    'the zero address': 'to-nobody',
    'a burn address': 'passed on',
    'a token without a contract': 'not-a-token',
    'a look-alike': 'passed on',
    'a new recipient': 'passed on',
    'an imitated token': 'passed on',
    'a contract of another network only': 'passed on',
  };
  test.each(Object.entries(dangers))('finds a payment to %s', (danger, { token, to }) => {
    const table = readTable(`token,address,amount\n${token ?? 'ETH'},${to},5`);
    if (table.kind !== 'rows') throw new Error('It is a table.');
    const coin: Asset = { ...assetOf(undefined), symbol: 'ETH' };
    const { faulty, payments } = checkTable(table.rows, {
      ...{
        chainId: 1,
        safe: safe.address,
        assets: [coin, { ...assetOf(listed), symbol: 'USDC' }],
        contacts: [],
      },
      addressOf: () => 'none',
      isOfEthereum: () => false,
      assetAt: (id) => {
        if (id === nowhere.toLowerCase()) return 'none';
        const asset = assetOf(id === 'coin' ? undefined : getAddress(id));
        return { ...asset, balance: 10n ** 30n, listed: id !== imitation.toLowerCase() };
      },
    });
    const expected = marked[danger as Danger];
    if (expected !== 'passed on') {
      expect(faulty.flatMap(({ faults }) => faults)).toContain(expected);
      return;
    }
    const calls = payments.map(
      ({ asset, to: recipient, amount }): SafeCall => ({
        ...{ data: '0x', operation: 0 },
        ...callOf(asset, recipient, amount),
      }),
    );
    const batch = batchCalls([harmless, ...calls], safe.version);
    expect(explain(createTransaction(batch, safe.nonce))).toContain(found[danger as Danger]);
  });
});

test('payment check names a refund wherever a transaction is opened or proposed', async () => {
  const refund = { gasPrice: 1n, baseGas: 60_000n, gasToken: listed, refundReceiver: twin };
  const transaction = { ...createTransaction({ to: safe.address }, safe.nonce), ...refund };
  const said = explain(await received(transaction));
  expect(said).toEqual(expect.arrayContaining(['grave gas-price', 'grave recipient-alike']));
  expect(said).not.toContain('note rejection');
});
