import { Avatar, NetworkIcon, useTheme } from '@mooring/connect';
import type { ReactNode } from 'react';
import { catalogue } from '../../packages/connect/src/core/catalogue/catalogue.ts';
import '../../packages/connect/src/dialogs/connect/connect.css';
import { useTranslate } from '../../packages/connect/src/i18n/useTranslate.ts';
import { Notice } from '../../packages/connect/src/ui/Notice.tsx';
import { Spinner } from '../../packages/connect/src/ui/Spinner.tsx';
import { WalletIcon } from '../../packages/connect/src/wallets/WalletIcon.tsx';
import { chains } from './chains.ts';
import { strangers } from './people.ts';
import { Stage } from './Stage.tsx';
import type { Settings } from './settings.ts';
import { picture } from './wallets.ts';

const nowhere = {};

/** Small shared components: avatars, marks, notices, placeholders. */
export function Marks({ settings }: { readonly settings: Settings }) {
  return (
    <Stage world={nowhere} settings={settings}>
      <Groups />
    </Stage>
  );
}

function Groups() {
  const { attributes } = useTheme();
  const t = useTranslate();
  return (
    <div {...attributes} className={`${attributes.className} gallery-surface`}>
      <Group title="Faces">
        {strangers.map((address) => (
          <Avatar key={address} address={address} size="medium" />
        ))}
        <Avatar address="0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266" />
        <Avatar address="0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266" size="large" />
        <Avatar
          address="0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
          picture={picture}
          size="large"
        />
      </Group>
      <Group title="Networks">
        {chains.map((chain) => (
          <NetworkIcon key={chain.id} chain={chain} />
        ))}
      </Group>
      <Group title="Wallets">
        <WalletIcon name="Harbour" icon={picture} />
        <WalletIcon name="Harbour" icon={undefined} />
        <WalletIcon name="محفظة" icon={undefined} size="large" />
        {catalogue.map((row) => (
          <WalletIcon key={row.id} name={row.name} row={row} />
        ))}
      </Group>
      <Group title="Waiting">
        <Spinner />
        <span className="mooring-skeleton" />
        <span className="mooring-skeleton mooring-button-skeleton" />
      </Group>
      <Notice>{t('network.wrong')}</Notice>
      <Notice urgent>{t('network.timeout', { network: chains.at(-1)?.name ?? '' })}</Notice>
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <div className="gallery-marks">{children}</div>
    </section>
  );
}
