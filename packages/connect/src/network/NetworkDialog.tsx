import type { ComponentType } from 'react';
import type { Chain } from 'viem';
import { useAccount, useChainId, useConfig } from 'wagmi';
import type { DialogProps, MooringValue } from '../core/MooringContext.ts';
import { useAfterConnect } from '../core/useAfterConnect.ts';
import { networkCatalogue } from '../texts/networkCatalogue.ts';
import { useLazyTexts } from '../texts/useLazyTexts.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { useStylesheet } from '../theme/stylesheet.ts';
import { ChoiceRow } from '../ui/ChoiceRow.tsx';
import { DialogFrame } from '../ui/DialogFrame.tsx';
import { LeaveIcon } from '../ui/icons.tsx';
import { Notice } from '../ui/Notice.tsx';
import sceneStyles from '../ui/scene.css?inline';
import { PhoneHint } from '../wallets/PhoneHint.tsx';
import { useDisconnectWallet } from '../wallets/useDisconnectWallet.ts';
import { usePhoneNetwork } from '../wallets/usePhoneNetwork.ts';
import { useWalletName } from '../wallets/useWalletName.ts';
import { NetworkIcon } from './NetworkIcon.tsx';
import { useSwitchNetwork } from './useSwitchNetwork.ts';

/** Loads the Network dialog's texts, and returns the component. */
export async function preparedDialog({
  locales,
}: Pick<MooringValue, 'locales'>): Promise<ComponentType<DialogProps>> {
  await locales.load(networkCatalogue);
  return NetworkDialog;
}

/** Network dialog: the networks to choose from. Stays open with a message if the wallet rejects or fails. */
function NetworkDialog({ onClose }: DialogProps) {
  useStylesheet(sceneStyles);
  const t = useTranslate();
  const texts = useLazyTexts(networkCatalogue);
  const { chains } = useConfig();
  const { isConnected, chain, chainId: walletChainId, connector } = useAccount();
  const nameOf = useWalletName();
  const pageChainId = useChainId();
  const { mutateAsync: switchNetwork, ...switching } = useSwitchNetwork();
  const { mutate: disconnect } = useDisconnectWallet();
  const outside = usePhoneNetwork();
  const afterConnect = useAfterConnect(onClose);
  const current = isConnected ? walletChainId : pageChainId;
  const wrong = isConnected && !chain;

  async function choose(chainId: number) {
    if (chainId !== current) await switchNetwork({ chainId });
    // From the wrong network, continue with the step after connecting.
    if (wrong) afterConnect();
    else onClose();
  }

  const failures = {
    rejected: 'network.rejected',
    timeout: 'network.timeout',
    unsupported: 'network.unsupported',
  } as const;
  // If the wallet has switched in the meantime, the failure is outdated.
  const requestedId = switching.variables?.chainId;
  const failed = requestedId !== current && switching.error;
  const wallet = connector ? nameOf(connector) : '';
  const failedName = chains.find(({ id }) => id === requestedId)?.name;

  return (
    <DialogFrame title={t('network.title')} onClose={onClose}>
      {wrong && <Notice>{texts?.('network.wrong')}</Notice>}
      {outside && chain && (
        <Notice urgent>
          {texts?.('network.outside', { network: outside.name, current: chain.name })}
        </Notice>
      )}
      {failed && failedName && (
        <Notice urgent>
          {failed.reason === 'busy'
            ? t('connect.failedBusy', { wallet })
            : failed.reason === 'failed'
              ? t('network.failed', { network: failedName })
              : texts?.(failures[failed.reason], { network: failedName })}
        </Notice>
      )}
      {switching.isPending && <PhoneHint />}
      <ul className="mooring-list">
        {chains.map((one) => (
          <li key={one.id}>
            <NetworkRow
              chain={one}
              current={one.id === current}
              confirming={switching.isPending && requestedId === one.id}
              onChoose={() => void choose(one.id).catch(() => {})}
            />
          </li>
        ))}
      </ul>
      {wrong && (
        <button
          type="button"
          className="mooring-button mooring-button-wide"
          onClick={() => {
            disconnect();
            onClose();
          }}
        >
          <LeaveIcon />
          {t('account.disconnect')}
        </button>
      )}
    </DialogFrame>
  );
}

interface NetworkRowProps {
  readonly chain: Chain;
  readonly current: boolean;
  readonly confirming: boolean;
  readonly onChoose: () => void;
}

/** Row of a network, with its status. */
function NetworkRow({ chain, current, confirming, onChoose }: NetworkRowProps) {
  const t = useTranslate();
  const texts = useLazyTexts(networkCatalogue);
  return (
    <ChoiceRow
      icon={<NetworkIcon chain={chain} />}
      title={chain.name}
      notes={noteOf()}
      current={current}
      busy={confirming}
      onChoose={onChoose}
    />
  );

  function noteOf(): string {
    if (confirming) return t('network.confirm');
    const notes = [
      current && texts?.('network.current'),
      chain.testnet && texts?.('network.testnet'),
    ];
    return notes.filter(Boolean).join(' · ');
  }
}
