import type { DialogName } from '../../packages/connect/src/core/MooringContext.ts';
import type { PairingBehaviour } from './pairing.ts';
import type { PasskeyWorld } from './passkey.ts';
import type { Person } from './people.ts';
import { type Answer, picture, type WalletOptions } from './wallets.ts';
import type { World } from './world.ts';

/** State to show. */
export type Show = {
  /** `?show=` in the URL. */
  readonly name: string;
  /** Selector of an element that exists once the state is reached. */
  readonly reached: string;
  /** Long timers run immediately. */
  readonly hurried?: true;
} & (DialogShow | { readonly parts: 'buttons' | 'transactions' | 'marks' });

interface DialogShow {
  readonly dialog: DialogName;
  readonly world: World;
  /** Selectors of elements to press once they exist. */
  readonly press?: string | readonly string[];
}

const DIALOG = '.mooring-dialog';
const ALERT = `${DIALOG} [role="alert"]`;
const TITLE = `${DIALOG} .mooring-scene-title`;
const ROW = `${DIALOG} .mooring-row`;
const BALANCE = `${DIALOG} .mooring-balances:has(bdi[dir="ltr"]):not(:has(.mooring-skeleton))`;
const LONG_NAME = 'A wallet whose makers could not settle on a shorter name';

const several: readonly WalletOptions[] = [
  { id: 'wallet.harbour', name: 'Harbour Wallet', icon: picture },
  { id: 'wallet.pier', name: 'Pier' },
  { id: 'wallet.pier.other', name: 'Pier' },
  { id: 'wallet.long', name: LONG_NAME },
  { id: 'wallet.rtl', name: 'محفظة الميناء' },
];

const connecting = (name: string, wallet: Partial<WalletOptions>, reached: string): Show => ({
  name: `connect-${name}`,
  dialog: 'connect',
  world: {
    wallets: [{ id: 'wallet.long', name: LONG_NAME, ...wallet }],
    impatient: name === 'failed-timeout',
  },
  press: ROW,
  reached,
  ...(name === 'waiting-long' && { hurried: true }),
});

const OTHER_ROW = `${DIALOG} [data-choice="pairing"]`;
const choiceOf = (id: string) => `${DIALOG} [data-choice="${id}"]`;
const CODE = `${DIALOG} .mooring-qr`;

/** Connecting a phone by QR code. */
const scanning = (
  name: string,
  pairing: PairingBehaviour,
  reached: string,
  press = OTHER_ROW,
): Show => ({
  name: `connect-scan-${name}`,
  dialog: 'connect',
  world: { pairing },
  press,
  reached,
});

/** Opening the dialog on a phone. */
const onPhone = (
  name: string,
  world: World,
  press: DialogShow['press'],
  reached: string,
): Show => ({
  name: `connect-phone-${name}`,
  dialog: 'connect',
  world: { device: 'iphone', pairing: 'waiting', ...world },
  ...(press !== undefined && { press }),
  reached,
});

/** State on a site without a relay. */
const withoutRelay = (
  name: string,
  world: World,
  press: DialogShow['press'],
  reached: string,
): Show => ({
  name: `connect-phone-${name}`,
  dialog: 'connect',
  world: { device: 'iphone', ...world },
  ...(press !== undefined && { press }),
  reached,
});

const ownGroups: NonNullable<World['groups']> = [
  { name: 'Our choice', wallets: ['rainbow', 'ledger'] },
  {
    name: 'Made by us',
    wallets: [
      {
        id: 'harbour',
        name: LONG_NAME,
        accent: '#0b6570',
        homepage: 'https://example.org/',
        ios: '1234567890',
        scheme: 'harbour://',
      },
    ],
  },
];

const account = (
  name: string,
  connected: readonly [Person, ...Person[]],
  world: World = {},
  reached = BALANCE,
): Show => ({
  name: `account-${name}`,
  dialog: 'account',
  world: { connected, ...world },
  reached,
});

/** Making or finding an account by a passkey, after a press on its row. */
const passkey = (
  name: string,
  world: PasskeyWorld,
  reached: string,
  press: readonly string[] = [],
  signIn?: World['signIn'],
): Show => ({
  name: `passkey-${name}`,
  dialog: 'connect',
  world: { wallets: several.slice(0, 1), passkey: world, ...(signIn && { signIn }) },
  press: [choiceOf('passkey'), ...press],
  reached,
});

/** A connected account without a wallet. */
const owned = (
  name: string,
  world: PasskeyWorld,
  reached: string,
  press: readonly string[] = [],
): Show => ({
  name: `passkey-${name}`,
  dialog: 'account',
  world: { connected: ['mira'], passkey: world },
  press,
  reached,
});

/** Signed transaction that is not sent, beside wallets of this browser. */
const submitting = (
  name: string,
  world: PasskeyWorld,
  wallets: World['wallets'],
  reached: string,
  press: readonly string[] = [],
): Show => ({
  name: `passkey-submit-${name}`,
  dialog: 'account',
  world: { connected: ['mira'], passkey: world, ...(wallets && { wallets }) },
  press,
  reached,
});

/** A wallet that answers a transaction so. */
const sending = (signs: Answer): World['wallets'] => [
  { id: 'com.example.lighthouse', name: 'Lighthouse', icon: picture, signs },
];

const OTHER_WALLET = `${DIALOG} .mooring-review .mooring-row`;
const SPINNER = `${DIALOG} .mooring-scene-mark > .mooring-spinner`;
const NAME = `${DIALOG} .mooring-input`;
const FORM = `${DIALOG} .mooring-passkey-form`;
const BACKUP = `${DIALOG} .mooring-latest .mooring-text-button`;
const OWNERS = `${DIALOG} .mooring-owner-actions > .mooring-button`;

const PROGRESS = `${DIALOG} .mooring-sign-in-progress`;
const PRIMARY = `${DIALOG} .mooring-button-primary`;

/** After a press on the Sign in dialog's button. */
const signingIn = (name: string, world: World, reached: string): Show => ({
  name: `sign-in-${name}`,
  dialog: 'sign-in',
  world: { connected: ['mira'], signs: 'yes', signIn: {}, ...world },
  press: PRIMARY,
  reached,
  ...(name === 'signing-long' && { hurried: true }),
});

const beforeSignIn = (name: string, world: World, reached = PRIMARY): Show => ({
  name: `sign-in-${name}`,
  dialog: 'sign-in',
  world: { connected: ['mira'], signIn: {}, ...world },
  reached,
});

const network = (name: string, world: World, reached: string): Show => ({
  name: `network-${name}`,
  dialog: 'network',
  world: { connected: ['mira'], ...world },
  press: `${DIALOG} li:last-child .mooring-row`,
  reached,
});

/** All states of the gallery. */
export const shows: readonly Show[] = [
  {
    name: 'buttons',
    parts: 'buttons',
    reached: 'body:has([data-view="network"]):has(.mooring-unanswered)',
  },
  { name: 'transactions', parts: 'transactions', reached: '.mooring-transaction' },
  { name: 'marks', parts: 'marks', reached: '.mooring-avatar' },

  {
    name: 'connect-list',
    dialog: 'connect',
    world: { wallets: several, recent: ['wallet.pier', 'wallet.long'] },
    reached: ROW,
  },
  { name: 'connect-none', dialog: 'connect', world: {}, reached: `${DIALOG} .mooring-empty` },
  {
    name: 'connect-about',
    dialog: 'connect',
    world: {},
    press: `${DIALOG} .mooring-footer > button:last-child`,
    reached: `${DIALOG} .mooring-points`,
  },
  {
    name: 'connect-groups',
    dialog: 'connect',
    world: {
      wallets: several.slice(0, 1),
      pairing: 'waiting',
      groups: ownGroups,
      recent: ['ledger'],
    },
    reached: choiceOf('harbour'),
  },
  scanning('starting', 'starting', `${CODE}[data-step="starting"]`),
  scanning('waiting', 'waiting', `${CODE} svg`),
  scanning('wallet', 'waiting', `${CODE} svg`, choiceOf('rainbow')),
  scanning('program', 'waiting', `${CODE} svg`, choiceOf('ledger')),
  scanning('soon', 'soon', `${DIALOG} [data-soon="true"]`),
  scanning('failed-silent', 'silent', ALERT),
  scanning('failed-refused', 'refused', ALERT, choiceOf('rainbow')),
  {
    name: 'connect-get-list',
    dialog: 'connect',
    world: {},
    press: `${DIALOG} .mooring-footer > button`,
    reached: choiceOf('metamask'),
  },
  {
    name: 'connect-get',
    dialog: 'connect',
    world: {},
    press: choiceOf('metamask'),
    reached: `${CODE} svg`,
  },
  {
    name: 'connect-get-program',
    dialog: 'connect',
    world: { pairing: 'waiting' },
    press: [choiceOf('ledger'), `${DIALOG} .mooring-scan .mooring-footer > button`],
    reached: `${DIALOG} .mooring-steps`,
  },
  onPhone('list', {}, undefined, `${DIALOG} a.mooring-row`),
  onPhone('list-android', { device: 'android' }, undefined, `${OTHER_ROW}[href]`),
  onPhone('looking', { device: 'metamask' }, undefined, `${DIALOG} [role="status"]`),
  onPhone('in-app', { device: 'instagram' }, undefined, `${DIALOG} a.mooring-row`),
  onPhone('opened', {}, [`${choiceOf('rainbow')}[href]`], `${DIALOG} .mooring-phone`),
  {
    ...onPhone(
      'stuck',
      {},
      [`${choiceOf('rainbow')}[href]`],
      `${DIALOG} .mooring-phone [href^="https://apps"]`,
    ),
    hurried: true,
  },
  onPhone('starting', { pairing: 'starting' }, choiceOf('rainbow'), `${DIALOG} .mooring-phone`),
  {
    ...onPhone(
      'starting-long',
      { pairing: 'starting' },
      choiceOf('metamask'),
      `${DIALOG} .mooring-phone a[href*="link.metamask.io"]`,
    ),
    hurried: true,
  },
  onPhone('failed', { pairing: 'silent' }, choiceOf('rainbow'), ALERT),
  onPhone('failed-inside', { pairing: 'silent' }, choiceOf('metamask'), ALERT),
  onPhone('other', {}, OTHER_ROW, `${CODE} svg`),
  withoutRelay('no-relay', {}, undefined, `${choiceOf('coinbase')}[href]`),
  withoutRelay('inside', {}, `${choiceOf('coinbase')}[href]`, `${DIALOG} .mooring-phone a`),
  {
    ...withoutRelay(
      'inside-stuck',
      { device: 'android' },
      `${choiceOf('coinbase')}[href]`,
      `${DIALOG} .mooring-phone [href^="https://play"]`,
    ),
    hurried: true,
  },
  withoutRelay(
    'address',
    { groups: ownGroups },
    choiceOf('rainbow'),
    `${DIALOG} .mooring-phone button`,
  ),
  connecting('waiting', { connects: 'never' }, TITLE),
  connecting('waiting-long', { connects: 'never' }, TITLE),
  connecting('failed-busy', { connects: 'busy' }, ALERT),
  connecting('failed-empty', { connects: 'empty' }, ALERT),
  connecting('failed-gone', { connects: 'gone' }, ALERT),
  connecting('failed-timeout', { connects: 'never' }, ALERT),
  connecting('failed-detail', { connects: 'refused', icon: picture }, ALERT),
  connecting('failed-unknown', { connects: 'speechless' }, ALERT),

  {
    name: 'passkey-row',
    dialog: 'connect',
    world: { wallets: several.slice(0, 2), passkey: { known: true } },
    reached: `${choiceOf('passkey')} .mooring-badge`,
  },
  ...(['noPasskeys', 'noDomain', 'noNetwork'] as const).map(
    (obstacle): Show => ({
      name: `passkey-${obstacle}`,
      dialog: 'connect',
      world: { passkey: { obstacle } },
      reached: `${DIALOG} .mooring-row-quiet`,
    }),
  ),
  passkey('choice', {}, NAME),
  passkey('choice-signs-in', {}, `${DIALOG} .mooring-passkey-site`, [], {}),
  passkey('waiting', {}, `${DIALOG} .mooring-scene-mark > .mooring-spinner`, [
    `${FORM} .mooring-button-primary`,
  ]),
  passkey('refused', { connects: 'refused' }, `${FORM} [role="status"]`, [
    `${FORM} .mooring-button-primary`,
  ]),
  ...(['notFound', 'domain', 'exists', 'internal'] as const).map((connects) =>
    passkey(connects, { connects }, ALERT, [`${FORM} .mooring-button-primary`]),
  ),
  passkey('failed-known', { connects: 'internal', known: true }, ALERT),
  ...(
    [
      'message',
      'bytes',
      'typed-data',
      'permit',
      'transaction',
      'batch',
      'owner-transaction',
      'owner-message',
    ] as const
  ).map((review) => owned(`review-${review}`, { review }, `${DIALOG} .mooring-review-actions`)),
  ...(['nobody', 'relay-empty', 'unreachable'] as const).map((unsent) =>
    submitting(unsent, { unsent }, several, OTHER_WALLET),
  ),
  submitting(
    'no-wallet',
    { unsent: 'nobody' },
    [],
    `${DIALOG} .mooring-review .mooring-text-button`,
  ),
  submitting('waiting', { unsent: 'nobody' }, sending('never'), SPINNER, [OTHER_WALLET]),
  submitting('retrying', { unsent: 'relay-empty' }, [], SPINNER, [
    `${DIALOG} .mooring-review-actions > :last-child`,
  ]),
  submitting('refused', { unsent: 'nobody' }, sending('rejected'), `${DIALOG} [role="status"]`, [
    OTHER_WALLET,
  ]),
  submitting('failed', { unsent: 'relay-empty' }, sending('refused'), `${ALERT} + [role="alert"]`, [
    OTHER_WALLET,
  ]),
  owned('account', { owners: 'one' }, `${DIALOG} .mooring-latest > .mooring-quiet`),
  owned('account-forget', {}, `${DIALOG} .mooring-button-wide`, [`${BACKUP}:last-child`]),
  owned('owners', { owners: 'two' }, OWNERS, [BACKUP]),
  owned('owners-loading', { owners: 'silent' }, `${DIALOG} .mooring-row-space`, [BACKUP]),
  owned('owners-add-passkey', { owners: 'one' }, NAME, [BACKUP, OWNERS]),
  owned('owners-add-wallet', { owners: 'one' }, `${NAME}[dir="auto"]`, [
    BACKUP,
    `${OWNERS}:last-child`,
  ]),
  owned('owners-remove', { owners: 'two' }, `${DIALOG} .mooring-form`, [
    BACKUP,
    `${DIALOG} .mooring-owner:last-child .mooring-text-button`,
  ]),
  owned('owners-remove-own', { owners: 'two' }, `${DIALOG} .mooring-form .mooring-notice`, [
    BACKUP,
    `${DIALOG} .mooring-owner .mooring-text-button`,
  ]),
  owned('owners-removed', { owners: 'removed' }, `${DIALOG} .mooring-button-wide`, [BACKUP]),

  account('named', ['mira'], { transactions: 2 }),
  account('unnamed', ['newcomer']),
  account('long-name', ['keeper'], { transactions: 7 }),
  account('several', ['mira', 'keeper', 'newcomer'], { transactions: 7, chainId: 1_337_133_713 }),
  account('balance-loading', ['mira'], { balance: 'loading' }, `${DIALOG} .mooring-skeleton`),
  account('balance-failed', ['mira'], { balance: 'failed' }, `${DIALOG} dd:not(:has(*))`),
  account('wrong-network', ['mira'], { chainId: 424_242 }),
  account('not-signed-in', ['mira', 'newcomer'], { signIn: { required: false } }),
  account('signed-in', ['mira'], { signIn: { required: false, status: 'authenticated' } }),
  account('multisig', ['mira'], { multisig: true, transactions: 3 }),
  account('multisig-several', ['keeper', 'mira'], { multisig: true, transactions: 1 }),

  beforeSignIn('idle', {}),
  beforeSignIn('long-name', { connected: ['keeper', 'mira', 'newcomer'] }),
  beforeSignIn('wrong-network', { chainId: 424_242 }, `${DIALOG} .mooring-notice`),
  beforeSignIn('changed', { signIn: { status: 'authenticated', owner: 'keeper' } }, ALERT),
  beforeSignIn('failed-preparing', { signIn: { nonce: 'refused' } }, ALERT),
  beforeSignIn('pending', { multisig: true, signIn: { pending: 'waiting' } }, PROGRESS),
  {
    ...beforeSignIn('pending-unknown', { multisig: true, signIn: { pending: 'unknown' } }, ALERT),
    hurried: true,
  },
  {
    ...beforeSignIn('pending-over', { multisig: true, signIn: { pending: 'over' } }, ALERT),
    hurried: true,
  },
  account(
    'pending',
    ['mira'],
    { multisig: true, signIn: { required: false, pending: 'waiting' } },
    `${DIALOG} .mooring-group-header`,
  ),
  signingIn('preparing', { signIn: { nonce: 'never' } }, `${PRIMARY} .mooring-spinner`),
  signingIn('signing', { signs: 'never' }, `${PRIMARY} .mooring-spinner`),
  signingIn('signing-long', { signs: 'never' }, `${PRIMARY} .mooring-spinner`),
  signingIn(
    'signing-phone',
    { signs: 'never', byPhone: true, device: 'iphone', recent: ['rainbow'] },
    `${DIALOG} .mooring-open-phone a`,
  ),
  signingIn('verifying', { signIn: { verification: 'never' } }, `${PRIMARY} .mooring-spinner`),
  signingIn('failed-signing', { signs: 'refused' }, ALERT),
  signingIn('failed-busy', { signs: 'busy' }, ALERT),
  signingIn('failed-timeout', { signs: 'never', impatient: true }, ALERT),
  signingIn('failed-verifying', { signIn: { verification: 'refused' } }, ALERT),
  signingIn('failed-oops', { signIn: { message: 'broken' } }, ALERT),

  {
    name: 'network-list',
    dialog: 'network',
    world: { connected: ['mira'] },
    reached: `${ROW}[aria-current]`,
  },
  {
    name: 'network-wrong',
    dialog: 'network',
    world: { connected: ['mira'], chainId: 424_242 },
    reached: `${DIALOG} .mooring-notice`,
  },
  network('confirming', { switches: 'never' }, `${ROW}[aria-busy="true"]`),
  network(
    'confirming-phone',
    { switches: 'never', byPhone: true },
    `${DIALOG} .mooring-open-phone`,
  ),
  network('failed-rejected', { switches: 'rejected' }, ALERT),
  network('failed-failed', { switches: 'refused' }, ALERT),
  network('failed-busy', { switches: 'busy' }, ALERT),
  network('failed-timeout', { switches: 'never', impatient: true }, ALERT),
  network('failed-unsupported', { switches: 'unable' }, ALERT),
];
