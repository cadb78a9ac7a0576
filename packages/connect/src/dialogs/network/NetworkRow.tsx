import type { Chain } from 'viem';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { ChoiceRow } from '../../ui/ChoiceRow.tsx';
import { NetworkIcon } from './NetworkIcon.tsx';

interface NetworkRowProps {
  readonly chain: Chain;
  readonly current: boolean;
  readonly confirming: boolean;
  readonly onChoose: () => void;
}

/** One network, and how it stands with it. */
export function NetworkRow({ chain, current, confirming, onChoose }: NetworkRowProps) {
  const t = useTranslate();
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
    const notes = [current && t('network.current'), chain.testnet && t('network.testnet')];
    return notes.filter(Boolean).join(' · ');
  }
}
