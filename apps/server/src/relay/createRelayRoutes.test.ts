import { relay } from '@mooring/passkey';
import { deployAccount, readSigner } from '@mooring/passkey/account';
import { createTransaction } from '@mooring/safe/transactions';
import { fixed, honest, startUpstream } from '@mooring/testing/upstream';
import {
  encodeFunctionData,
  type Hex,
  isHex,
  keccak256,
  parseAbi,
  parseEther,
  parseGwei,
  toHex,
} from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RelayConfig } from '../index.ts';
import { isOwner } from '../passkeys/safeOwners.ts';
import { Browser } from '../testing/browser.testing.ts';
import {
  type Chains,
  localContracts,
  newPerson,
  type Person,
  signedInBrowser,
  startChains,
} from '../testing/passkeyPerson.testing.ts';
import {
  deploy as deployAccountOf,
  makeCopy,
  plantBurner,
  setOnAccount,
  startRelay,
  startTwin,
} from '../testing/relayAccounts.testing.ts';
import { postJson, startApp } from '../testing/startApp.testing.ts';
import { PROXY_CODE_HASH } from './checkAccount.ts';

const shop = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const value = toHex(parseEther('0.01'));
const abi = parseAbi([
  'function createSigner(uint256 x, uint256 y, uint176 verifiers)',
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
]);

let chains: Chains;
beforeAll(async () => {
  chains = await startChains();
});
afterAll(() => chains.stop());
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Server with a relay by these rules, until the test ends. */
async function start(
  rules: Partial<RelayConfig> = {},
  ether = '10',
  upstream?: string,
  proxies = 0,
) {
  const started = await startRelay(chains, rules, { ether, upstream, proxies });
  stops.push(started.app.stop);
  return started;
}

/** Person of an own account, signed in by a client at an address behind the proxy. */
async function visitor(url: string, address: string) {
  const person = await newPerson(chains.devnet);
  const browser = new Browser(url, url, address);
  expect((await person.signIn(browser)).status).toBe(200);
  return { person, browser };
}

/** Node that hands everything on to the chain, until it is told otherwise. */
async function startNode() {
  const node = await startUpstream(({ body }, response) => {
    void postJson(chains.devnet.ethereum.rpcUrl, body).then((answer) => {
      response.end(JSON.stringify(answer.body));
    });
  });
  node.self.chainId = chains.chainId;
  stops.push(node.stop);
  return node;
}

const receiptOf = (hash: Hex) => chains.client.waitForTransactionReceipt({ hash });

const deploy = (person: Person) => deployAccountOf(chains, person, shop);

it('relay pays for the transaction that deploys an account, and for later ones', async () => {
  const { app, payer, person, browser, state } = await start();
  const fetchAs: typeof fetch = async (_, init) => {
    const answer = await browser.send('POST', '/relay', { body: String(init?.body) });
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  };
  person.sendBy(relay({ url: '/relay', fetch: fetchAs }).submit);
  const before = await chains.client.getBalance({ address: shop });
  const gas: number[] = [];
  for (const count of [1n, 2n]) {
    const params = [{ to: shop, value }];
    const hash = await person.provider.request({ method: 'eth_sendTransaction', params });
    const { status, from, gasUsed } = await receiptOf(isHex(hash) ? hash : '0x');
    expect([status, from]).toEqual(['success', payer.address.toLowerCase()]);
    gas.push(Number(gasUsed));
    const paid = (await chains.client.getBalance({ address: shop })) - before;
    expect(paid).toBe(count * BigInt(value));
  }
  expect(gas[0]).toBeLessThanOrEqual(480_000);
  expect(gas[1]).toBeLessThanOrEqual(95_000);
  // Charged their limit until a look closes them, then what they cost.
  const left = 3_000_000 - (gas[0] ?? 0) - (gas[1] ?? 0);
  const settled = [
    { chainId: chains.chainId, isReady: true, remainingGas: left, isDelayed: false },
  ];
  await expect.poll(state).toEqual(settled);
  const chain = `chain="${chains.chainId}"`;
  const text = await app.metrics();
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      `mooring_relay_requests_total{${chain},outcome="sent"} 2`,
      `mooring_relay_transactions_total{${chain},outcome="succeeded"} 2`,
      `mooring_relay_gas_total{${chain}} ${(gas[0] ?? 0) + (gas[1] ?? 0)}`,
      `mooring_relay_balance_low{${chain}} 0`,
    ]),
  );
  const code = await chains.client.getCode({ address: person.address });
  expect(keccak256(code ?? '0x')).toBe(PROXY_CODE_HASH);
  // Neither the log, nor answers, nor metrics hold the key.
  const shown = JSON.stringify(app.logged) + text + JSON.stringify(await state());
  expect(shown).not.toContain(payer.key.slice(2));
});

it('relay returns the same hash for the same transaction, and sends it once (double submit)', async () => {
  const { person, payer, send } = await start();
  const submission = await person.sign({ to: shop, value });
  const answers = await Promise.all([send(submission), send(submission), send(submission)]);
  const hashes = answers.map(({ body }) => body.hash);
  expect(new Set(hashes).size).toBe(1);
  await receiptOf(hashes[0]);
  expect((await send(submission)).body.hash).toBe(hashes[0]);
  expect(await chains.client.getTransactionCount({ address: payer.address })).toBe(1);
});

describe('relay with a signature', () => {
  it('sends one transaction, whatever bytes follow the signature', async () => {
    const { payer, person, send } = await start();
    await deploy(person);
    const submission = await person.sign({ to: shop, value });
    await chains.client.setAutomine(false);
    const answers = await Promise.all(
      [0, 1, 2, 3].map((count) => send(makeCopy(submission, count))),
    );
    await chains.client.mine({ blocks: 1 });
    await chains.client.setAutomine(true);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.hash)).size).toBe(1);
    expect(await chains.client.getTransactionCount({ address: payer.address })).toBe(1);
    expect((await send(makeCopy(submission, 4))).body.error).toBe('simulation-failed');
  });

  it('waits while another transaction of the account has the same nonce', async () => {
    const { payer, person, send } = await start();
    await deploy(person);
    const [first, second] = [
      await person.sign({ to: shop, value }),
      await person.sign({ to: shop, value: '0x1' }),
    ];
    await chains.client.setAutomine(false);
    const sent = await send(first);
    const refused = await send(second);
    await chains.client.mine({ blocks: 1 });
    await chains.client.setAutomine(true);
    expect([sent.status, refused.status, refused.body.error]).toEqual([200, 409, 'account-busy']);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await chains.client.getTransactionCount({ address: payer.address })).toBe(1);
  });
});

it('relay returns the same hash when the first transaction is mined before the second request', async () => {
  const node = await startNode();
  const started = await start({}, '10', node.url);
  const { browser, person, payer, send } = started;
  const twin = await startTwin(chains, started, {});
  stops.unshift(twin.stop);
  const there = new Browser(twin.url);
  for (const [name, cookie] of browser.cookies) there.cookies.set(name, cookie);
  const submission = await person.sign({ to: shop, value });
  const forward = node.answer;
  let first: ReturnType<typeof send> | undefined;
  node.answer = async (request, response) => {
    if (!first && JSON.stringify(request.body).includes('eth_estimateGas')) {
      first = send(submission, there);
      await receiptOf((await first).body.hash);
    }
    return forward(request, response);
  };
  const second = await send(submission);
  expect(first).toBeDefined();
  expect([second.status, second.body]).toEqual([200, (await first)?.body]);
  expect(await chains.client.getTransactionCount({ address: payer.address })).toBe(1);
});

it('relay sends a batch within the rules, and adds a passkey as an owner', async () => {
  const { person, send } = await start({ targets: [shop], mostValue: BigInt(value) });
  const batch = await send(await person.sign({ to: shop, value }, { to: shop, value }));
  expect([batch.status, (await receiptOf(batch.body.hash)).status]).toEqual([200, 'success']);

  const { publicKey } = await newPerson(chains.devnet);
  const read = (call: object) => chains.client.request(call as never);
  const signer = await readSigner(read, localContracts, publicKey);
  const { factory, verifiers } = localContracts;
  const key = [BigInt(publicKey.x), BigInt(publicKey.y), BigInt(verifiers)] as const;
  const createSigner = encodeFunctionData({ abi, functionName: 'createSigner', args: key });
  const args = [signer, 1n] as const;
  const addOwner = encodeFunctionData({ abi, functionName: 'addOwnerWithThreshold', args });
  const added = await send(
    await person.sign({ to: factory, data: createSigner }, { to: person.address, data: addOwner }),
  );
  expect([added.status, (await receiptOf(added.body.hash)).status]).toEqual([200, 'success']);
  expect(await isOwner(read, person.address, signer)).toBe(true);
});

describe('relay refuses a transaction', () => {
  it('without a session, from another origin, and of another account', async () => {
    const { app, person, browser, send } = await start();
    const submission = await person.sign({ to: shop, value });
    const stranger = await send(submission, new Browser(app.url));
    expect([stranger.status, stranger.body]).toEqual([401, { error: 'unauthenticated' }]);
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const elsewhere = await browser.send('POST', '/relay', { body: submission, headers });
    expect(elsewhere.status).toBe(403);
    const other = await newPerson(chains.devnet);
    for (const ready of [false, true]) {
      if (ready) await deploy(other);
      const refused = await send(await other.sign({ to: shop, value }));
      expect([refused.status, refused.body]).toEqual([
        ...[403, { error: 'account-refused', message: expect.stringContaining('signed-in') }],
      ]);
    }
  });

  it.each<[string, Partial<RelayConfig>, string]>([
    [
      'to another target',
      { targets: ['0x00000000000000000000000000000000000000aa'] },
      'target-refused',
    ],
    ['with too much value', { mostValue: '1' }, 'value-refused'],
    ['that takes too much gas', { gasPerTransaction: 300_000 }, 'gas-refused'],
  ])('%s', async (_name, rules, error) => {
    const { person, payer, send } = await start(rules);
    const refused = await send(await person.sign({ to: shop, value }));
    expect([refused.status, refused.body]).toEqual([403, { error, message: expect.any(String) }]);
    expect(await chains.client.getTransactionCount({ address: payer.address })).toBe(0);
  });

  it('that would fail, with a truncated reason', async () => {
    const { person, send, state } = await start();
    const failing = await person.sign({ to: shop, value: toHex(parseEther('1000')) });
    const refused = await send(failing);
    expect([refused.status, refused.body]).toEqual([
      ...[422, { error: 'simulation-failed', message: expect.stringMatching(/would fail: \S/) }],
    ]);
    expect(refused.body.message.length).toBeLessThanOrEqual(200);
    await deploy(person);
    // Its nonce was used.
    const later = await send(failing);
    expect([later.status, later.body.error]).toEqual([422, 'simulation-failed']);
    const direct = await person.sign({ to: shop, value: toHex(parseEther('1000')) });
    expect((await send(direct)).body.message).toContain('GS013');
    expect((await state())[0].remainingGas).toBe(3_000_000);
  });

  it('whose call fails although the Safe’s execution succeeds', async () => {
    const { person, send } = await start();
    await deploy(person);
    const { to, data } = await person.sign({ to: shop });
    // safeTxGas, the fifth argument.
    const at = 10 + 4 * 64;
    const changed = `${data.slice(0, at)}${'1'.padStart(64, '0')}${data.slice(at + 64)}`;
    const refused = await send({ chainId: chains.chainId, to, data: changed });
    expect([refused.status, refused.body.error]).toEqual([403, 'call-refused']);
  });

  it('whose account is not a passkey’s Safe', async () => {
    const { person, send } = await start({ targets: [shop] });
    await deploy(person);
    const submission = await person.sign({ to: shop });
    // Answers every call, and so does what it likes.
    await chains.client.setCode({ address: person.address, bytecode: '0x600160005260206000f3' });
    const refused = await send(submission);
    expect([refused.status, refused.body.error]).toEqual([403, 'account-refused']);
  });

  it('whose account is a proxy with another singleton', async () => {
    const { person, send } = await start();
    await deploy(person);
    const submission = await person.sign({ to: shop });
    const slot = toHex(BigInt(shop), { size: 32 });
    await chains.client.setStorageAt({ address: person.address, index: 0, value: slot });
    const refused = await send(submission);
    expect([refused.status, refused.body.error]).toEqual([403, 'account-refused']);
  });

  it.each([
    ['a guard', 'function setGuard(address)'],
    ['a module', 'function enableModule(address)'],
    ['another fallback handler', 'function setFallbackHandler(address)'],
  ])('whose account got %s from an owner wallet', async (_name, signature) => {
    const { person, payer, send } = await start();
    await deploy(person);
    const before = await person.sign({ to: shop });
    await setOnAccount(chains, person, signature);
    const refused = await send(before);
    expect([refused.status, refused.body.error]).toEqual([403, 'account-refused']);
    expect(refused.body.message).toContain('guard');
    expect(await chains.client.getTransactionCount({ address: payer.address })).toBe(0);
  });

  it('that creates the signer of a passkey that is not an owner', async () => {
    const { person, send } = await start();
    await deploy(person);
    const stranger = await newPerson(chains.devnet);
    const transaction = createTransaction({ to: shop }, 1n);
    const first = { account: person.address, transaction, signature: '0x' } as const;
    const { publicKey } = stranger;
    const made = { contracts: localContracts, publicKey, signer: shop, hasSafe: true } as const;
    const call = deployAccount({ ...made, first });
    const refused = await send({ chainId: chains.chainId, ...call });
    expect([refused.status, refused.body.error]).toEqual([403, 'account-refused']);
  });

  it.each([
    ['another network', { chainId: 1, to: shop, data: '0x' }, 400, 'network-unknown'],
    ['a call that is none', { to: shop, data: '0x12' }, 403, 'call-refused'],
    ['no address', { to: '0x12', data: '0x' }, 400, 'body-invalid'],
    ['half a byte', { to: shop, data: '0x1' }, 400, 'body-invalid'],
    ['no data', { to: shop }, 400, 'body-invalid'],
  ])('with %s', async (_name, body, status, error) => {
    const { send } = await start();
    const refused = await send({ chainId: chains.chainId, ...body });
    expect([refused.status, refused.body.error]).toEqual([status, error]);
  });

  it('over 64 kB, with data over 16 kB, or sent by other methods', async () => {
    const { send, browser } = await start();
    const data = `0x${'00'.repeat(140_000)}`;
    expect((await send({ chainId: chains.chainId, to: shop, data })).status).toBe(413);
    const long = { chainId: chains.chainId, to: shop, data: `0x${'00'.repeat(16_385)}` };
    expect((await send(long)).body).toMatchObject({ message: expect.stringContaining('16384') });
    const { status, headers } = await browser.send('DELETE', '/relay');
    expect([status, headers.get('allow')]).toEqual([405, 'GET, POST']);
  });
});

describe('relay with a call that behaves differently in a simulation', () => {
  it('refuses it by its gas price', async () => {
    const { payer, person, send } = await start();
    await deploy(person);
    // Stops where the gas has no price, and burns all of it else.
    const burner = privateKeyToAddress(generatePrivateKey());
    await chains.client.setCode({ address: burner, bytecode: '0x3a15600657fe5b00' });
    const refused = await send(await person.sign({ to: burner }));
    expect([refused.status, refused.body.error]).toEqual([422, 'simulation-failed']);
    expect(await chains.client.getTransactionCount({ address: payer.address })).toBe(0);
  });

  it('simulates it last with exactly the gas and fees of the transaction', async () => {
    const node = await startNode();
    const { person, payer, send } = await start({}, '10', node.url);
    const forward = node.answer;
    const asked: string[] = [];
    node.answer = (request, response) => {
      asked.push(JSON.stringify(request.body).toLowerCase());
      return forward(request, response);
    };
    const { body } = await send(await person.sign({ to: shop, value }));
    const sent = await chains.client.getTransaction({ hash: body.hash });
    const { to, input: data } = sent;
    const [gas, maxFeePerGas] = [toHex(sent.gas), toHex(sent.maxFeePerGas ?? 0n)];
    const maxPriorityFeePerGas = toHex(sent.maxPriorityFeePerGas ?? 0n);
    const call = { from: payer.address, to, data, gas, maxFeePerGas, maxPriorityFeePerGas };
    const params = JSON.stringify([call, 'latest']).toLowerCase();
    expect(asked.filter((one) => one.includes(`"eth_call","params":${params}`))).toHaveLength(1);
  });

  it('pays twice at most if no simulation reveals it, then blocks the account', {
    tags: ['long'],
  }, async () => {
    const { app, payer, person, send } = await start();
    await deploy(person);
    const reverted = `mooring_relay_transactions_total{chain="${chains.chainId}",outcome="reverted"}`;
    const answers: unknown[] = [];
    for (let count = 0; count < 3; count += 1) {
      const burner = await plantBurner(chains);
      const { status, body } = await send(await person.sign({ to: burner }));
      answers.push(status === 200 ? (await receiptOf(body.hash)).status : body.error);
      if (status === 200) await expect.poll(app.metrics).toContain(`${reverted} ${count + 1}`);
    }
    expect(answers).toEqual(['reverted', 'reverted', 'too-many-failures']);
    expect(await chains.client.getTransactionCount({ address: payer.address })).toBe(2);
  });
});

describe('relay budget', () => {
  it('of an account is restored after a day', async () => {
    const { person, send, state } = await start({ gasPerAccount: 600_000 });
    const { body } = await send(await person.sign({ to: shop, value }));
    await receiptOf(body.hash);
    const [{ remainingGas }] = await state();
    expect(remainingGas).toBeGreaterThanOrEqual(0);
    expect(remainingGas).toBeLessThan(80_000);
    const refused = await send(await person.sign({ to: shop, value: '0x1' }));
    const seconds = Number(refused.headers.get('retry-after'));
    const answered = { error: 'budget-spent', message: expect.any(String) };
    expect([refused.status, refused.body]).toEqual([
      ...[429, { ...answered, retryAfterSeconds: seconds }],
    ]);
    expect(seconds).toBeGreaterThan(86_300);
    expect(seconds).toBeLessThanOrEqual(86_400);
  });

  it('is counted over all accounts', async () => {
    const { app, person, send } = await start({ gasPerDay: 700_000 });
    const first = await send(await person.sign({ to: shop, value }));
    await receiptOf(first.body.hash);
    const other = await newPerson(chains.devnet);
    const theirs = await signedInBrowser(app.url, other);
    const refused = await send(await other.sign({ to: shop, value }), theirs);
    expect([refused.status, refused.body.error]).toEqual([429, 'budget-spent']);
  });

  it('is counted in wei, including the data fee of a rollup', async () => {
    const address = '0x420000000000000000000000000000000000000F';
    // Answers every call with 10 ** 15 wei.
    await chains.client.setCode({ address, bytecode: '0x66038d7ea4c6800060005260206000f3' });
    stops.unshift(() => chains.client.setCode({ address, bytecode: '0x' }));
    const networks = (costPerDay: bigint) => [{ id: chains.chainId, costPerDay }];
    const dear = await start({ networks: networks(10n ** 15n) });
    const refused = await dear.send(await dear.person.sign({ to: shop, value }));
    expect([refused.status, refused.body.error]).toEqual([429, 'budget-spent']);
    const poor = await start({ networks: networks(10n ** 19n) }, '0.0014');
    const empty = await poor.send(await poor.person.sign({ to: shop, value }));
    expect([empty.status, empty.body.error]).toEqual([503, 'relay-empty']);
    const able = await start({ networks: networks(10n ** 19n) });
    expect((await able.send(await able.person.sign({ to: shop, value }))).status).toBe(200);
  });

  it('is counted by client, over all its accounts', async () => {
    const { app, person, send } = await start({ gasPerClient: 700_000 });
    expect((await send(await person.sign({ to: shop, value }))).status).toBe(200);
    const other = await newPerson(chains.devnet);
    const theirs = await signedInBrowser(app.url, other);
    const refused = await send(await other.sign({ to: shop, value }), theirs);
    expect([refused.status, refused.body.error]).toEqual([429, 'budget-spent']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60_000);
  });

  it('of one client does not affect other clients', async () => {
    const { app } = await start({ gasPerClient: 700_000 }, '10', undefined, 1);
    const pay = async (address: string) => {
      const { browser, person } = await visitor(app.url, address);
      return browser.send('POST', '/relay', { body: await person.sign({ to: shop, value }) });
    };
    expect((await pay('203.0.113.7')).status).toBe(200);
    expect((await pay('203.0.113.7')).body.error).toBe('budget-spent');
    expect((await pay('203.0.113.8')).status).toBe(200);
  });

  it('is refunded if nothing was sent', async () => {
    const node = await startNode();
    const { person, send, state } = await start({ gasPerClient: 700_000 }, '10', node.url);
    const submission = await person.sign({ to: shop, value });
    const error = { code: -32_000, message: 'insufficient funds for gas' };
    const forward = node.answer;
    node.answer = (request, response) => {
      if (!JSON.stringify(request.body).includes('eth_sendRaw')) return forward(request, response);
      honest(() => ({ error }))(request, response);
    };
    for (let count = 0; count < 3; count += 1) {
      expect((await send(submission)).body.error).toBe('relay-empty');
    }
    error.message = 'exceeds block gas limit';
    const refused = await send(submission);
    expect([refused.status, refused.body.error]).toEqual([502, 'not-accepted']);
    expect((await state())[0].remainingGas).toBe(3_000_000);
    node.answer = forward;
    expect((await send(submission)).status).toBe(200);
  });

  it('is not charged for requests over the rate limit (429)', async () => {
    const { send, state } = await start();
    const statuses = await Promise.all(
      Array.from({ length: 31 }, async () => (await send({})).status),
    );
    expect(statuses.toSorted()).toEqual([...Array(30).fill(400), 429]);
    expect((await state())[0].remainingGas).toBe(3_000_000);
  });

  it('limits requests by client a minute, over all accounts (429)', async () => {
    const { app } = await start({}, '10', undefined, 1);
    const askAs = async (address: string) => {
      const { browser } = await visitor(app.url, address);
      const ask = async () => (await browser.send('POST', '/relay', { body: {} })).status;
      return Promise.all(Array.from({ length: 25 }, ask));
    };
    const one = await Promise.all(['a', 'b', 'c'].map(() => askAs('203.0.113.7')));
    expect(one.flat().toSorted()).toEqual([...Array(60).fill(400), ...Array(15).fill(429)]);
    expect(await askAs('203.0.113.8')).toEqual(Array(25).fill(400));
  });
});

describe('relay status', () => {
  it('reports an empty balance to page, log and metrics once', async () => {
    const { app, payer, person, send, state } = await start({}, '0.00001');
    expect(await state()).toEqual([
      { chainId: chains.chainId, isReady: false, remainingGas: 3_000_000, isDelayed: false },
    ]);
    for (let count = 0; count < 2; count += 1) {
      const refused = await send(await person.sign({ to: shop, value }));
      expect([refused.status, refused.body]).toEqual([
        ...[503, { error: 'relay-empty', message: expect.any(String) }],
      ]);
    }
    const low = () => app.logged.filter(({ message }) => message.includes('balance low'));
    expect(low()).toEqual([
      expect.objectContaining({
        level: 'warn',
        network: chains.chainId,
        reason: expect.stringMatching(/^10000000000000 wei/),
      }),
    ]);
    const chain = `{chain="${chains.chainId}"}`;
    expect(await app.metrics()).toContain(`mooring_relay_balance_low${chain} 1`);
    expect(await app.metrics()).toContain(`mooring_relay_balance_wei${chain} 10000000000000`);

    await chains.client.setBalance({ address: payer.address, value: parseEther('1') });
    const { body } = await send(await person.sign({ to: shop, value }));
    // The account signs for what is on chain.
    await receiptOf(body.hash);
    expect(await app.metrics()).toContain(`mooring_relay_balance_low${chain} 0`);
    await chains.client.setBalance({ address: payer.address, value: 1n });
    await send(await person.sign({ to: shop, value: '0x2' }));
    expect(low()).toHaveLength(2);
    expect(JSON.stringify(app.logged)).not.toContain(payer.key.slice(2));
  });

  it('refuses to pay more than its maximum fee', async () => {
    const networks = [{ id: chains.chainId, mostFeePerGas: parseGwei('0.000000001') }];
    const { person, send, state } = await start({ networks });
    const refused = await send(await person.sign({ to: shop, value }));
    expect([refused.status, refused.body.error]).toEqual([503, 'fee-too-high']);
    expect((await state())[0].isReady).toBe(false);
  });

  it('reports unreachable nodes', async () => {
    const node = await startNode();
    const { app, person, browser } = await start({}, '10', `${node.url}/SECRET`);
    const body = await person.sign({ to: shop, value });
    // Read when it answered.
    expect((await browser.send('GET', '/relay')).body.networks).toMatchObject([{ isReady: true }]);
    const error = { code: -32_000, message: `no backend at ${node.url}/SECRET` };
    for (const answer of [honest(() => ({ error })), fixed(503, '')]) {
      node.answer = answer;
      const refused = await browser.send('POST', '/relay', { body });
      expect([refused.status, refused.body]).toEqual([
        ...[502, { error: 'network-unreachable', message: expect.any(String) }],
      ]);
      expect(JSON.stringify(refused.body)).not.toContain('SECRET');
    }
    const { networks: states } = (await browser.send('GET', '/relay')).body;
    expect(states).toMatchObject([{ isReady: false }]);
    expect(JSON.stringify(app.logged)).not.toContain('SECRET');
  });

  it('shows a node’s message without its URL', async () => {
    const node = await startNode();
    const { app, person, send } = await start({}, '10', `${node.url}/SECRET`);
    const submission = await person.sign({ to: shop, value });
    const message = `execution reverted, see ${node.url}/SECRET and https://other.example/SECRET`;
    const forward = node.answer;
    node.answer = (request, response) => {
      if (!JSON.stringify(request.body).includes('eth_estimateGas'))
        return forward(request, response);
      honest(() => ({ error: { code: 3, message } }))(request, response);
    };
    const refused = await send(submission);
    expect([refused.status, refused.body.message]).toEqual([
      ...[422, expect.stringMatching(/^The transaction would fail: execution reverted, see /)],
    ]);
    expect(JSON.stringify([refused.body, app.logged])).not.toContain('SECRET');
  });

  it('reports accounts whose transactions wait longer than a minute', async () => {
    const { app, payer, person, send, state } = await start();
    const sender = `0x${payer.address.slice(2).toLowerCase()}` as const;
    const at = Date.now() - 61_000;
    await app.database.relay.reserve({
      ...{ sender, chainId: chains.chainId, account: '0xaa', to: shop, data: '0x', gas: 21_000 },
      ...{ fee: 1n, tip: 1n, dataFee: 0n, submission: keccak256('0x01'), safeNonce: 0, client: '' },
      ...{ budgets: { account: 1e9, client: 1e9, all: 1e9, cost: 10n ** 30n }, count: 0 },
      // Another server has taken it on.
      ...{ now: at, dueAt: at + 600_000 },
    });
    expect((await state())[0].isDelayed).toBe(false);
    expect((await send(await person.sign({ to: shop, value }))).status).toBe(200);
    expect((await state())[0].isDelayed).toBe(true);
    const other = await signedInBrowser(app.url, await newPerson(chains.devnet));
    const { networks } = (await other.send('GET', '/relay')).body;
    expect(networks).toMatchObject([{ isDelayed: false }]);
  });

  it('is published to the page, without the rules', async () => {
    const rules = { targets: [shop], mostValue: 5n } as const;
    const { app, payer } = await start(rules);
    const shown = await (await fetch(`${app.url}/config.json`)).text();
    const { contracts, recovery } = chains.config().passkeys ?? {};
    expect(JSON.parse(shown).passkeys).toEqual({
      contracts,
      recovery,
      relay: { chainIds: [chains.chainId] },
    });
    for (const hidden of [shop, payer.address, 'gasPer']) expect(shown).not.toContain(hidden);
    const without = await startApp(chains.config());
    stops.push(without.stop);
    const bare = await (await fetch(`${without.url}/config.json`)).json();
    expect([bare.passkeys.relay, (await fetch(`${without.url}/relay`)).status]).toEqual([
      null,
      404,
    ]);
  });
});
