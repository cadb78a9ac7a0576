import { useTranslate } from '../../i18n/useTranslate.ts';
import { ChoiceRow } from '../../ui/ChoiceRow.tsx';
import { WalletIcon } from '../../wallets/WalletIcon.tsx';

interface WalletRowProps {
  readonly id: string;
  readonly name: string;
  readonly icon?: string | undefined;
  readonly accent?: string | undefined;
  /** Used on this device before. */
  readonly recent?: boolean;
  /** Another wallet has the same name: its id is shown too. */
  readonly ambiguous?: boolean;
  /** Effect of choosing it, when that is not to connect at once. */
  readonly note?: string | undefined;
  readonly href?: string | undefined;
  readonly target?: '_blank' | undefined;
  readonly onChoose: () => void;
}

/** One wallet to choose; a link where choosing it opens its app. */
export function WalletRow(props: WalletRowProps) {
  const t = useTranslate();
  const { id, name, icon, accent, recent, ambiguous, note, href, target, onChoose } = props;
  const notes = (ambiguous || recent || note) && (
    <>
      {ambiguous && <bdi>{id}</bdi>}
      {note} {recent && <span className="mooring-badge">{t('connect.recent')}</span>}
    </>
  );
  return (
    <ChoiceRow
      icon={<WalletIcon name={name} icon={icon} accent={accent} />}
      title={name}
      notes={notes}
      choice={id}
      href={href}
      target={target}
      onChoose={onChoose}
    />
  );
}
