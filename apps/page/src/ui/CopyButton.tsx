import { useCatalogue, useCopy } from '@mooring/connect';
import { pageCatalogue } from '../texts/pageCatalogue.ts';
import { Icon } from './Icon.tsx';

interface CopyButtonProps {
  readonly text: string;
  /** Label, such as "Copy address". */
  readonly label: string;
  /** True to show only the icon. */
  readonly compact?: boolean;
}

/**
 * Button that copies a text and confirms it briefly, without changing its size. If the browser refuses, the text is
 * shown beside it.
 */
export function CopyButton({ text, label, compact = false }: CopyButtonProps) {
  const t = useCatalogue(pageCatalogue);
  const { mutate: copy, copied, refusal } = useCopy();
  const onClick = () => copy(text);
  const icon = <Icon name={copied ? 'check' : 'copy'} />;
  return (
    <>
      {compact ? (
        <button type="button" className="icon-button" aria-label={label} onClick={onClick}>
          {icon}
        </button>
      ) : (
        <button type="button" className="button button-steady" onClick={onClick}>
          {icon}
          <span className="stack">
            <span data-shown={!copied}>{label}</span>
            <span data-shown={copied} aria-hidden={!copied}>
              {t('layout.copied')}
            </span>
          </span>
        </button>
      )}
      {refusal}
    </>
  );
}
