import {
  ConnectButton,
  type ConnectButtonProps,
  OpenPhoneWallet,
  UnansweredRequests,
  WalletButton,
} from '@mooring/connect';
import type { ReactNode } from 'react';
import { Stage } from './Stage.tsx';
import type { Settings } from './settings.ts';
import type { World } from './world.ts';

interface Row {
  readonly title: string;
  readonly world: World;
  readonly look?: ConnectButtonProps;
  /** Default: the connect button. */
  readonly content?: ReactNode;
}

const all = { account: 'full', balance: true, network: 'full' } as const;

const rows: readonly Row[] = [
  { title: 'Disconnected', world: {} },
  { title: 'In the host’s own words', world: {}, look: { label: 'Come aboard with a wallet' } },
  { title: 'Connecting', world: { status: 'connecting' } },
  { title: 'Restoring the last visit', world: { status: 'loading' } },
  { title: 'Not signed in', world: { connected: ['mira'], signIn: {} } },
  {
    title: 'Unknown whether signed in',
    world: { connected: ['mira'], signIn: { status: 'loading' } },
  },
  { title: 'Connected', world: { connected: ['mira'] } },
  { title: 'Everything shown', world: { connected: ['newcomer'] }, look: all },
  { title: 'Long name', world: { connected: ['keeper'] } },
  { title: 'Face alone', world: { connected: ['mira'] }, look: { ...all, account: 'avatar' } },
  {
    title: 'Address alone',
    world: { connected: ['newcomer'] },
    look: { ...all, account: 'address' },
  },
  {
    title: 'Network’s mark alone',
    world: { connected: ['mira'] },
    look: { ...all, network: 'icon' },
  },
  { title: 'Without network', world: { connected: ['mira'] }, look: { ...all, network: 'none' } },
  { title: 'Without balance', world: { connected: ['mira'] }, look: { balance: false } },
  {
    title: 'Balance on its way',
    world: { connected: ['mira'], balance: 'loading' },
    look: { balance: true },
  },
  {
    title: 'Balance unknown',
    world: { connected: ['mira'], balance: 'failed' },
    look: { balance: true },
  },
  { title: 'Transaction pending', world: { connected: ['mira'], transactions: 2 } },
  { title: 'Network with a long name', world: { connected: ['mira'], chainId: 1_337_133_713 } },
  { title: 'Wrong network', world: { connected: ['mira'], chainId: 424_242 } },
  { title: 'One wallet', world: {}, content: <WalletButton wallet="metamask" /> },
  {
    title: 'Asked on a phone',
    world: { connected: ['mira'], byPhone: true },
    content: <OpenPhoneWallet />,
  },
  {
    title: 'Unanswered on a phone',
    world: { connected: ['mira'], byPhone: true },
    content: <UnansweredRequests />,
  },
];

/** The connect button in each of its states, and what else stands in a page. */
export function Buttons({ settings }: { readonly settings: Settings }) {
  return rows.map(({ title, world, look = {}, content }) => (
    <section key={title} className="gallery-example">
      <h2>{title}</h2>
      <Stage world={world} settings={settings}>
        {content ?? <ConnectButton {...look} />}
      </Stage>
    </section>
  ));
}
