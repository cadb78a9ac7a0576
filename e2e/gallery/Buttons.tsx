import { ConnectButton, type ConnectButtonProps } from '@mooring/connect';
import { Stage } from './Stage.tsx';
import type { Settings } from './settings.ts';
import type { World } from './world.ts';

interface Row {
  readonly title: string;
  readonly world: World;
  readonly look?: ConnectButtonProps;
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
];

/** The connect button in each of its states. */
export function Buttons({ settings }: { readonly settings: Settings }) {
  return rows.map(({ title, world, look = {} }) => (
    <section key={title} className="gallery-example">
      <h2>{title}</h2>
      <Stage world={world} settings={settings}>
        <ConnectButton {...look} />
      </Stage>
    </section>
  ));
}
