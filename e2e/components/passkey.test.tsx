import { ConnectButton, isRejection, useConnectDialog } from '@mooring/connect';
import { passkeyScreens } from '@mooring/passkey/react';
import { createAuthenticator } from '@mooring/testing/authenticator';
import { useState } from 'react';
import {
  type Address,
  createTestClient,
  createWalletClient,
  encodeFunctionData,
  http,
  parseAbi,
  parseEther,
  publicActions,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { expect, inject, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type CreateConnectorFn, useAccount, useConfig } from 'wagmi';
import { sendTransaction, signMessage } from 'wagmi/actions';
import {
  type AccountOwners,
  type PasskeyOptions,
  passkey,
  relay,
} from '../../packages/passkey/src/index.ts';
import {
  type ApplicationOptions,
  announce,
  ethereum,
  localWallet,
  openApplication,
  rollup,
} from './application.tsx';
import { axeFaults } from './axeFaults.ts';
import { scriptedPhone } from './scriptedPhone.ts';
import { createSignInHost } from './signInHost.tsx';

interface Options extends ApplicationOptions {
  /** Sender of the transaction. Default: a paying account. */
  readonly submitter?: NonNullable<PasskeyOptions['submitter']> | 'nobody';
  /** In place of the connector's own. */
  readonly owners?: Partial<AccountOwners>;
  /** Connector of phone wallets. */
  readonly phone?: CreateConnectorFn;
  /** Facts by which payments are explained. */
  readonly known?: NonNullable<PasskeyOptions['known']>;
}

/** Account that pays for passkey transactions; no other test uses it. */
const payer = privateKeyToAccount(inject('keys').at(-1) ?? '0x');

const payingClient = () =>
  createWalletClient({ account: payer, chain: ethereum, transport: http() });

const payingSubmitter: NonNullable<Options['submitter']> = {
  name: 'Harbour',
  submit: ({ to, data }) => payingClient().sendTransaction({ to, data }),
};

/** The application with accounts without a wallet, on a device with an authenticator. */
function openWithPasskeys({
  owners,
  phone,
  known,
  submitter = payingSubmitter,
  ...options
}: Options = {}) {
  const authenticator = createAuthenticator();
  const contracts = inject('passkeyContracts');
  const create = passkey({
    appName: 'Harbour',
    screens: passkeyScreens,
    credentials: authenticator.credentials,
    contracts: { [ethereum.id]: contracts, [rollup.id]: contracts },
    ...(submitter !== 'nobody' && { submitter }),
    ...(known && { known }),
  });
  const application = openApplication({
    ...options,
    config: {
      connectors: [
        (config) => {
          const connector = create(config);
          if (!owners) return connector;
          const { mooring } = connector;
          const control = {
            ...mooring.control,
            owners: { ...mooring.control.owners, ...owners },
          };
          return { ...connector, mooring: { ...mooring, control } };
        },
        ...(phone ? [phone] : []),
      ],
    },
  });
  const row = application.connectDialog.getByRole('button', { name: 'Continue with a passkey' });
  return {
    application,
    authenticator,
    row,
    async create() {
      await application.openConnectDialog();
      await row.click();
      await page.getByRole('button', { name: 'Create an account' }).click();
    },
  };
}

const review = page.getByRole('dialog', { name: 'Review and sign' });

test('passkey account is created, disconnected and restored without a prompt', async () => {
  const { application, authenticator, row, create } = openWithPasskeys();
  await create();
  await expect.element(application.accountButton).toBeVisible();
  expect(authenticator.list()).toMatchObject([{ userName: 'Somebody’s application' }]);
  await application.disconnect();
  await application.openConnectDialog();
  await expect.element(row).toHaveAccessibleDescription('Recent');
  await row.click();
  await expect.element(application.accountButton).toBeVisible();
  expect(authenticator.asked()).toBe(1);
});

/** Opens the Connect dialog on accounts by passkey. */
function Opener() {
  const { openOn } = useConnectDialog();
  return (
    <>
      <ConnectButton />
      <button type="button" onClick={() => openOn('passkey')}>
        No wallet
      </button>
    </>
  );
}

test('passkey screen is opened by the host and found by the search', async () => {
  const { application, row } = openWithPasskeys({ content: <Opener /> });
  await page.getByRole('button', { name: 'No wallet' }).click();
  const { connectDialog } = application;
  await expect.element(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
  await connectDialog.getByRole('button', { name: 'Back' }).click();
  await expect.element(row).toBeVisible();
  const search = connectDialog.getByRole('searchbox', { name: 'Search wallets' });
  await search.fill('passk');
  await expect.element(row).toBeVisible();
  await expect.element(connectDialog.getByText('No wallet has this name.')).not.toBeVisible();
  await search.fill('rainbow');
  await expect.element(row).not.toBeInTheDocument();
});

test('rejecting the passkey prompt returns to the choice, with a name field', async () => {
  const { application, authenticator, create } = openWithPasskeys();
  authenticator.behave({ refuses: true });
  await create();
  await expect.element(application.connectDialog).toMatchTextContent('Nothing has happened.');
  authenticator.behave();
  await page.getByLabelText('Name of the passkey').fill('Mira');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect.element(application.accountButton).toBeVisible();
  expect(authenticator.list()).toMatchObject([{ userName: 'Mira' }]);
});

test('passkey account is found again after storage is cleared', async () => {
  const { application, authenticator, row, create } = openWithPasskeys();
  await create();
  await application.openAccountDialog();
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await page.getByRole('button', { name: 'Remove from this device' }).last().click();
  await expect.element(application.connectButton).toBeVisible();
  await application.openConnectDialog();
  await row.click();
  await page.getByRole('button', { name: 'I already have one' }).click();
  await expect.element(application.accountButton).toBeVisible();
  expect(authenticator.list()).toHaveLength(1);
});

/** Signs and sends as a host does. */
function Desk() {
  const wagmi = useConfig();
  const { address } = useAccount();
  const [outcome, setOutcome] = useState('');
  const tell = (answer: Promise<string>) =>
    answer.then(setOutcome, (error: Error) =>
      setOutcome(isRejection(error) ? 'rejected' : error.name),
    );
  const pay = { to: payer.address, value: parseEther('0.25') };
  return (
    <>
      <ConnectButton />
      <button
        type="button"
        onClick={() =>
          tell(signMessage(wagmi, { message: 'Aye,\n\u202eMira' }).then(() => 'signed'))
        }
      >
        Say aye
      </button>
      <button type="button" onClick={() => tell(sendTransaction(wagmi, pay))}>
        Pay
      </button>
      <p>{address}</p>
      <output>{outcome}</output>
    </>
  );
}

test('passkey review shows the whole request, and a rejection signs nothing', async () => {
  const { application, authenticator, create } = openWithPasskeys({ content: <Desk /> });
  await create();
  await expect.element(application.accountButton).toBeVisible();
  await page.getByRole('button', { name: 'Say aye' }).click();
  await expect.element(review).toMatchTextContent('Aye,');
  await expect.element(review).toMatchTextContent('⟨U+202E⟩Mira');
  expect(await axeFaults(review.element())).toEqual([]);
  await review.getByRole('button', { name: 'Reject' }).click();
  await expect.element(page.getByText('rejected')).toBeVisible();
  expect(authenticator.asked()).toBe(1);

  await page.getByRole('button', { name: 'Say aye' }).click();
  await review.getByRole('button', { name: 'Sign with passkey' }).click();
  await expect.element(page.getByText('signed')).toBeVisible();
  expect(authenticator.asked()).toBe(2);
});

/** Gives the account on the page an ether. */
async function fundAccount() {
  const account = page.getByText(/^0x[0-9a-f]{40}$/i).element().textContent as Address;
  const client = createTestClient({ mode: 'anvil', chain: ethereum, transport: http() }).extend(
    publicActions,
  );
  await client.setBalance({ address: account, value: parseEther('1') });
  return { account, client };
}

test('passkey review shows the deployment with the first payment, which arrives', async () => {
  const { application, create } = openWithPasskeys({ content: <Desk /> });
  await create();
  await expect.element(application.accountButton).toBeVisible();
  const { account, client } = await fundAccount();
  await page.getByRole('button', { name: 'Pay' }).click();
  const short = `${payer.address.slice(0, 6)}…${payer.address.slice(-4)}`;
  await expect.element(review).toMatchTextContent(`Send 0.25 ETH to ${short}`);
  await expect.element(review).toMatchTextContent(payer.address);
  await expect.element(review).toMatchTextContent(`also opens your account on ${ethereum.name}`);
  await expect.element(review).toMatchTextContent('Paid by Harbour');
  await review.getByRole('button', { name: 'Sign with passkey' }).click();
  await expect.element(page.getByText(/^0x[0-9a-f]{64}$/)).toBeVisible();
  await expect.poll(() => client.getBalance({ address: account })).toBe(parseEther('0.75'));

  // On chain it is a Safe, whose only owner is the passkey: nothing to tell a person.
  application.reload();
  await application.openAccountDialog();
  await page.getByRole('button', { name: 'Back up this account' }).click();
  const backup = page.getByRole('dialog', { name: 'Back up this account' });
  await expect.element(backup).toMatchTextContent('Passkey of this device');
  await backup.getByRole('button', { name: 'Close' }).click();
  await expect.element(application.accountDialog).not.toMatchTextContent('Multisig');
});

const spender: Address = `0x${'5'.repeat(40)}`;
const items: Address = `0x${'6'.repeat(40)}`;
const approvals = parseAbi([
  'function increaseAllowance(address, uint256)',
  'function safeTransferFrom(address, address, uint256)',
]);

/** Raises an allowance, and gives an NFT away. */
function Approver() {
  const wagmi = useConfig();
  const { address = spender } = useAccount();
  const send = (data: `0x${string}`) => {
    sendTransaction(wagmi, { to: items, data }).catch(() => {});
  };
  const raise = { functionName: 'increaseAllowance', args: [spender, 2n ** 255n] } as const;
  const give = { functionName: 'safeTransferFrom', args: [address, spender, 7n] } as const;
  return (
    <>
      <ConnectButton />
      <button type="button" onClick={() => send(encodeFunctionData({ abi: approvals, ...raise }))}>
        Raise
      </button>
      <button type="button" onClick={() => send(encodeFunctionData({ abi: approvals, ...give }))}>
        Give
      </button>
    </>
  );
}

test('passkey review describes approvals and NFT transfers as the payment check reads them', async () => {
  const { application, create } = openWithPasskeys({ content: <Approver /> });
  await create();
  await expect.element(application.accountButton).toBeVisible();
  await page.getByRole('button', { name: 'Raise' }).click();
  await expect.element(review).toMatchTextContent('Allow 0x5555…5555 to spend all 0x6666…6666');
  await expect.element(review).toMatchTextContent('spend tokens of this account without limit');
  await expect.element(review).not.toMatchTextContent('cannot be read');
  await review.getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('button', { name: 'Give' }).click();
  await expect.element(review).toMatchTextContent('Send Item 7 of 0x6666…6666 to 0x5555…5555');
  await review.getByRole('button', { name: 'Reject' }).click();
});

test('passkey review disables signing until the payment is checked', async () => {
  let fails = true;
  const known = () => {
    if (fails) throw new Error('No tokens.');
    return { currency: ethereum.nativeCurrency, listed: [], known: [], paid: [] };
  };
  const { application, authenticator, create } = openWithPasskeys({ content: <Desk />, known });
  await create();
  await expect.element(application.accountButton).toBeVisible();
  const { account, client } = await fundAccount();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect.element(review).toMatchTextContent('This could not be checked');
  const sign = review.getByRole('button', { name: 'Sign with passkey' });
  await expect.element(sign).toHaveAttribute('aria-disabled', 'true');
  expect(await axeFaults(review.element())).toEqual([]);
  fails = false;
  await review.getByRole('button', { name: 'Retry' }).click();
  await expect.element(review).not.toMatchTextContent('This could not be checked');
  expect(authenticator.asked()).toBe(1);
  await sign.click();
  await expect.poll(() => client.getBalance({ address: account })).toBe(parseEther('0.75'));
});

test('another wallet submits and pays when the relay refuses', async () => {
  const wallet = announce(localWallet());
  let answer: object = { error: 'relay-empty', message: 'In English.' };
  const fetch = async () => new Response(JSON.stringify(answer), { status: 503 });
  const submitter = relay({ url: '/relay', name: 'Harbour', fetch });
  const { application, authenticator, create } = openWithPasskeys({ content: <Desk />, submitter });
  await create();
  await expect.element(application.accountButton).toBeVisible();
  const { account, client } = await fundAccount();
  await page.getByRole('button', { name: 'Pay' }).click();
  await review.getByRole('button', { name: 'Sign with passkey' }).click();

  const dialog = page.getByRole('dialog', { name: 'Somebody’s application did not send it' });
  await expect.element(dialog).toMatchTextContent('has nothing left to pay fees with.');
  for (const [error, words] of [
    ['budget-spent', 'pays for in a day is spent. Try again in 3 hours.'],
    ['too-many-failures', 'waits before it pays for another one. Try again in 3 hours.'],
    ['account-busy', 'is still on its way. Try again once it is confirmed.'],
  ] as const) {
    answer = { error, message: 'In English.', retryAfterSeconds: 10_800 };
    await dialog.getByRole('button', { name: 'Try Somebody’s application again' }).click();
    await expect.element(dialog).toMatchTextContent(words);
  }
  const row = dialog.getByRole('button', { name: 'Test Wallet' });
  wallet.next('send').reject();
  await row.click();
  await wallet.nextRequest('send');
  await expect.element(dialog).toMatchTextContent('Nothing has happened.');
  wallet.next('send').fail(-32603, 'The safe is jammed');
  await row.click();
  await wallet.nextRequest('send');
  await expect.element(dialog).toMatchTextContent('Test Wallet did not send it.');
  await expect.element(dialog).toMatchTextContent('The safe is jammed');
  wallet.next('send').hang();
  await row.click();
  await expect.element(dialog).toMatchTextContent('Confirm in Test Wallet');
  (await wallet.nextRequest('send')).approve();
  await expect.element(page.getByText(/^0x[0-9a-f]{64}$/)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => client.getBalance({ address: account })).toBe(parseEther('0.75'));
  // One signature did, and the account is still the connected one.
  expect(authenticator.asked()).toBe(2);
  await expect.element(page.getByText(account)).toBeVisible();
});

test('passkey review says so when no one pays the fee; closing sends nothing', async () => {
  const { application, create } = openWithPasskeys({ content: <Desk />, submitter: 'nobody' });
  await create();
  await expect.element(application.accountButton).toBeVisible();
  const { account, client } = await fundAccount();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect.element(review).toMatchTextContent('You send it with another wallet');
  await review.getByRole('button', { name: 'Sign with passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send with a wallet' });
  await expect.element(dialog).toMatchTextContent('No wallet found in this browser');
  await expect.element(dialog.getByRole('button', { name: 'Copy the transaction' })).toBeVisible();
  announce(localWallet());
  await expect.element(dialog.getByRole('button', { name: 'Test Wallet' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('rejected')).toBeVisible();
  expect(await client.getBalance({ address: account })).toBe(parseEther('1'));
});

test('a failed phone is disconnected with the reason, and the signature is kept', async () => {
  const phone = scriptedPhone();
  const { application, authenticator, create } = openWithPasskeys({
    content: <Desk />,
    submitter: 'nobody',
    phone: phone.create,
  });
  await create();
  await expect.element(application.accountButton).toBeVisible();
  await fundAccount();
  await page.getByRole('button', { name: 'Pay' }).click();
  await review.getByRole('button', { name: 'Sign with passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send with a wallet' });
  const row = dialog.getByRole('button', { name: 'Phone wallet' });

  await row.click();
  await expect.poll(phone.asked).toBe('eth_requestAccounts');
  phone.become({ status: 'failed', error: phone.error('relaySilent') });
  await expect.element(dialog).toMatchTextContent('does not answer.');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect.element(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  expect(await axeFaults(dialog.element())).toEqual([]);
  phone.fail(Object.assign(new Error(), { code: 5000 }));
  await expect.element(dialog).toMatchTextContent('Nothing has happened.');

  // On another network, and it does not go to this one.
  await row.click();
  await expect.poll(phone.asked).toBe('eth_requestAccounts');
  phone.approve();
  await expect.element(dialog).toMatchTextContent('Tender did not send it.');
  await expect.element(dialog).toMatchTextContent('Your wallet could not switch to');
  expect(phone.ended()).toBe(1);

  // On this network, but without an answer.
  phone.switches();
  await row.click();
  await expect.poll(phone.asked).toBe('eth_requestAccounts');
  phone.approve();
  await expect.element(dialog).toMatchTextContent('Confirm in Tender');
  await expect.element(dialog).toMatchTextContent('Continue in your wallet on your phone.');
  await expect.poll(phone.asked).toBe('eth_sendTransaction');
  phone.fail(phone.error('requestExpired'));
  await expect.element(dialog).toMatchTextContent('The wallet did not answer in time.');

  await row.click();
  await expect.poll(phone.asked).toBe('eth_requestAccounts');
  phone.approve();
  await expect.element(dialog).toMatchTextContent('Confirm in Tender');
  await expect.poll(phone.asked).toBe('eth_sendTransaction');
  phone.answer(`0x${'5a'.repeat(32)}`);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText(/^0x(5a){32}$/)).toBeVisible();
  expect(phone.ended()).toBe(3);
  expect(authenticator.asked()).toBe(2);
});

test('one click creates a passkey account and signs in', async () => {
  const { verify, around } = createSignInHost(location.host);
  const { application, authenticator, row } = openWithPasskeys({ around });
  await application.openConnectDialog();
  await row.click();
  await expect
    .element(application.connectDialog)
    .toMatchTextContent(`This also signs you in to ${location.host}.`);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect.element(application.accountButton).toBeVisible();
  await expect.element(application.connectDialog).not.toBeInTheDocument();
  expect(verify).toHaveBeenCalledOnce();
  expect(authenticator.asked()).toBe(2);
});

test('sign-in to another domain is shown first; a rejection leaves a button', async () => {
  const { verify, around } = createSignInHost('elsewhere.example');
  const { application, create } = openWithPasskeys({ around });
  await create();
  await expect.element(review).toMatchTextContent('elsewhere.example wants you');
  await review.getByRole('button', { name: 'Reject' }).click();
  expect(verify).not.toHaveBeenCalled();
  const signIn = application.connectDialog.getByRole('button', { name: 'Sign in' });
  await expect.element(signIn).toBeVisible();
  await signIn.click();
  await review.getByRole('button', { name: 'Sign with passkey' }).click();
  await expect.element(application.accountButton).toBeVisible();
  expect(verify).toHaveBeenCalledOnce();
});

test('wallet that could not sign on a network does not become an owner there', async () => {
  const harbour = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';
  const networks = [ethereum, rollup].map(({ id }) => ({
    ...{ chainId: id, state: 'deployed' as const, threshold: 1 },
    owners: [{ address: harbour.replace('a', 'b') as Address, kind: 'this-passkey' as const }],
  }));
  const addOwner = vi.fn(() => new Promise<never>(() => {}));
  const { application, create } = openWithPasskeys({
    owners: { read: async () => networks, addOwner },
  });
  await create();
  await application.openAccountDialog();
  await page.getByRole('button', { name: 'Back up this account' }).click();
  await page.getByRole('button', { name: `Add a wallet as owner ${rollup.name}` }).click();
  const form = page.getByRole('dialog', { name: 'Add a wallet as owner' });
  const field = form.getByLabelText('Address or name of the wallet');
  const add = form.getByRole('button', { name: 'Add a wallet as owner' });
  // Contracts that are on one of the networks only.
  const resolver = ethereum.contracts?.['ensUniversalResolver']?.address;
  await field.fill(resolver ?? '');
  await expect
    .element(form)
    .toMatchTextContent(`This is a contract account that does not exist on ${rollup.name}`);
  await expect.element(add).toHaveAttribute('aria-disabled', 'true');
  await field.fill(privateKeyToAccount(generatePrivateKey()).address);
  await expect.element(form).toMatchTextContent('Nothing was ever sent from this address.');
  await expect.element(add).toHaveAttribute('aria-disabled', 'false');
  const { fetch } = window;
  const [silent] = ethereum.rpcUrls.default.http;
  const network = vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const { url } = new Request(input, init);
    return url.startsWith(`${silent}`) ? Promise.reject(new TypeError('No.')) : fetch(input, init);
  });
  await field.fill(privateKeyToAccount(generatePrivateKey()).address);
  await expect.element(form).toMatchTextContent(`No answer from: ${ethereum.name}.`);
  network.mockRestore();
  // Read again until it answers.
  await expect.element(form).toMatchTextContent('Nothing was ever sent from this address.');
  await field.fill('harbour.eth');
  await expect.element(form).toMatchTextContent(harbour);
  await expect
    .element(form)
    .toMatchTextContent(
      `This name has no address for ${rollup.name}: this is its address on Ethereum.`,
    );
  await expect.element(form).not.toMatchTextContent('Nothing was ever sent');
  await add.click();
  await userEvent.keyboard('{Enter}');
  expect(addOwner).toHaveBeenCalledExactlyOnceWith({ address: harbour, chainId: rollup.id });
});

test('owners screen adds an owner by name and removes one', async () => {
  const own = '0x00000000000000000000000000000000000000aa';
  const mira = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
  const harbour = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';
  const added: Address[] = [];
  const read = vi.fn(async () =>
    [ethereum, rollup].map(({ id }) => ({
      chainId: id,
      state: 'deployed' as const,
      threshold: 1,
      owners: [
        { address: own as Address, kind: 'this-passkey' as const },
        ...added.map((address) => ({ address, kind: 'other' as const })),
      ],
    })),
  );
  const addOwner = vi.fn(async ({ address }: { readonly address: Address }) => {
    added.push(address);
    // The list is read again when this is in.
    return payingClient().sendTransaction({ to: payer.address });
  });
  const refuse = async () => {
    throw Object.assign(new Error('No.'), { reason: 'rejected' });
  };
  const removeOwner = vi.fn(refuse);
  const owners = { read, addOwner, removeOwner, addPasskey: refuse };
  const { application, create } = openWithPasskeys({ owners });
  await create();
  await application.openAccountDialog();
  await expect
    .element(application.accountDialog)
    .toMatchTextContent('Only one passkey opens this account.');
  await page.getByRole('button', { name: 'Back up this account' }).click();
  await page.getByRole('button', { name: `Add a wallet as owner ${ethereum.name}` }).click();
  const form = page.getByRole('dialog', { name: 'Add a wallet as owner' });
  const field = form.getByLabelText('Address or name of the wallet');
  for (const [text, problem] of [
    ['nobody', 'This is not a valid address.'],
    [own, 'This is already an owner.'],
    [`https://explorer.example/address/${own}`, 'This is already an owner.'],
    ['https://explorer.example', 'This is not a valid address.'],
    [`base:${mira}`, 'This address is for another network: base.'],
    [mira.replace('F', 'f'), 'do not match its checksum'],
    ['nobody-has-this.eth', 'No address was found for this name.'],
    ['mir\u0430.eth', 'mixes letters of different alphabets'],
  ] as const) {
    // Judged once it is left, or submitted.
    for (const key of ['{Tab}', '{Enter}']) {
      await field.clear();
      await field.fill(text);
      await expect.element(field).toHaveAttribute('aria-invalid', 'false');
      await userEvent.keyboard(key);
      await expect.element(form).toMatchTextContent(problem);
      await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    }
  }
  const answer = Promise.withResolvers<Response>();
  const network = vi.spyOn(window, 'fetch').mockReturnValue(answer.promise);
  await field.fill('harbour.eth');
  await expect.element(form).not.toMatchTextContent('Looking up the name');
  await userEvent.keyboard('{Enter}');
  await expect.element(form).toMatchTextContent('Looking up the name');
  await expect.poll(() => network).toHaveBeenCalled();
  answer.reject(new TypeError('Failed to fetch'));
  await expect.element(form).toMatchTextContent('the network did not answer');
  const add = form.getByRole('button', { name: 'Add a wallet as owner' });
  await expect.element(add).toHaveStyle({ cursor: 'default' });
  network.mockRestore();
  await form.getByRole('button', { name: 'Retry' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(form).toMatchTextContent(harbour);
  await expect.element(add).toHaveStyle({ cursor: 'pointer' });
  await field.fill(`\u200b${ethereum.id}:\u200e${mira} `);
  await expect.element(form).toMatchTextContent(mira);
  await field.fill('nobody');
  await expect.element(form).not.toMatchTextContent(mira);
  await field.fill('mira.eth');
  await expect.element(form).toMatchTextContent(mira);
  await add.click();
  await expect.poll(() => addOwner.mock.calls).toEqual([[{ address: mira, chainId: ethereum.id }]]);

  const backup = page.getByRole('dialog', { name: 'Back up this account' });
  await expect.element(backup).toMatchTextContent('Sent.');
  await backup
    .getByRole('button', { name: `Remove ${mira}` })
    .first()
    .click();
  const removal = page.getByRole('dialog', { name: 'Remove an owner' });
  await expect.element(removal).toMatchTextContent(`This acts on ${ethereum.name} only.`);
  await expect.element(removal).toMatchTextContent(`Stays an owner on: ${rollup.name}`);
  await removal.getByRole('button', { name: 'Remove' }).click();
  await expect.element(removal).toMatchTextContent('Nothing has happened.');
  expect(removeOwner).toHaveBeenCalledWith({ address: mira, chainId: ethereum.id });

  // This device's own passkey can go too, once another owner is there.
  await removal.getByRole('button', { name: 'Back' }).click();
  await backup
    .getByRole('button', { name: `Remove ${own}` })
    .first()
    .click();
  await expect
    .element(removal)
    .toMatchTextContent(`This device can then no longer sign on ${ethereum.name}.`);
});
