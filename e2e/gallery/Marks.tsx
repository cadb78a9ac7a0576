import { Avatar, NetworkIcon, useTheme } from '@mooring/connect';
import type { ReactNode } from 'react';
import { catalogue } from '../../packages/connect/src/core/catalogue/catalogue.ts';
import '../../packages/connect/src/connect/connect.css';
import { useTranslate } from '../../packages/connect/src/texts/useTranslate.ts';
import { useThemedPart } from '../../packages/connect/src/theme/ThemeProvider.tsx';
import '../../packages/connect/src/ui/scene.css';
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
          <Piece key={chain.id}>
            <NetworkIcon chain={chain} />
          </Piece>
        ))}
      </Group>
      <Group title="Wallets">
        <Piece>
          <WalletIcon name="Harbour" icon={picture} />
        </Piece>
        <Piece>
          <WalletIcon name="Harbour" icon={undefined} />
        </Piece>
        <Piece>
          <WalletIcon name="محفظة" icon={undefined} size="large" />
        </Piece>
        {catalogue.map((row) => (
          <Piece key={row.id}>
            <WalletIcon name={row.name} row={row} />
          </Piece>
        ))}
      </Group>
      <Group title="Waiting">
        <Piece>
          <Spinner />
        </Piece>
        <Piece>
          <span className="mooring-skeleton" />
        </Piece>
        <Piece>
          <span className="mooring-skeleton mooring-button-skeleton" />
        </Piece>
      </Group>
      <Piece>
        <Notice>{t('signIn.wrongNetwork')}</Notice>
      </Piece>
      <Piece>
        <Notice urgent>{t('network.failed', { network: chains.at(-1)?.name ?? '' })}</Notice>
      </Piece>
    </div>
  );
}

/** Parts that stand inside of pieces only. */
function Piece({ children }: { readonly children: ReactNode }) {
  return <div {...useThemedPart('part')}>{children}</div>;
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <div className="gallery-marks">{children}</div>
    </section>
  );
}
