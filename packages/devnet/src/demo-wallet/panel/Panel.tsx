import { unlistedNetwork } from '@mooring/testing/wallet';
import { Account } from '../../screen/Account.tsx';
import { Choice } from '../../screen/Choice.tsx';
import { Modal } from '../../screen/Modal.tsx';
import { RevealedText } from '../../screen/RevealedText.tsx';
import { useStore } from '../../screen/useStore.ts';
import { WALLET_ICON } from '../announce.ts';
import type { DemoWallet } from '../openWallet.ts';
import { BEHAVIOURS } from './behaviours.ts';

/** A network no site here supports, to test how a site reacts. */
const ELSEWHERE = { ...unlistedNetwork(77319999), name: 'A network no site supports' };

interface PanelProps {
  readonly wallet: DemoWallet;
  readonly onClose: () => void;
}

/** Overview of the wallet. Changes apply immediately, so that their effect shows in the page. */
export function Panel({ wallet, onClose }: PanelProps) {
  return (
    <Modal
      title="Demo Wallet: overview"
      icon={WALLET_ICON}
      label="Overview"
      onCancel={onClose}
      buttons={
        <button type="button" className="no" onClick={onClose}>
          Close
        </button>
      }
    >
      <WalletAccounts wallet={wallet} />
      <WalletNetworks wallet={wallet} />
      <Behaviours wallet={wallet} />
      <Site wallet={wallet} />
    </Modal>
  );
}

type PartProps = Pick<PanelProps, 'wallet'>;

function WalletAccounts({ wallet }: PartProps) {
  useStore(wallet.state);
  const active = wallet.activeAccount().address;
  return (
    <fieldset>
      <legend>Active account</legend>
      {wallet.accounts.map(({ address, label }) => (
        <Choice
          key={address}
          type="radio"
          name="account"
          value={address}
          checked={address === active}
          onChange={() => wallet.selectAccount(address)}
        >
          <Account address={address} label={label} />
        </Choice>
      ))}
    </fieldset>
  );
}

function WalletNetworks({ wallet }: PartProps) {
  const { added } = useStore(wallet.state);
  const known = [...wallet.setup.networks, ...added, wallet.currentNetwork(), ELSEWHERE];
  const byId = new Map(known.map((network) => [network.id, network]));
  return (
    <fieldset>
      <legend>Active network</legend>
      {[...byId.values()].map(({ id, name }) => (
        <Choice
          key={id}
          type="radio"
          name="network"
          value={String(id)}
          checked={id === wallet.chainId()}
          onChange={() => wallet.selectChain(id)}
        >
          <span>
            <RevealedText text={name} /> ({id})
          </span>
        </Choice>
      ))}
    </fieldset>
  );
}

function Behaviours({ wallet: { settings, setup } }: PartProps) {
  const now = useStore(settings);
  const chainIds = setup.networks.map(({ id }) => id);
  return (
    <fieldset>
      <legend>Behaviour</legend>
      {BEHAVIOURS.map(({ label, isOn, change }) => (
        <Choice
          key={label}
          type="checkbox"
          checked={isOn(now)}
          onChange={(on) => settings.update((before) => ({ ...before, ...change(on, chainIds) }))}
        >
          {label}
        </Choice>
      ))}
    </fieldset>
  );
}

function Site({ wallet }: PartProps) {
  const { locked } = useStore(wallet.settings);
  const isConnected = useStore(wallet.state).connected.length > 0;
  const site = isConnected ? 'This site sees the active account.' : 'No site is connected.';
  const toggleLock = () => wallet.settings.update((now) => ({ ...now, locked: !now.locked }));
  return (
    <div>
      <p role="status">{locked ? 'The wallet is locked.' : site}</p>
      <button type="button" onClick={toggleLock}>
        {locked ? 'Unlock' : 'Lock'}
      </button>
      {/* Stays focusable when there is nothing to disconnect, so that focus is not lost on a press. */}
      <button type="button" aria-disabled={!isConnected} onClick={() => wallet.connect([])}>
        Disconnect this site
      </button>
    </div>
  );
}
