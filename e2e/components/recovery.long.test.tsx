import { ConnectButton, type Locale } from '@mooring/connect';
import { accountAddress, accountSetup, safeContracts } from '@mooring/passkey/account';
import { passkeyScreens } from '@mooring/passkey/react';
import { RecoveryScreens } from '@mooring/passkey/react/recovery';
import {
  batchCalls,
  createTransaction,
  encodeExecution,
  hashTransaction,
  joinSignatures,
  toSafeSignature,
} from '@mooring/safe/transactions';
import { createAuthenticator } from '@mooring/testing/authenticator';
import type { ReactNode } from 'react';
import {
  type Address,
  createTestClient,
  createWalletClient,
  encodeFunctionData,
  http,
  parseAbi,
  parseEther,
  publicActions,
  type TypedDataDefinition,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { page } from 'vitest/browser';
import { RECOVERY_MODULES } from '../../packages/devnet/src/recovery/recoveryModules.ts';
import { encodeSignerCreation, readSigner } from '../../packages/passkey/src/account/address.ts';
import { passkey } from '../../packages/passkey/src/index.ts';
import type { RecoveryRequest } from '../../packages/passkey/src/react/recovery/request/recoveryRequest.ts';
import {
  formatRequest,
  readRequest,
} from '../../packages/passkey/src/react/recovery/request/requestLink.ts';
import {
  formatOwnRequest,
  requestKey,
} from '../../packages/passkey/src/react/recovery/request/storedRequest.ts';
import {
  proposeRecovery,
  publishedModules,
  type RecoveryPlace,
  setUpRecovery,
  signAsGuardian,
} from '../../packages/passkey/src/recovery/index.ts';
import { createMemory } from '../gallery/memory.ts';
import {
  type Application,
  announce,
  ethereum,
  localWallet,
  openApplication,
  rollup,
} from './application.tsx';
import { axeFaults } from './axeFaults.ts';

const module = RECOVERY_MODULES[7];
const modules = { [ethereum.id]: module, [rollup.id]: module };
const chain = createTestClient({
  ...{ mode: 'anvil', chain: ethereum, transport: http(), pollingInterval: 50 },
}).extend(publicActions);
const [miraKey = '0x'] = inject('keys');
const mira = privateKeyToAccount(miraKey);

const clearFragment = () => history.replaceState(null, '', location.pathname + location.search);
beforeEach(clearFragment);
afterEach(clearFragment);

const factoryAbi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce)',
]);

type Key = ReturnType<typeof createKey>;
const createKey = () => privateKeyToAccount(generatePrivateKey());

/** Account with coins, which no other test uses. */
async function createPayer() {
  const account = createKey();
  await chain.setBalance({ address: account.address, value: parseEther('10') });
  return createWalletClient({ account, chain: ethereum, transport: http() });
}

/** Safe whose guardians are Mira and two others, of which two have to agree. */
async function createGuarded(guardians: readonly Address[]) {
  const payer = await createPayer();
  const owner = createKey();
  const address = accountAddress(owner.address);
  const send = async (to: Address, data: `0x${string}`) => {
    const hash = await payer.sendTransaction({ to, data });
    await chain.waitForTransactionReceipt({ hash });
  };
  const args = [safeContracts.safeL2, accountSetup(owner.address), 0n] as const;
  await send(safeContracts.proxyFactory, encodeFunctionData({ abi: factoryAbi, args }));
  const place: RecoveryPlace = {
    ...{ chainId: ethereum.id, module, account: address },
    read: (call) => chain.request(Object(call)),
  };
  if (guardians.length > 0) {
    const calls = await setUpRecovery(place, { guardians, threshold: 2 });
    const batch = createTransaction(batchCalls(calls, '1.4.1'), 0n);
    const { hash } = hashTransaction(batch, { address, chainId: ethereum.id, version: '1.4.1' });
    const signature = await owner.sign({ hash });
    const signed = { signature, owner: owner.address, hash, kind: 'typed-data' } as const;
    const joined = joinSignatures([await toSafeSignature(signed)]);
    await send(address, encodeExecution(batch, joined));
  }
  return { address, place };
}

/** Request for a new owner; setting up guardians uses the first nonce. */
const requestFor = (account: Address, owner: Address, nonce = 1n): RecoveryRequest => ({
  ...{ account, newOwners: [owner], newThreshold: 1 },
  networks: [{ chainId: ethereum.id, nonce, signatures: [] }],
});

/** Signs a request as a guardian with a key, and returns the link that the guardian sends back. */
async function answer(place: RecoveryPlace, link: string, key: Key): Promise<string> {
  const { request } = readRequest(link);
  if (!request) throw new Error('The link has no request.');
  const signed = await signAsGuardian(place, request, {
    guardian: key.address,
    wallet: {
      async request({ method, params }) {
        if (method === 'eth_chainId') return ethereum.id;
        const typedData: TypedDataDefinition = JSON.parse(Object(params)[1]);
        return key.signTypedData(typedData);
      },
    },
  });
  const networks = request.networks.map((network) =>
    network.chainId === place.chainId ? { ...network, signatures: [signed] } : network,
  );
  return `${location.origin}/recovery#${formatRequest({ ...request, networks })}`;
}

interface Options {
  readonly modules?: typeof modules | Readonly<Record<number, (typeof publishedModules)[number]>>;
  readonly contacts?: readonly { readonly name: string; readonly address: Address }[];
  readonly isDown?: boolean;
  readonly contactsStatus?: 'pending' | 'error';
  /** Address of the site as a guardian. Default: it is none. */
  readonly emailGuardian?: Address;
  /** Default: the page of recovery. */
  readonly content?: ReactNode;
  readonly authenticator?: ReturnType<typeof createAuthenticator> | undefined;
  /** Request of this device. */
  readonly own?: RecoveryRequest;
  /** Chosen before. Default: English. */
  readonly locale?: Locale;
}

/** The page of recovery, on a device with an authenticator. */
function openRecovery(options: Options = {}) {
  const { modules: known = modules, contacts = [], contactsStatus, isDown, own } = options;
  const storage = createMemory();
  if (options.locale) storage.setItem('mooring.locale', options.locale);
  if (own)
    storage.setItem(
      `mooring.${requestKey}`,
      formatOwnRequest({ request: own, passkey: undefined }),
    );
  const { authenticator = createAuthenticator() } = options;
  const { content = <RecoveryScreens modules={known} {...{ contacts, contactsStatus }} /> } =
    options;
  const contracts = inject('passkeyContracts');
  const down = ethereum.rpcUrls.default.http.map(() => 'http://127.0.0.1:9');
  const silent = { ...ethereum, rpcUrls: { default: { http: down } } };
  const application = openApplication({
    chains: isDown ? [silent, rollup] : [ethereum, rollup],
    content,
    config: {
      storage,
      connectors: [
        passkey({
          appName: 'Harbour',
          screens: passkeyScreens,
          credentials: authenticator.credentials,
          contracts: { [ethereum.id]: contracts, [rollup.id]: contracts },
          recovery: modules,
          recoveryUrl: '/recovery',
          ...(options.emailGuardian && {
            emailGuardian: { address: options.emailGuardian, url: '/site/recovery' },
          }),
        }),
      ],
    },
  });
  return { application, authenticator };
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = () => page.getByLabelText('Address, name or contact of the account');
const shown = (text: string | RegExp) =>
  expect.element(page.getByText(text, { exact: false }).first()).toBeVisible();

async function findAccount(text: string) {
  await field().fill(text);
  await button('Find its guardians').click();
}

/** Removes the request from this device. */
async function forgetRequest() {
  await button('Remove this request from the device').click();
  await button('Remove this request from the device').click();
}

/** Link on the page, as it is copied. */
async function readLink(): Promise<string> {
  let copied = '';
  const { clipboard } = navigator;
  const write = clipboard.writeText;
  clipboard.writeText = async (text) => {
    copied = text;
  };
  await button('Copy the link').click();
  await expect.poll(() => copied).not.toBe('');
  clipboard.writeText = write;
  return copied;
}

/** Connects the test wallet from the page. */
async function connectHere(application: Application) {
  await application.openConnectDialog();
  await application.chooseWallet();
}

async function addAnswer(link: string) {
  await page.getByLabelText('Link that a guardian sent back').fill(link);
  await button('Add the signature').click();
}

const guardians = [mira, createKey(), createKey()] as const;
let guarded: Awaited<ReturnType<typeof createGuarded>>;
/** Account on which a test starts a recovery. */
let startable: typeof guarded;
/** Authenticator with the passkey that this recovery makes the owner. */
let started: ReturnType<typeof createAuthenticator>;
/** Account without guardians. */
let bare: typeof guarded;
beforeAll(async () => {
  const addresses = guardians.map(({ address }) => address);
  [guarded, startable, bare] = await Promise.all([
    createGuarded(addresses),
    createGuarded(addresses),
    createGuarded([]),
  ]);
});

describe('a person who lost the passkey', () => {
  test('asks guardians for a new passkey, and starts once two have signed', async () => {
    const { address, place } = startable;
    announce(localWallet());
    const { application, authenticator } = openRecovery();
    await findAccount(address);
    await shown('Guardians who have to agree: 2 of 3.');
    await shown('The account is not on this network yet.');
    await button('Create a passkey').click();
    await shown('Ask your guardians');
    expect(authenticator.list()).toHaveLength(1);
    expect(await axeFaults(document.body)).toEqual([]);

    const link = await readLink();
    application.reload();
    await shown('Signatures: 0 of 2');
    await addAnswer(await answer(place, link, guardians[1]));
    await shown('Signatures: 1 of 2');
    // A copy that is opened in this browser counts as well.
    location.hash = new URL(await answer(place, link, guardians[2])).hash;
    await button('Start the recovery').click();
    await page.getByRole('button', { name: 'Test Wallet' }).click();
    await shown(/^Started. The new key takes over from/);
    expect(location.hash).toBe('');

    // A device that has the passkey, and not the request.
    await forgetRequest();
    await findAccount(address);
    await shown(/^Started. The new key takes over from/);
    await button('Continue with the new key').click();
    await shown('Remove this request from the device');
    await shown(/^Started. The new key takes over from/);
    await expect.element(button('Finish the recovery')).not.toBeInTheDocument();
    started = authenticator;
  });

  test('keeps two answers, the second added while the first is being checked', async () => {
    const { address, place } = guarded;
    openRecovery();
    await findAccount(address);
    await button('Create a passkey').click();
    await shown('Signatures: 0 of 2');
    const link = await readLink();
    const answers = [
      await answer(place, link, guardians[1]),
      await answer(place, link, guardians[2]),
    ];
    const { fetch } = window;
    const silent = Promise.withResolvers<void>();
    const held = vi.spyOn(window, 'fetch').mockImplementation(async (...request) => {
      await silent.promise;
      return fetch(...request);
    });
    onTestFinished(() => held.mockRestore());
    for (const one of answers) await addAnswer(one);
    silent.resolve();
    await expect.element(button('Start the recovery')).toBeVisible();
    await forgetRequest();
  });

  test('is told from when on the new passkey opens the account', async () => {
    const { application } = openRecovery({ authenticator: started, content: <ConnectButton /> });
    await application.openConnectDialog();
    await button('Continue with a passkey').click();
    await button('I already have one').click();
    const dialog = application.connectDialog;
    await expect.element(dialog).toMatchTextContent(/Started. The new key takes over from/);
    await expect
      .element(dialog.getByRole('link', { name: 'Open the recovery' }))
      .toHaveAttribute('href', `/recovery#${startable.address}`);
    expect(await axeFaults(document.body)).toEqual([]);
  });

  test('cannot continue a recovery with a key that it does not make an owner', async () => {
    // The recovery of the first test is running.
    location.hash = startable.address;
    openRecovery();
    await shown(/^Started. The new key takes over from/);
    await button('Create a passkey').click();
    await shown('Ask your guardians');
    await forgetRequest();
    await button('Continue with the new key').click();
    await shown('This key does not become an owner by the recovery that is running.');
  });
});

/** Site that is a guardian: it signs for the code 12345678. */
function answerAsSite(place: RecoveryPlace, key: Key) {
  const asked: (readonly [string, unknown])[] = [];
  const plain = globalThis.fetch;
  onTestFinished(() => {
    globalThis.fetch = plain;
  });
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const [, path] = /\/site\/recovery\/(\w+)$/.exec(request.url) ?? [];
    if (path === undefined) return plain(input, init);
    const body = await request.json();
    asked.push([path, body]);
    if (path === 'code') return Response.json({}, { status: 202 });
    if (body.code !== '12345678') return Response.json({ error: 'code-refused' }, { status: 403 });
    const wanted = { newOwners: [body.newOwner], newThreshold: 1 };
    const { typedData } = await proposeRecovery(place, wanted);
    const signature = await key.signTypedData(typedData);
    return Response.json({ signer: key.address, signature });
  };
  return asked;
}

describe('a person whose guardian is the site, by e-mail', () => {
  test('asks for a code, and gets the signature for it', async () => {
    const { address, place } = guarded;
    const [, site] = guardians;
    const asked = answerAsSite(place, site);
    const newOwner = createKey().address;
    openRecovery({ own: requestFor(address, newOwner), emailGuardian: site.address });
    await button('Send me a code by e-mail').click();
    await shown('If the account has an e-mail address here, a code was sent to it.');
    const confirm = button('Confirm the code');
    await expect.element(confirm).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabelText('Code from the e-mail').fill('1234');
    await confirm.click();
    await shown('The code from the e-mail has eight digits.');
    await page.getByLabelText('Code from the e-mail').fill('0000 0000');
    await confirm.click();
    await shown('This code is wrong or too old');
    expect(await axeFaults(document.body)).toEqual([]);
    await page.getByLabelText('Code from the e-mail').fill('\u200f١٢٣٤ ٥٦٧٨.');
    await confirm.click();
    await shown('Signatures: 1 of 2');
    await expect.element(button('Send me a code by e-mail')).not.toBeInTheDocument();
    const subject = { account: address, chainId: ethereum.id, newOwner };
    expect(asked).toEqual([
      ['code', subject],
      ['signature', { ...subject, code: '00000000' }],
      ['signature', { ...subject, code: '12345678' }],
    ]);
  });

  test('is not offered a code by a site that is no guardian of the account', async () => {
    openRecovery({
      own: requestFor(guarded.address, createKey().address),
      emailGuardian: createKey().address,
    });
    await shown('Signatures: 0 of 2');
    await expect.element(button('Send me a code by e-mail')).not.toBeInTheDocument();
  });
});

describe('a person who lost the passkey, without a way back', () => {
  test('is told what remains for an account without guardians', async () => {
    const { address } = bare;
    openRecovery();
    await findAccount(address);
    await shown('The account has no guardians on this network.');
    await shown('Without guardians, only another owner opens this account');
    await expect.element(button('Create a passkey')).not.toBeInTheDocument();
  });

  test('is never told that there are no guardians where a network does not answer', async () => {
    const { address } = bare;
    openRecovery({ isDown: true });
    await findAccount(address);
    await shown('The network did not answer');
    await expect.element(page.getByText('Without guardians')).not.toBeInTheDocument();
    await expect.element(button('Read again')).toBeVisible();
  });

  test('is not offered recovery where the module is another contract', async () => {
    const { address } = guarded;
    const [, seven] = publishedModules;
    openRecovery({ modules: { [ethereum.id]: seven } });
    await findAccount(address);
    await shown('This site does not know the recovery contract of this network.');
    await expect.element(page.getByText('Without guardians')).not.toBeInTheDocument();
    await expect.element(button('Create a passkey')).not.toBeInTheDocument();
  });

  test.each([
    ['adds a network with guardians that the request leaves out', false],
    ['is told of a network that the request leaves out and that does not answer', true],
  ])('%s', async (_, isDown) => {
    const { address } = guarded;
    const networks = [{ chainId: rollup.id, nonce: 1n, signatures: [] }];
    openRecovery({ isDown, own: { ...requestFor(address, createKey().address), networks } });
    await shown('The account is not on this network yet.');
    if (isDown) {
      await shown('The network did not answer');
      await expect.element(button('Read again')).toBeVisible();
      return;
    }
    await shown('Guardians who have to agree: 2 of 3.');
    await button('Ask the guardians').click();
    await shown('Signatures: 0 of 2');
    await expect.element(button('Ask the guardians')).not.toBeInTheDocument();
    expect(readRequest(await readLink()).request?.networks).toMatchObject([
      { chainId: ethereum.id, nonce: 1n },
      { chainId: rollup.id, nonce: 1n },
    ]);
  });

  test('names a wallet in a language whose other texts no part has loaded', async () => {
    openRecovery({ locale: 'de' });
    await page.getByLabelText('Adresse, Name oder Kontakt des Kontos').fill(guarded.address);
    await button('Vertrauenspersonen suchen').click();
    await button('Stattdessen eine Wallet verwenden').click();
    await expect.element(page.getByLabelText('Adresse oder Name der Wallet')).toBeVisible();
  });

  test('cannot name a guardian as the new owner', async () => {
    const [, second] = guardians;
    const { address } = guarded;
    openRecovery({ contacts: [{ name: 'My old account', address }] });
    await findAccount('my old account');
    await button('Use a wallet instead').click();
    await page.getByLabelText('Address or name of the wallet').fill(second.address);
    await shown('These owners would lock the account for good.');
    await expect.element(button('Ask the guardians')).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabelText('Address or name of the wallet').fill(createKey().address);
    await button('Ask the guardians').click();
    await shown('Signatures: 0 of 2');
    await button('Remove this request from the device').click();
    await shown('Press again to remove it.');
    await button('Remove this request from the device').click();
    await expect.element(field()).toBeVisible();
  });
});

describe('a guardian', () => {
  test('compares the digits, signs, and sends the link back', async () => {
    const { address } = guarded;
    announce(localWallet());
    location.hash = formatRequest(requestFor(address, createKey().address));
    const { application } = openRecovery({ contacts: [{ name: 'Grandma', address }] });
    await shown('Grandma');
    await shown('Days in which the present key can stop it: 7.');
    await connectHere(application);
    const sign = button(`Sign for ${ethereum.name}`);
    await expect.element(sign).toHaveAttribute('aria-disabled', 'true');
    expect(await axeFaults(document.body)).toEqual([]);
    await page.getByRole('checkbox').click();
    await sign.click();
    await shown('You have signed.');
    await shown('Send this back');
    const { request: signed } = readRequest(location.hash);
    expect(signed?.networks[0]?.signatures.map(({ signer }) => signer)).toEqual([mira.address]);
    application.reload();
    await shown('You have signed.');
  });

  test('compares again for another link that is opened in the same tab', async () => {
    const { address } = guarded;
    location.hash = formatRequest(requestFor(address, createKey().address));
    openRecovery();
    await page.getByRole('checkbox').click();
    await expect.element(page.getByRole('checkbox')).toBeChecked();
    location.hash = formatRequest(requestFor(address, createKey().address));
    await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  });

  test('is told that another account is connected', async () => {
    const { address } = guarded;
    announce(localWallet({ accounts: inject('keys').slice(1, 2) }));
    location.hash = formatRequest(requestFor(address, createKey().address));
    const { application } = openRecovery();
    await shown('You have no name for this account.');
    await connectHere(application);
    await shown('The connected account is not a guardian of this account.');
    await expect.element(button(/^Sign for/)).not.toBeInTheDocument();
  });

  const unread = 'Whether you have a name for this account could not be read. Be sure whose it is.';
  test.each([
    ['before the contacts are read', { contactsStatus: 'pending' }, ''],
    ['if the contacts cannot be read', { contactsStatus: 'error' }, unread],
    ['if the network does not answer', { isDown: true }, unread],
  ] as const)('is not told that a name is missing %s', async (_, how, text) => {
    location.hash = formatRequest(requestFor(guarded.address, createKey().address));
    openRecovery(how);
    await shown(/^Signatures: 0 of 2|^The network did not answer/);
    await expect
      .poll(() => document.querySelector('.mooring-recovery-account p')?.textContent)
      .toBe(text);
    expect(await axeFaults(document.body)).toEqual([]);
  });

  test('cannot sign for owners that lock the account', async () => {
    const [, other] = guardians;
    const { address } = guarded;
    announce(localWallet());
    location.hash = formatRequest(requestFor(address, other.address));
    const { application } = openRecovery();
    await connectHere(application);
    await shown('These owners would lock the account for good.');
    await expect.element(button(/^Sign for/)).not.toBeInTheDocument();
  });

  test('is told of a new owner that could not sign on a network, not of the signer of a passkey', async () => {
    const contracts = inject('passkeyContracts');
    const read: RecoveryPlace['read'] = (call) => chain.request(Object(call));
    // Generator of P-256.
    const key = {
      x: '0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296',
      y: '0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5',
    } as const;
    const signer = await readSigner(read, contracts, key);
    const payer = await createPayer();
    const data = encodeSignerCreation(key, contracts);
    const hash = await payer.sendTransaction({ to: contracts.factory, data });
    await chain.waitForTransactionReceipt({ hash });

    const one = { nonce: 1n, signatures: [] };
    location.hash = formatRequest({
      ...{ account: guarded.address, newOwners: [signer, bare.address], newThreshold: 1 },
      networks: [
        { ...one, chainId: ethereum.id },
        { ...one, chainId: rollup.id },
      ],
    });
    openRecovery();
    await shown(`${bare.address} This is a contract account that does not exist on ${rollup.name}`);
    expect(page.getByText('does not exist on', { exact: false }).elements()).toHaveLength(1);
    expect(await axeFaults(document.body)).toEqual([]);
  });

  test('cannot sign a request whose nonce is used', async () => {
    const { address } = guarded;
    announce(localWallet());
    location.hash = formatRequest(requestFor(address, createKey().address, 0n));
    const { application } = openRecovery();
    await connectHere(application);
    await shown('This request is no longer valid');
    await expect.element(button(/^Sign for/)).not.toBeInTheDocument();
  });

  test.each([
    ['was cut', (link: string) => link.slice(0, -4), 'The link was cut or changed on its way.'],
    ['has 1 MB', (link: string) => link + 'A'.repeat(1_048_576), 'Do not trust its sender.'],
    ['is of another release', (link: string) => link.replace('-1-', '-9-'), 'another version'],
  ])('is warned of a link that %s', async (_, change, warning) => {
    location.hash = change(formatRequest(requestFor(mira.address, createKey().address)));
    openRecovery();
    await shown(warning);
    await expect.element(field()).toBeVisible();
  });
});
